import TestSupport
import Testing
import Understudy

/// The fix in the text of a cycle has to compile, whatever the types and the factories are, and to end
/// the cycle.
@Suite struct `The fix of a cycle` {
  let container = Container(label: "app")

  private func fix(_ body: () async throws -> Void) async throws -> String {
    let error = try #require(await #expect(throws: ContainerError.self) { try await body() })
    #expect(error.kind == .circularDependency)
    return try #require(error.description.split(separator: "fix: ").last.map(String.init))
  }

  @Test func `of instances that are shared is a Lazy`() async throws {
    container.register(Wing.self, name: "A") { Wing(try $0.resolve(Wing.self, name: "B")) }
    container.register(Wing.self, name: "B") { Wing(try $0.resolve(Wing.self, name: "A")) }
    let fix = try await fix { _ = try now(Wing.self) }
    #expect(fix.hasPrefix("let Wing(name: B) keep a Lazy<Wing> and call try get() on it"))
    #expect(
      fix.hasSuffix(
        "in the factory of Wing(name: B), pass try $0.resolve(name: \"A\") to its initializer."
      )
    )

    container.register(Wing.self, name: "B") { Wing(later: try $0.resolve(name: "A")) }
    let wing = try now(Wing.self)
    #expect(try wing.other?.laterNow() === wing)
  }

  @Test func `of types that are not Sendable is a Provider`() async throws {
    container.register(Scrim.self, name: "A", lifetime: .transient) {
      Scrim(try $0.resolve(Scrim.self, name: "B"))
    }
    container.register(Scrim.self, name: "B", lifetime: .transient) {
      Scrim(try $0.resolve(Scrim.self, name: "A"))
    }
    let fix = try await fix { _ = try now(Scrim.self) }
    #expect(fix.hasPrefix("let Scrim(name: B) keep a Provider<Scrim> and call try get() on it"))

    container.register(Scrim.self, name: "B", lifetime: .transient) {
      Scrim(later: try $0.resolve(name: "A"))
    }
    #expect(try now(Scrim.self).other?.laterNow() is Scrim)
  }

  @Test func `of asynchronous factories awaits`() async throws {
    container.register(Wing.self, name: "A") { (resolver: Resolver) async throws in
      Wing(try await resolver.resolve(Wing.self, name: "B"))
    }
    container.register(Wing.self, name: "B") { (resolver: Resolver) async throws in
      Wing(try await resolver.resolve(Wing.self, name: "A"))
    }
    let fix = try await fix { _ = try await container.resolve(Wing.self, name: "A") }
    #expect(fix.hasPrefix("let Wing(name: B) keep a Lazy<Wing> and call try await get() on it"))
    #expect(fix.hasSuffix("pass try await $0.resolve(name: \"A\") to its initializer."))

    container.register(Wing.self, name: "B") { Wing(later: try await $0.resolve(name: "A")) }
    let wing = try await container.resolve(Wing.self, name: "B")
    #expect(try await wing.later?.get() is Wing)
  }

  @Test func `of a synchronous factory below an asynchronous one awaits only what it gets`()
    async throws
  {
    container.register(Scrim.self, lifetime: .transient) { try $0.resolve(Scrim.self, name: "B") }
    container.register {
      Registration(Wing.self) { (resolver: Resolver) async throws in
        _ = try await resolver.resolve(Scrim.self, name: "B")
        return Wing()
      }
    }
    container.register(Scrim.self, name: "B", lifetime: .transient) {
      Scrim(try $0.resolve(Scrim.self))
    }
    let fix = try await fix { _ = try await container.resolve(Wing.self) }
    // The asynchronous one leads to the cycle, and is no part of it.
    #expect(fix.hasPrefix("let Scrim keep a Provider<Scrim> and call try get() on it"))
  }

  @Test func `of one key that is transient names no Lazy`() async throws {
    container.register(Scrim.self, lifetime: .transient) { try $0.resolve() }
    let fix = try await fix { _ = try container.resolve(Scrim.self, name: nil) }
    #expect(fix.contains("otherwise let Scrim keep a Provider<Scrim> and call try get()"))
  }

  private func now<Value>(_ type: Value.Type) throws(ContainerError) -> Value {
    try container.resolve(type, name: "A")
  }
}

// MARK: - Fixtures

private final class Wing: Sendable {
  let other: Wing?
  let later: Lazy<Wing>?

  init(_ other: Wing? = nil) { (self.other, later) = (other, nil) }
  init(later: Lazy<Wing>) { (other, self.later) = (nil, later) }

  func laterNow() throws -> Wing? { try later?.get() }
}

/// Not `Sendable`.
private final class Scrim {
  let other: Scrim?
  let later: Provider<Scrim>?

  init(_ other: Scrim? = nil) { (self.other, later) = (other, nil) }
  init(later: Provider<Scrim>) { (other, self.later) = (nil, later) }

  func laterNow() throws -> Scrim? { try later?.get() }
}
