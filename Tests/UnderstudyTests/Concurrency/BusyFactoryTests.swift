import TestSupport
import Testing
import Understudy

/// Factories that use their own container in every way it has, while it waits for them.
@Suite(.tags(.scenario43), .timeLimit(.minutes(5))) struct `Busy factories` {
  let container = Container(label: "app")
  let builds = Counter()

  init() {
    container.register(Hall.self) { Hall() }
    container.register(Hall.self, name: "B") { Hall(name: "B") }
    container.register(Seat.self, lifetime: .transient) { Seat(number: 3) }
  }

  @Test(arguments: FactoryAction.all)
  func `a factory resolved on a thread can use its own container`(action: FactoryAction)
    async throws
  {
    container.register(Repository<Seat>.self) { [builds] in
      builds.add()
      try action.act($0)
      return Repository(name: "done")
    }
    for _ in 0..<2 {
      let name = thread { [container] in try container.resolve(Repository<Seat>.self).name }
      #expect(try await name.value == "done")
    }
    try expectCount(action)
  }

  @Test(arguments: FactoryAction.all)
  func `a factory resolved by a task can use its own container`(action: FactoryAction) async throws
  {
    container.register(Repository<Seat>.self) { [builds] in
      builds.add()
      try action.act($0)
      return Repository(name: "done")
    }
    try await expectDone(action)
  }

  @Test(arguments: FactoryAction.all)
  func `an asynchronous factory can use its own container`(action: FactoryAction) async throws {
    container.register(Repository<Seat>.self) { [builds] (resolver: Resolver) async throws in
      builds.add()
      try action.act(resolver)
      return Repository(name: "done")
    }
    try await expectDone(action)
  }

  private func expectDone(_ action: FactoryAction) async throws {
    try await patiently { [container] () async throws in
      for _ in 0..<2 {
        #expect(try await container.resolve(Repository<Seat>.self).name == "done")
      }
    }
    try expectCount(action)
  }

  /// A action that supersedes its own build is done once a resolve.
  private func expectCount(_ action: FactoryAction) throws {
    #expect(builds.count == (action.supersedes ? 2 : 1))
    #expect(try container.resolve(Hall.self, name: "B").name == "B")
  }

  @Test func `an asynchronous factory can wait for a task that resolves another key`() async throws
  {
    container.register(Repository<Seat>.self) { [container] (_: Resolver) async throws in
      let hall = try await Task.detached { try await container.resolve(Hall.self) }.value
      return Repository(name: hall.name)
    }
    try await patiently { [container] () async throws in
      #expect(try await container.resolve(Repository<Seat>.self).name == "Main")
    }
  }

  @Test func `a worker thread that resolves the key being built, with its resolver, gets an error`()
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

  @Test
  func `a worker thread that resolves another key, which needs the key being built, gets an error`()
    async throws
  {
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
  func `a task that resolves the key being built, and that its factory awaits, gets an error`(
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
