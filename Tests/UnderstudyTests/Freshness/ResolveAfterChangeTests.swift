import TestSupport
import Testing
import Understudy

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
