import TestSupport
import Testing
import Understudy

/// A factory has given its resolver away, and has returned.
@Suite struct `A kept resolver` {
  let container = Container(label: "app")

  init() {
    container.register(Keeper.self) { Keeper($0) }
    container.register(Hall.self, lifetime: .graph) { Hall() }
    container.register(Printing.self, name: "lost", lifetime: .transient) {
      try Printing(mailer: $0.resolve())
    }
  }

  @Test func `begins a chain of its own`() throws {
    let resolver = try container.resolve(Keeper.self).resolver

    let miss = #expect(throws: ContainerError.self) { try resolver.resolve(Seat.self) }
    #expect(miss?.path == [Key(Seat.self)])
    let deeper = #expect(throws: ContainerError.self) { try resolver.resolveAll(Printing.self) }
    #expect(deeper?.path == [Key(Printing.self, name: "lost"), Key((any Mailer).self)])
  }

  @Test func `begins a chain of its own where it awaits`() async throws {
    let resolver = try await container.resolve(Keeper.self).resolver

    let miss = await #expect(throws: ContainerError.self) { try await resolver.resolve(Seat.self) }
    #expect(miss?.path == [Key(Seat.self)])
    let deeper = await #expect(throws: ContainerError.self) {
      try await resolver.resolveAll(Printing.self)
    }
    #expect(deeper?.path == [Key(Printing.self, name: "lost"), Key((any Mailer).self)])
  }

  @Test func `shares nothing with the resolve that its factory was part of`() throws {
    let resolver = try container.resolve(Keeper.self).resolver

    #expect(try resolver.resolve(Hall.self) !== resolver.resolve(Hall.self))
  }

  @Test func `in a shared instance holds nothing but its container`() throws {
    container.register(Keeper.self, name: "shared", lifetime: .graph) { Keeper($0) }
    container.register(Pledge.self, lifetime: .transient) {
      Pledge(keeper: try $0.resolve(name: "shared"), again: try $0.resolve(name: "shared"))
    }
    weak var keeper: Keeper?
    do {
      let pledge = try container.resolve(Pledge.self)
      #expect(pledge.keeper === pledge.again)
      keeper = pledge.keeper
    }
    #expect(keeper == nil)
  }

  @Test(arguments: [true, false])
  func `in an instance that first readers of an injection share holds nothing else, either`(
    isLazy: Bool
  ) throws {
    weak var keeper: Keeper?
    do {
      container.register(Keeper.self, lifetime: .transient) { Keeper($0) }
      if isLazy {
        keeper = try container.resolve(Lazy<Keeper>.self).get()
      } else {
        keeper = try withContainer(container) { Injected<Keeper>() }()
      }
    }
    #expect(keeper == nil)
  }

  @Test func `of a factory that failed is no part of a cycle`() async throws {
    let resolvers = Recorder<Resolver>()
    container.register(Keeper.self, name: "late", lifetime: .transient) {
      (resolver: Resolver) async throws in
      if resolvers.all.isEmpty {
        resolvers.add(resolver)
        throw Broken()
      }
      return Keeper(resolver)
    }
    _ = try? await container.resolve(Keeper.self, name: "late")

    let resolver = try #require(resolvers.all.first)
    _ = try await resolver.resolve(Keeper.self, name: "late")
  }

  @Test func `of a factory with a parameter begins a chain of its own`() throws {
    container.register {
      Registration(Keeper.self, with: Int.self) { resolver, _ in Keeper(resolver) }
    }
    let factory = try container.resolve(ParameterizedFactory<Int, Keeper>.self)
    let resolver = try factory.create(with: 1).resolver

    let miss = #expect(throws: ContainerError.self) { try resolver.resolve(Seat.self) }
    #expect(miss?.path == [Key(Seat.self)])
  }
}

@Suite struct `A task that has outlived its factory` {
  let container = Container(label: "app")
  let hasReturned = Latch()

  @Test func `begins a chain of its own`() async throws {
    container.register(Errand.self) { [hasReturned] in
      Errand {
        await hasReturned.wait()
        return try await Container.current.resolve(Hall.self)
      }
    }
    let errand = try await container.resolve(Errand.self)
    hasReturned.open()
    let miss = await #expect(throws: ContainerError.self) { try await errand.task.value }
    #expect(miss?.path == [Key(Hall.self)])
  }

  @Test(arguments: [true, false])
  func `makes injections of its container, as long as something else holds that`(
    isHeld: Bool
  ) async throws {
    let injected = Promise<Injected<Hall>>()
    var held: Container?
    do {
      let local = Container(label: "local")
      local.register(Hall.self) { Hall(name: "local") }
      local.register(Seat.self) { [hasReturned] in
        Task {
          await hasReturned.wait()
          injected.keep(.success(Injected()))
        }
        return Seat()
      }
      _ = try await local.resolve(Seat.self)
      if isHeld { held = local }
    }
    hasReturned.open()
    let injection = try await injected.value
    if isHeld {
      #expect(try await injection.resolve().name == "local")
    } else {
      let refusals = Recorder<ContainerError.Kind>()
      // Where the testing modules are in the process, it is told of that.
      await withKnownIssue(isIntermittent: true) {
        do { _ = try await injection.resolve() } catch let error as ContainerError {
          refusals.add(error.kind)
        }
      }
      #expect(refusals.all == [.containerUnavailable])
    }
    withExtendedLifetime(held) {}
  }
}

// MARK: - Fixtures

/// Starts a task in its factory.
private final class Errand: Sendable {
  let task: Task<Hall, any Error>
  init(_ body: @escaping @Sendable () async throws -> Hall) { task = Task { try await body() } }
}

private struct Pledge: Sendable {
  let keeper: Keeper
  let again: Keeper
}

private final class Keeper: Sendable {
  let resolver: Resolver
  init(_ resolver: Resolver) { self.resolver = resolver }
}
