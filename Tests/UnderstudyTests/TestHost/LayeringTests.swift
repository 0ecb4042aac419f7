import TestSupport
import Testing
import Understudy

@Suite struct `A container that stands on another` {
  let origin = Container(label: "origin")

  @Test func `takes over instances of shared registrations, and of no others`() throws {
    origin.register(Hall.self) { Hall() }
    origin.register(Hall.self, name: "replaced") { Hall() }
    let halls = try [nil, "replaced"].map { try origin.resolve(Hall.self, name: $0) }

    let heir = origin.fork()
    heir.register(Hall.self, name: "replaced") { Hall() }
    heir.importInstances(of: origin)
    #expect(try heir.resolve(Hall.self) === halls[0])
    #expect(try heir.resolve(Hall.self, name: "replaced") !== halls[1])
  }

  @Test func `rebuilds instances whose dependencies it replaces, or registers for the first time`()
    throws
  {
    origin.register((any Mailer).self) { SMTPMailer(host: "origin") }
    origin.register(Printing.self) { Printing(mailer: try $0.resolve()) }
    origin.register(Hall.self) {
      Hall(name: try $0.resolveIfRegistered(Seat.self) == nil ? "empty" : "taken")
    }
    _ = try (origin.resolve(Printing.self), origin.resolve(Hall.self))

    let heir = origin.fork()
    heir.register((any Mailer).self) { SMTPMailer(host: "heir") }
    heir.register(Seat.self, instance: Seat())
    heir.importInstances(of: origin)
    #expect(try heir.resolve(Printing.self).mailer.route == "heir")
    #expect(try heir.resolve(Hall.self).name == "taken")
  }

  @Test
  func `takes over instances that a reset of everything has kept, whatever they were built from`()
    throws
  {
    origin.register((any Mailer).self) { SMTPMailer(host: "origin") }
    origin.register(Printing.self) { Printing(mailer: try $0.resolve()) }
    let printing = try origin.resolve(Printing.self)
    origin.reset(.everything, keeping: [Key(Printing.self)])

    let heir = origin.fork()
    heir.register((any Mailer).self) { SMTPMailer(host: "heir") }
    heir.importInstances(of: origin)
    #expect(try heir.resolve(Printing.self) === printing)
  }

  @Test func `rebuilds instances that look up later a key that it replaces`() throws {
    origin.register((any Mailer).self) { SMTPMailer(host: "origin") }
    origin.register(Counting.self) { Counting() }
    let built = try origin.resolve(Counting.self)

    let same = origin.fork()
    same.importInstances(of: origin)
    #expect(try same.resolve(Counting.self) === built)

    let other = origin.fork()
    other.register((any Mailer).self) { SMTPMailer(host: "other") }
    other.importInstances(of: origin)
    #expect(try other.resolve(Counting.self) !== built)
    #expect(try other.resolve(Counting.self).mailer().route == "other")
  }

  @Test func `gets hidden registrations back with the instances built from them`() throws {
    let base = origin.fork()
    origin.register(Hall.self) { Hall() }
    let hall = try origin.resolve(Hall.self)
    let additions = origin.additions(to: base)

    let layer = origin.fork(sharing: .builtInstances)
    layer.register(Hall.self) { Hall() }
    layer.register(Seat.self, instance: Seat())
    let heir = layer.fork(sharing: .builtInstances)
    heir.reapply(additions)
    #expect(try heir.resolve(Hall.self) === hall)
    #expect(try heir.resolve(Seat.self) == Seat())
  }

  @Test func `leaves the clean-up of what it gets back to the container it came from`() async throws
  {
    let closings = Counter()
    let base = origin.fork()
    origin.register {
      Registration(Hall.self, instance: Hall()).onClose { _ in closings.add() }
    }
    let heir = origin.fork()
    heir.register(Hall.self) { Hall() }
    heir.reapply(origin.additions(to: base))
    await heir.close()
    #expect(closings.count == 0)
    await origin.close()
    #expect(closings.count == 1)
  }
}

// MARK: - Fixtures

private final class Counting: Sendable {
  let mailer = Injected<any Mailer>()
}
