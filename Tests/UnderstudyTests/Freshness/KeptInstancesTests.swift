import TestSupport
import Testing
import Understudy

@Suite struct `What a reset keeps` {
  let container = Container(label: "app")

  @Test func `a kept instance stays without the registrations that are gone, whatever follows`()
    throws
  {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    container.register(Seat.self) { Seat() }
    container.register(Repository<Seat>.self) {
      _ = try $0.resolve(Seat.self)
      return Repository(name: "seats")
    }
    let printing = try container.resolve(Printing.self)
    _ = try container.resolve(Repository<Seat>.self)
    container.reset(.everything, keeping: [Key(Printing.self), Key(Seat.self)])

    container.register(Seat.self) { Seat(number: 2) }
    #expect(try container.resolve(Printing.self) === printing)
    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try container.resolve(Printing.self) === printing)
  }

  @Test func `what a scope has kept goes when its key is registered anew above it`() throws {
    container.register(Hall.self, lifetime: .scoped("session")) { Hall(name: "old") }
    let scope = try container.openScope("session", id: 1)
    let hall = try scope.resolve(Hall.self)
    scope.reset(.everything, keeping: [Key(Hall.self)])
    container.register(Seat.self) { Seat() }
    #expect(try scope.resolve(Hall.self) === hall)
    container.register(Hall.self, lifetime: .scoped("session")) { Hall(name: "new") }
    #expect(try scope.resolve(Hall.self).name == "new")
  }

  @Test
  func `a kept instance stays, though its kept dependency was built from something that is gone`()
    throws
  {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.register(Seat.self) { Seat() }
    container.register(Hall.self) {
      _ = try $0.resolve(Seat.self)
      return Hall()
    }
    let office = try container.resolve(Office.self)
    let hall = try container.resolve(Hall.self)
    container.reset(.everything, keeping: [Key(Office.self), Key(Printing.self), Key(Seat.self)])
    container.register(Seat.self) { Seat(number: 2) }

    #expect(try container.resolve(Office.self) === office)
    #expect(try container.resolve(Printing.self) === office.printing)
    withExtendedLifetime(hall) {}
  }

  @Test func `a kept instance stays when its kept dependency is registered again`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    let printing = try container.resolve(Printing.self)
    container.reset(.everything, keeping: [Key(Printing.self), Key((any Mailer).self)])

    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try container.resolve(Printing.self) === printing)
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    #expect(try container.resolve(Printing.self).mailer.route == "new")
  }

  @Test func `a kept instance is restored by a snapshot that was taken after the reset`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    let printing = try container.resolve(Printing.self)
    container.reset(.everything, keeping: [Key(Printing.self)])
    let snapshot = container.snapshot()
    container.reset(.everything)
    try container.restore(snapshot)
    container.register((any Mailer).self) { SMTPMailer(host: "new") }

    #expect(try container.resolve(Printing.self) === printing)
  }

  @Test func `a snapshot from before the reset restores the instance as it was then`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    let printing = try container.resolve(Printing.self)
    let snapshot = container.snapshot()
    container.reset(.everything, keeping: [Key(Printing.self)])
    try container.restore(snapshot)
    #expect(try container.resolve(Printing.self) === printing)
    container.register((any Mailer).self) { SMTPMailer(host: "new") }

    #expect(try container.resolve(Printing.self).mailer.route == "new")
  }

  @Test func `a kept instance stays in a sharing fork that registers its dependency again`() throws
  {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    let printing = try container.resolve(Printing.self)
    let fork = container.fork(sharing: .builtInstances)
    fork.reset(.everything, keeping: [Key(Printing.self)])
    fork.register((any Mailer).self) { SMTPMailer(host: "new") }

    #expect(try fork.resolve(Printing.self) === printing)
  }

  @Test func `a kept instance stays in a sharing fork that is made after the reset`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    let printing = try container.resolve(Printing.self)
    container.reset(.everything, keeping: [Key(Printing.self), Key((any Mailer).self)])
    let fork = container.fork(sharing: .builtInstances)
    fork.register((any Mailer).self) { SMTPMailer(host: "new") }

    #expect(try fork.resolve(Printing.self) === printing)
  }

  @Test func `a kept build in flight is stored, though its dependencies are gone`() async throws {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    let build = container.registerHeldPrinting()
    async let waiting = container.resolve(Printing.self)
    await build.started()
    container.reset(.everything, keeping: [Key(Printing.self)])
    build.end()

    let printing = try await waiting
    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try await container.resolve(Printing.self) === printing)
  }

  @Test func `a kept build in flight is dropped when its dependency in flight is registered again`()
    async throws
  {
    let build = HeldBuild()
    container.register((any Mailer).self) { (_: Resolver) async throws in
      await build.hold()
      return SMTPMailer(host: "old")
    }
    container.register(Printing.self) { (resolver: Resolver) async throws in
      Printing(mailer: try await resolver.resolve((any Mailer).self))
    }
    async let waiting = container.resolve(Printing.self)
    await build.started()
    container.reset(.instances, keeping: [Key(Printing.self)])
    build.end()
    _ = try await waiting

    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try await container.resolve(Printing.self).mailer.route == "new")
  }
}
