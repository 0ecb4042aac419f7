import TestSupport
import Testing
import Understudy

@Suite struct `Requiring an instance` {
  @Test func `require returns the instance, like resolve`() throws {
    let container = Container(label: "app")
    container.register(Hall.self, name: "B") { Hall(name: "B") }
    #expect(container.require(Hall.self, name: "B").name == "B")
    #expect(try container.require(Hall.self, name: "B") === container.resolve(Hall.self, name: "B"))
  }

  @Test func `require traps for a missing one, after the whole text is printed`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let container = Container(label: "app")
      container.register(Hall.self, name: "B") { Hall() }
      _ = container.require(Hall.self, name: "C")
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Nothing is registered for Hall(name: C)."))
    #expect(text.contains("names registered for this type: B"))
    #expect(text.contains("fix: resolve it by its name"))
  }

  @Test func `a resolver kept after its build resolves with a fresh chain`() throws {
    let container = Container(label: "app")
    let kept = Recorder<Resolver>()
    container.register(Seat.self) { Seat(number: 3) }
    container.register(Hall.self) {
      kept.add($0)
      return Hall(name: "\(try $0.resolve(Seat.self).number)")
    }
    let hall = try container.resolve(Hall.self)
    let resolver = kept.all[0]

    #expect(try resolver.resolve(Hall.self) === hall)
    let error = #expect(throws: ContainerError.self) { try resolver.resolve((any Mailer).self) }
    #expect(error?.path == [Key((any Mailer).self)])
    // What it resolves now is not what the instance was built from.
    container.register((any Mailer).self) { SMTPMailer(host: "late") }
    #expect(try resolver.resolve((any Mailer).self).route == "late")
    container.register((any Mailer).self) { SMTPMailer(host: "later") }
    #expect(try container.resolve(Hall.self) === hall)
  }
}
