import TestSupport
import Testing

@testable import Understudy

@Suite struct `Scopes` {
  let app = Container(label: "app")

  @Test(.tags(.rowS1)) func `a scope is found by kind and identity until it ends`() async throws {
    let session = try app.openScope(.session, id: 42)
    let other = try app.openScope(.session, id: 43)
    let request = try app.openScope(.request, id: 42)
    #expect(try app.scope(.session, id: 42) === session)
    #expect(try app.scope(.session, id: 43) === other)
    #expect(try app.scope(.request, id: 42) === request)

    await session.close()
    #expect(throws: ContainerError.self) { try app.scope(.session, id: 42) }
    #expect(try app.scope(.session, id: 43) === other)
    await app.close()
  }

  @Test(.tags(.rowS1)) func `an ended identity can be opened again, and is another scope`()
    async throws
  {
    let first = try app.openScope(.session, id: 42)
    await first.close()
    let second = try app.openScope(.session, id: 42)
    #expect(first !== second)
    #expect(try app.scope(.session, id: 42) === second)
    await first.close()
    #expect(try app.scope(.session, id: 42) === second)
    await app.close()
  }

  @Test func `an open scope stays when nobody else holds it, and is freed when it ends`()
    async throws
  {
    weak var session: Container?
    do { session = try app.openScope(.session, id: 42) }
    #expect(session != nil)
    await session?.close()
    #expect(session == nil)
  }

  @Test(.tags(.rowS2)) func `values are visible in their scope only`() async throws {
    let ada = try app.openScope(.session, id: "ada") {
      Registration(Seat.self, instance: Seat(number: 1))
    }
    let bob = try app.openScope(.session, id: "bob") {
      Registration(Seat.self, instance: Seat(number: 2))
    }
    #expect(try synchronously(Seat.self, in: ada).number == 1)
    #expect(try synchronously(Seat.self, in: bob).number == 2)
    #expect(throws: ContainerError.self) { try synchronously(Seat.self, in: app) }
    await app.close()
  }

  @Test func `a scope inside a scope finds the outer ones`() async throws {
    let session = try app.openScope(.session, id: 42)
    let request = try session.openScope(.request, id: 7)
    #expect(try request.scope(.session, id: 42) === session)
    #expect(try session.scope(.request, id: 7) === request)
    #expect(throws: ContainerError.self) { try app.scope(.request, id: 7) }
    #expect(request.openScopes.map(\.description) == ["request(7)", "session(42)"])
    await app.close()
    #expect(!request.isOpen)
  }

  @Test func `closing a container ends its scopes`() async throws {
    let session = try app.openScope(.session, id: 42)
    await app.close()
    let error = #expect(throws: ContainerError.self) { try synchronously(Seat.self, in: session) }
    #expect(error?.kind == .containerClosed)
    #expect(error?.description.contains("\"session(42) of app\"") == true)
    #expect(app.openScopes.isEmpty)
  }

  @Test func `a closed container opens no scope`() async throws {
    await app.close()
    let error = #expect(throws: ContainerError.self) {
      try app.openScope(.session, id: 42) { Registration(Seat.self, instance: Seat()) }
    }
    #expect(error?.kind == .containerClosed)
    #expect(error?.context.label == "app")
    let missing = #expect(throws: ContainerError.self) { try app.scope(.session, id: 42) }
    #expect(missing?.kind == .containerClosed)
  }

  @Test func `conflicting values open no scope and leave the identity free`() async throws {
    let error = #expect(throws: ContainerError.self) {
      try app.openScope(.session, id: 42) {
        Registration(Seat.self, instance: Seat(number: 1))
        Registration(Seat.self, instance: Seat(number: 2))
      }
    }
    #expect(error?.kind == .duplicateRegistration)
    #expect(app.openScopes.isEmpty)
    _ = try app.openScope(.session, id: 42)
    await app.close()
  }

  @Test func `a fork starts without the scopes of its origin`() async throws {
    _ = try app.openScope(.session, id: 42)
    let fork = app.fork()
    let error = #expect(throws: ContainerError.self) { try fork.scope(.session, id: 42) }
    #expect(error?.kind == .scopeNotOpen)
    let own = try fork.openScope(.session, id: 42)
    #expect(try app.scope(.session, id: 42) !== own)
    await fork.close()
    await app.close()
  }

  @Test(.timeLimit(.minutes(5)))
  func `an identity may use the container while it is hashed and compared`() async throws {
    for number in [1, 2] { _ = try app.openScope("seat", id: Curious(number: number, app: app)) }
    let second = try app.scope("seat", id: Curious(number: 2, app: app))
    #expect(app.openScopes.count == 2)
    await second.close()
    #expect(app.openScopes.count == 1)
    await app.close()
  }

  @Test func `exactly one of eight concurrent calls opens an identity`() async throws {
    let opened = Counter()
    let refused = Counter()
    onThreads(8) { _ in
      do {
        _ = try app.openScope(.session, id: 42)
        opened.add()
      } catch {
        refused.add()
      }
    }
    #expect(opened.count == 1)
    #expect(refused.count == 7)
    await app.close()
  }

  @Test func `withScope ends its scope when the operation returns, and returns the value`()
    async throws
  {
    let cleaned = Counter()
    app.register {
      Registration(Hall.self, lifetime: .scoped(.request)) { Hall() }.onClose { _ in cleaned.add() }
    }
    let name = try await app.withScope(.request, id: 7) {
      Registration(Seat.self, instance: Seat(number: 9))
    } operation: { scope in
      #expect(Container.current === scope)
      #expect(try await scope.resolve(Seat.self).number == 9)
      return try await Container.current.resolve(Hall.self).name
    }
    #expect(name == "Main")
    #expect(cleaned.count == 1)
    #expect(app.openScopes.isEmpty)
  }

  @Test func `withScope ends its scope when the operation throws`() async throws {
    let seen = Recorder<Container>()
    await #expect(throws: Broken.self) {
      try await app.withScope(.request, id: 7) { scope in
        seen.add(scope)
        throw Broken()
      }
    }
    #expect(seen.all.first?.isOpen == false)
    #expect(app.openScopes.isEmpty)
  }
}

// MARK: - Fixtures

extension ScopeKind {
  static let session: ScopeKind = "session"
  static let request: ScopeKind = "request"
}

/// The synchronous overload, which an asynchronous test would not pick.
func synchronously<Value>(_ type: Value.Type, in container: Container) throws -> Value {
  try container.resolve(type)
}

/// An identity that looks around while it is looked for.
private struct Curious: Hashable {
  let number: Int
  let app: Container

  static func == (left: Curious, right: Curious) -> Bool {
    _ = left.app.openScopes
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    _ = try? app.scope("seat", id: "another")
    hasher.combine("all alike")
  }
}
