import Testing
import Understudy

@Suite struct `An injection read during a build` {
  let container = Container(label: "app")
  let mailer: Injected<any Mailer>

  init() {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    mailer = withContainer(container) { Injected<any Mailer>() }
    container.register(Printing.self) { [mailer] in Printing(mailer: try mailer()) }
  }

  @Test func `is a dependency, though it already holds its instance`() throws {
    _ = try mailer()
    #expect(try container.resolve(Printing.self).mailer.route == "old")

    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try container.resolve(Printing.self).mailer.route == "new")
  }

  @Test func `is a dependency on its first read, though the container built its instance before`()
    throws
  {
    _ = try container.resolve((any Mailer).self)
    #expect(try container.resolve(Printing.self).mailer.route == "old")

    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try container.resolve(Printing.self).mailer.route == "new")
  }

  @Test func `is a dependency when read by await, too`() async throws {
    container.register(Printing.self) { [mailer] (_: Resolver) async throws in
      Printing(mailer: try await mailer.resolve())
    }
    _ = try await mailer.resolve()
    #expect(try await container.resolve(Printing.self).mailer.route == "old")

    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try await container.resolve(Printing.self).mailer.route == "new")
  }
}
