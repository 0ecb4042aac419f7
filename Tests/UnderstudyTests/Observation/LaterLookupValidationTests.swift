import TestSupport
import Testing
import Understudy
import UnderstudyInsight

@Suite struct `What is looked up later` {
  let container = Container(label: "app")

  private func failures() async throws -> [ContainerError] {
    let (failures, validated) = try sync()
    #expect(try await container.audit().failures.map(\.description) == failures.map(\.description))
    let error = try await #require(throws: ContainerError.self) { try await container.validate() }
    #expect(paths(in: error) == failures.map(\.path))
    #expect(paths(in: validated) == failures.map(\.path))
    return failures
  }

  private func sync() throws -> ([ContainerError], ContainerError) {
    (
      container.audit().failures,
      try #require(throws: ContainerError.self) { try container.validate() }
    )
  }

  private func paths(in error: ContainerError) -> [[Key]]? {
    if case .validationFailed(_, let failures) = error { failures.map(\.path) } else { nil }
  }

  @Test func `is a failure, if its type is not registered and not optional`() async throws {
    container.register(Bar.self) { Bar(glass: try $0.resolve()) }
    let failures = try await failures()
    #expect(failures.map(\.kind) == Array(repeating: .dependencyNotRegistered, count: 4))
    let missing = [Key.of(Bottle.self), .of(Ice.self), .of(Glass.self), .of(Straw.self)]
    #expect(Set(failures.map(\.path)) == Set(missing.map { [.of(Bar.self), $0] }))
    let text = failures.first { $0.path.last == .of(Bottle.self) }?.description
    #expect(
      text?.contains("resolved at UnderstudyTests/LaterLookupValidationTests.swift:\(Bar.line)")
        == true
    )
    let nodes = try await container.audit().graph.nodes.filter { $0.kind == .missing }
    #expect(nodes.count == 4)
  }

  @Test func `is a failure of a class and of what asynchronous code builds, too`() async throws {
    container.register(Trolley.self) { _ in
      await Task.yield()
      return Trolley()
    }
    let error = await #expect(throws: ContainerError.self) { try await container.validate() }
    #expect(
      error?.description.contains("Nothing is registered for Bottle. (Trolley → Bottle)") == true
    )
    #expect(
      try await container.audit().failures.map(\.path) == [[.of(Trolley.self), .of(Bottle.self)]]
    )
  }

  @Test func `is no failure, if it is registered by then, or a parent has it`() async throws {
    container.register(Bar.self) { Bar(glass: try $0.resolve()) }
    container.register(Bottle.self, instance: Bottle())
    container.register(Ice.self, instance: Ice())
    container.register(Glass.self, instance: Glass())
    let child = Container(label: "child", parent: container)
    child.register(Bar.self) { Bar(glass: try $0.resolve()) }
    container.register(Straw.self, instance: Straw())
    try await child.validate()
    #expect(try await child.audit().isClean)
    #expect(try await container.audit().isClean)
  }

  @Test func `is no failure of a property that an initializer replaces`() async throws {
    container.register(Shaker.self) { Shaker(bottle: Bottle()) }
    container.register(Tumbler.self, lifetime: .transient) { Tumbler(bottle: Bottle()) }
    try await container.validate()
    #expect(try await container.audit().isClean)
  }

  @Test func `is left out, if a scope may provide it, and found there`() async throws {
    container.register(Trolley.self, lifetime: .scoped("evening")) { Trolley() }
    container.register(Cart.self, lifetime: .transient) {
      let bottle = try $0.resolve(Provider<Bottle>.self)
      return Cart(bottle: bottle, trolley: try $0.resolve())
    }
    let audit = try await container.audit()
    #expect(audit.failures.isEmpty)
    #expect(
      audit.leftOut.contains {
        $0.key == .of(Trolley.self)
          && $0.reason == .needsScopeValue(.of(Bottle.self), of: ["evening"])
      }
    )
    let full = try await container.audit { _ in Registration(Bottle.self, instance: Bottle()) }
    #expect(full.isClean && full.leftOut.isEmpty)
  }

  @Test func `records nothing, if a factory reads it in the dry run`() throws {
    container.register(Bottle.self) { throw Corked() }
    container.register(Taster.self) { Taster() }
    #expect(throws: ContainerError.self) { try container.validate() }
  }

  @Test func `is no failure, if it is a typed key with its own value`() throws {
    container.register(Till.self) { Till() }
    try container.validate()
    #expect(container.audit().isClean)
  }
}

private struct Bottle: Sendable {}
private struct Ice: Sendable {}
private struct Glass: Sendable {}
private struct Straw: Sendable {}
private struct Napkin: Sendable {}

private struct Bar: Sendable {
  static let line = #line + 1
  @Injected var bottle: Bottle
  @Injected var napkin: Napkin?
  let ice = Injected<Ice>()
  let glass: Provider<Glass>
  @Factory var straw: Straw

}

private final class Trolley: Sendable {
  let bottle = Injected<Bottle>()
}

private final class Shaker: @unchecked Sendable {
  @Injected var bottle: Bottle

  init(bottle: Bottle) { _bottle = .instance(bottle) }
}

private struct Tumbler: Sendable {
  @Injected var bottle: Bottle

  init(bottle: Bottle) { _bottle = .instance(bottle) }
}

private struct Cart: Sendable {
  let bottle: Provider<Bottle>
  let trolley: Trolley
}

private final class Taster: @unchecked Sendable {
  @Injected var bottle: Bottle?

  init() { _ = bottle }
}

private struct Corked: Error {}

private struct Till: Sendable {
  @Injected(\.drawer) var drawer: Drawer
}

struct Drawer: Sendable {}

extension Dependencies {
  var drawer: Dependency<Drawer> { Dependency(default: { Drawer() }) }
}
