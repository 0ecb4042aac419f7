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

@Suite struct `A resolve after a change` {
  @Test func `a resolve after a change does not get the failure of an earlier build`() async throws
  {
    let container = Container()
    let build = HeldBuild()
    container.register(Printing.self) { (resolver: Resolver) async throws in
      do {
        return Printing(mailer: try await resolver.resolve((any Mailer).self))
      } catch {
        await build.hold()
        throw error
      }
    }
    let early = Task { try await container.resolve(Printing.self) }
    await build.started()
    container.register((any Mailer).self) { SMTPMailer(host: "there") }
    let late = Task { try await container.resolve(Printing.self) }
    build.end()

    await #expect(throws: ContainerError.self) { try await early.value }
    #expect(try await late.value.mailer.route == "there")
  }

  @Test func `a resolve after a change does not get an instance of an earlier build`() async throws
  {
    let container = Container()
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    let build = container.registerHeldPrinting()
    let early = await container.waiter(for: Printing.self)
    await build.started()
    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    let late = await container.waiter(for: Printing.self)
    build.end()

    #expect(try await early.value.mailer.route == "old")
    #expect(try await late.value.mailer.route == "new")
  }

  @Test func `a dependency that was absent or failed is recorded, though the error was caught`()
    throws
  {
    let container = Container()
    container.register(Repository<Seat>.self) {
      Repository(name: (try? $0.resolve((any Mailer).self))?.route ?? "none")
    }
    #expect(try container.resolve(Repository<Seat>.self).name == "none")
    container.register((any Mailer).self) { throw Broken() }
    #expect(try container.resolve(Repository<Seat>.self).name == "none")
    container.register((any Mailer).self) { SMTPMailer(host: "mended") }
    #expect(try container.resolve(Repository<Seat>.self).name == "mended")
  }

  @Test func `a dependency that failed inside a transient is recorded`() throws {
    let container = Container()
    container.register(Printing.self, lifetime: .transient) { try Printing(mailer: $0.resolve()) }
    container.register(Repository<Seat>.self) {
      Repository(name: (try? $0.resolve(Printing.self))?.mailer.route ?? "none")
    }
    container.register((any Mailer).self) { throw Broken() }
    #expect(try container.resolve(Repository<Seat>.self).name == "none")

    container.register((any Mailer).self) { SMTPMailer(host: "mended") }
    #expect(try container.resolve(Repository<Seat>.self).name == "mended")
  }

  @Test func `a dependency that failed in an asynchronous factory is recorded`() async throws {
    let container = Container()
    for lifetime in [Lifetime<Printing>.transient, .singleton] {
      container.register((any Mailer).self) { throw Broken() }
      container.register(Printing.self, lifetime: lifetime) { (resolver: Resolver) async throws in
        Printing(mailer: try await resolver.resolve())
      }
      container.register(Repository<Seat>.self) { (resolver: Resolver) async throws in
        let printing = try? await resolver.resolve(Printing.self)
        return Repository(name: printing?.mailer.route ?? "none")
      }
      #expect(try await container.resolve(Repository<Seat>.self).name == "none")

      container.register((any Mailer).self) { SMTPMailer(host: "mended") }
      #expect(try await container.resolve(Repository<Seat>.self).name == "mended")
    }
  }

  @Test func `a dependency that failed while its caller only waited for it is recorded`()
    async throws
  {
    let container = Container()
    let build = HeldBuild()
    container.register((any Mailer).self) { (_: Resolver) async throws in
      await build.hold()
      throw Broken()
    }
    container.register(Repository<Seat>.self) { (resolver: Resolver) async throws in
      Repository(name: (try? await resolver.resolve((any Mailer).self))?.route ?? "none")
    }
    let first = await suspended { try await container.resolve((any Mailer).self).route }
    await build.started()
    let second = await container.waiter(for: Repository<Seat>.self)
    build.end()
    await #expect(throws: ContainerError.self) { try await first.value }
    #expect(try await second.value.name == "none")

    container.register((any Mailer).self) { SMTPMailer(host: "mended") }
    #expect(try await container.resolve(Repository<Seat>.self).name == "mended")
  }

  @Test func `a cycle of factories that reset the container is an error`() {
    let container = Container()
    container.register(Hall.self) {
      container.reset()
      return try $0.resolve(Hall.self, name: "B")
    }
    container.register(Hall.self, name: "B") { try $0.resolve(Hall.self) }

    let error = #expect(throws: ContainerError.self) { try container.resolve(Hall.self) }
    #expect(error?.kind == .circularDependency)
  }

  @Test func `a cycle of asynchronous factories that reset the container is an error`() async {
    let container = Container()
    let runs = Counter()
    for (name, next) in [("A", "B"), ("B", "A")] {
      container.register(Hall.self, name: name) { (resolver: Resolver) async throws in
        // Unnoticed, the circle ends here.
        guard runs.add() < 100 else { throw Broken() }
        container.reset()
        return try await resolver.resolve(Hall.self, name: next)
      }
    }

    let error = await #expect(throws: ContainerError.self) {
      try await container.resolve(Hall.self, name: "A")
    }
    #expect(error?.kind == .circularDependency)
  }

  @Test func `a container continues after a cycle of factories that reset it`() throws {
    let container = Container()
    let resets = Counter()
    container.register(Hall.self) {
      if resets.add() < 3 { container.reset() }
      return (try? $0.resolve(Hall.self, name: "B")) ?? Hall(name: "spare")
    }
    container.register(Hall.self, name: "B") { try $0.resolve(Hall.self) }

    #expect(try container.resolve(Hall.self).name == "spare")
    #expect(try container.resolve(Hall.self).name == "spare")
  }

  @Test func `a transient's CancellationError is rethrown unchanged through an await`() async {
    let container = Container()
    container.register(Hall.self, lifetime: .transient) { throw CancellationError() }
    await #expect(throws: CancellationError.self) { try await container.resolve(Hall.self) }
  }

  @Test func `a main-actor factory's CancellationError is rethrown unchanged`() async {
    let container = Container()
    container.register(Hall.self, on: MainActor.self) { _ in throw CancellationError() }
    await #expect(throws: CancellationError.self) { try await container.resolve(Hall.self) }
  }
}
