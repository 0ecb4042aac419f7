import Testing
import Understudy

/// Factories that use their own container in every way it has, while it waits for them.
@Suite(.timeLimit(.minutes(5))) struct `Busy factories` {
  let container = Container(label: "app")
  let builds = Counter()

  init() {
    container.register(Hall.self) { Hall() }
    container.register(Hall.self, name: "B") { Hall(name: "B") }
    container.register(Seat.self, lifetime: .transient) { Seat(number: 3) }
  }

  @Test(arguments: Deed.all)
  func `43 one asked for on a thread`(deed: Deed) async throws {
    container.register(Repository<Seat>.self) { [builds] in
      builds.add()
      try deed.act($0)
      return Repository(name: "done")
    }
    for _ in 0..<2 {
      let name = thread { [container] in try container.resolve(Repository<Seat>.self).name }
      #expect(try await name.value == "done")
    }
    try expectCount(deed)
  }

  @Test(arguments: Deed.all)
  func `43 one asked for by a task`(deed: Deed) async throws {
    container.register(Repository<Seat>.self) { [builds] in
      builds.add()
      try deed.act($0)
      return Repository(name: "done")
    }
    try await expectDone(deed)
  }

  @Test(arguments: Deed.all)
  func `43 an asynchronous one`(deed: Deed) async throws {
    container.register(Repository<Seat>.self) { [builds] (resolver: Resolver) async throws in
      builds.add()
      try deed.act(resolver)
      return Repository(name: "done")
    }
    try await expectDone(deed)
  }

  private func expectDone(_ deed: Deed) async throws {
    try await patiently { [container] () async throws in
      for _ in 0..<2 {
        #expect(try await container.resolve(Repository<Seat>.self).name == "done")
      }
    }
    try expectCount(deed)
  }

  /// A deed that supersedes its own build is done once a resolve.
  private func expectCount(_ deed: Deed) throws {
    #expect(builds.count == (deed.supersedes ? 2 : 1))
    #expect(try container.resolve(Hall.self, name: "B").name == "B")
  }

  @Test func `43 one that waits for a task which resolves another key`() async throws {
    container.register(Repository<Seat>.self) { [container] (_: Resolver) async throws in
      let hall = try await Task.detached { try await container.resolve(Hall.self) }.value
      return Repository(name: hall.name)
    }
    try await patiently { [container] () async throws in
      #expect(try await container.resolve(Repository<Seat>.self).name == "Main")
    }
  }

  @Test func `43 a worker thread that asks by the resolver for the key being built gets an error`()
    async throws
  {
    let errors = Recorder<ContainerError>()
    container.register(Repository<Seat>.self) { resolver in
      onThreads(1) { _ in
        do throws(ContainerError) { _ = try resolver.resolve(Repository<Seat>.self) } catch {
          errors.add(error)
        }
      }
      return Repository(name: "done")
    }
    let name = thread { [container] in try container.resolve(Repository<Seat>.self).name }
    #expect(try await name.value == "done")
    #expect(errors.all.map(\.kind) == [.circularDependency])
    #expect(
      errors.all.first?.path == [Key(Repository<Seat>.self), Key(Repository<Seat>.self)]
    )
  }

  @Test func `43 the same where the worker builds another key that needs it`() async throws {
    let errors = Recorder<ContainerError>()
    container.register(Repository<Hall>.self) {
      Repository(name: try $0.resolve(Repository<Seat>.self).name)
    }
    container.register(Repository<Seat>.self) { resolver in
      onThreads(1) { _ in
        do throws(ContainerError) { _ = try resolver.resolve(Repository<Hall>.self) } catch {
          errors.add(error)
        }
      }
      return Repository(name: "done")
    }
    let name = thread { [container] in try container.resolve(Repository<Seat>.self).name }
    #expect(try await name.value == "done")
    #expect(errors.all.map(\.kind) == [.circularDependency])
    #expect(try container.now(Repository<Hall>.self).name == "done")
  }

  @Test(arguments: [true, false])
  func `43 the same for a task that an asynchronous factory waits for`(
    isDetached: Bool
  ) async throws {
    let errors = Recorder<ContainerError.Kind?>()
    container.register(Repository<Seat>.self) { (resolver: Resolver) async throws in
      let ask: @Sendable () async throws -> Void = {
        _ = try await resolver.resolve(Repository<Seat>.self)
      }
      do {
        if isDetached {
          try await Task.detached { try await ask() }.value
        } else {
          try await ask()
        }
      } catch {
        errors.add((error as? ContainerError)?.kind)
      }
      return Repository(name: "done")
    }
    try await patiently { [container] () async throws in
      #expect(try await container.resolve(Repository<Seat>.self).name == "done")
    }
    #expect(errors.all == [.circularDependency])
  }
}
