import TestSupport
import Testing
import Understudy

@Suite struct `Cycles` {
  let container = Container(label: "app")

  private func path(of body: () throws -> Void) throws -> [String] {
    let error = try #require(throws: ContainerError.self) { try body() }
    #expect(error.kind == .circularDependency)
    return error.path.map(\.description)
  }

  @Test(.tags(.scenario9), arguments: [true, false])
  func `a key that depends on itself is an error with its path`(isShared: Bool) throws {
    if isShared {
      container.register(Knot.self, name: "A") { try Knot($0.resolve(Knot.self, name: "A")) }
    } else {
      container.register(Knot.self, name: "A", lifetime: .transient) {
        try Knot($0.resolve(Knot.self, name: "A"))
      }
    }

    let path = try path { _ = try container.resolve(Knot.self, name: "A") }
    #expect(path == ["Knot(name: A)", "Knot(name: A)"])
  }

  @Test(.tags(.scenario9), arguments: [true, false])
  func `a cycle of three is an error with the exact path`(isShared: Bool) throws {
    for (name, next) in [("A", "B"), ("B", "C"), ("C", "A")] {
      if isShared {
        container.register(Knot.self, name: name) { try Knot($0.resolve(Knot.self, name: next)) }
      } else {
        container.register(Knot.self, name: name, lifetime: .transient) {
          try Knot($0.resolve(Knot.self, name: next))
        }
      }
    }

    let path = try path { _ = try container.resolve(Knot.self, name: "A") }
    #expect(path == ["Knot(name: A)", "Knot(name: B)", "Knot(name: C)", "Knot(name: A)"])
  }

  @Test(.tags(.scenario9)) func `a cycle through the current container and wrappers is found`()
    throws
  {
    container.register(Knot.self, name: "A") {
      try Knot(Container.current.resolve(Knot.self, name: "B"))
    }
    container.register(Knot.self, name: "B") { Knot(try Injected<Knot>(name: "A")()) }

    let path = try path { _ = try container.resolve(Knot.self, name: "A") }
    #expect(path == ["Knot(name: A)", "Knot(name: B)", "Knot(name: A)"])
  }

  @Test(.tags(.scenario9)) func `a cycle of asynchronous factories is found`() async throws {
    container.register(Knot.self, name: "A") {
      (resolver: Resolver) async throws in Knot(try await resolver.resolve(Knot.self, name: "B"))
    }
    container.register(Knot.self, name: "B") {
      (resolver: Resolver) async throws in Knot(try await resolver.resolve(Knot.self, name: "A"))
    }

    let error = await #expect(throws: ContainerError.self) {
      try await container.resolve(Knot.self, name: "A")
    }
    #expect(error?.kind == .circularDependency)
    #expect(
      error?.path.map(\.description) == ["Knot(name: A)", "Knot(name: B)", "Knot(name: A)"]
    )
  }

  @Test(.tags(.scenario9)) func `a cycle of asynchronous transients is found`() async throws {
    let runs = Counter()
    for (name, next) in [("A", "B"), ("B", "A")] {
      container.register(Knot.self, name: name, lifetime: .transient) {
        (resolver: Resolver) async throws in
        // Unnoticed, the circle ends here.
        guard runs.add() < 100 else { throw Broken() }
        return Knot(try await resolver.resolve(Knot.self, name: next))
      }
    }

    let error = await #expect(throws: ContainerError.self) {
      try await container.resolve(Knot.self, name: "A")
    }
    #expect(error?.kind == .circularDependency)
    #expect(
      error?.path.map(\.description) == ["Knot(name: A)", "Knot(name: B)", "Knot(name: A)"]
    )
  }

  @Test(.tags(.scenario9)) func `a provider breaks a cycle`() throws {
    container.register(Ring.self, name: "A") {
      Ring(next: try $0.resolve(Provider<Ring>.self, name: "B"))
    }
    container.register(Ring.self, name: "B") {
      Ring(next: try $0.resolve(Provider<Ring>.self, name: "A"))
    }

    let ring = try container.resolve(Ring.self, name: "A")
    #expect(try ring.next.get().next.get() === ring)
  }

  @Test(.tags(.scenario9)) func `a lazy breaks a cycle`() throws {
    container.register(LazyRing.self, name: "A") {
      LazyRing(next: try $0.resolve(Lazy<LazyRing>.self, name: "B"))
    }
    container.register(LazyRing.self, name: "B") {
      LazyRing(next: try $0.resolve(Lazy<LazyRing>.self, name: "A"))
    }

    let ring = try container.resolve(LazyRing.self, name: "A")
    #expect(try ring.next.get().next.get() === ring)
  }

  @Test(.tags(.scenario9)) func `two containers with the same keys are no cycle`() throws {
    let other = Container(label: "other")
    other.register(Knot.self, name: "A") { Knot(nil) }
    container.register(Knot.self, name: "A") { _ in
      try Knot(withContainer(other) { try Container.current.resolve(Knot.self, name: "A") })
    }

    #expect(try container.resolve(Knot.self, name: "A").next != nil)
  }

  @Test func `a cycle across two containers is found`() throws {
    let other = Container(label: "other")
    other.register(Knot.self, name: "B") { [container] _ in
      try Knot(container.resolve(Knot.self, name: "A"))
    }
    container.register(Knot.self, name: "A") { _ in try Knot(other.resolve(Knot.self, name: "B")) }

    let path = try path { _ = try container.resolve(Knot.self, name: "A") }
    #expect(path == ["Knot(name: A)", "Knot(name: B)", "Knot(name: A)"])
  }

  @Test func `a container continues after a cycle`() throws {
    container.register(Knot.self, name: "A") { try Knot($0.resolve(name: "A")) }
    #expect(throws: ContainerError.self) { try container.resolve(Knot.self, name: "A") }

    container.register(Knot.self, name: "A") { Knot(nil) }
    #expect(try container.resolve(Knot.self, name: "A").next == nil)
  }

  @Test func `a factory that stopped waiting is no part of a cycle`() async throws {
    let isRunning = Latch()
    let hasGivenUp = Latch()
    container.register(Knot.self, name: "A") { (resolver: Resolver) async throws in
      let asking = Task { try await resolver.resolve(Knot.self, name: "B") }
      await isRunning.wait()
      asking.cancel()
      _ = await asking.result
      hasGivenUp.open()
      return Knot(nil)
    }
    container.register(Knot.self, name: "B") { (resolver: Resolver) async throws in
      isRunning.open()
      await hasGivenUp.wait()
      return Knot(try await resolver.resolve(Knot.self, name: "A"))
    }

    async let a = container.resolve(Knot.self, name: "A")
    await isRunning.wait()
    async let b = container.resolve(Knot.self, name: "B")
    #expect(try await b.next === a)
  }
}

// MARK: - Fixtures

private final class Knot: Sendable {
  let next: Knot?
  init(_ next: Knot?) { self.next = next }
}
private final class Ring: Sendable {
  let next: Provider<Ring>
  init(next: Provider<Ring>) { self.next = next }
}
private final class LazyRing: Sendable {
  let next: Lazy<LazyRing>
  init(next: Lazy<LazyRing>) { self.next = next }
}
