import TestSupport
import Testing

@testable import Understudy

/// What a scope keeps may hold providers, which go on asking the scope.
@Suite struct `A sharing fork of a scope` {
  let app = Container(label: "app")

  init() {
    app.register(Seat.self, instance: Seat(number: 1))
    app.register(Hall.self, lifetime: .scoped(.session)) {
      Hall(name: "seat \(try $0.resolve(Seat.self).number)")
    }
    app.register(Lobby.self, lifetime: .scoped(.session)) { try Lobby(hall: $0.resolve()) }
  }

  @Test func `rebuilds the holder of a provider whose instance depends on an overridden key`()
    async throws
  {
    let session = try app.openScope(.session, id: 1)
    let lobby = try synchronously(Lobby.self, in: session)
    #expect(try lobby.name == "seat 1")
    let fork = session.fork(sharing: .builtInstances)
    fork.register(Seat.self, instance: Seat(number: 2))
    let other = try synchronously(Lobby.self, in: fork)
    #expect(other !== lobby)
    #expect(try other.name == "seat 2")
    #expect(try synchronously(Lobby.self, in: session) === lobby)
    await app.close()
  }

  @Test func `rebuilds a request's holder of a provider whose instance the session keeps`()
    async throws
  {
    app.register(Lobby.self, lifetime: .scoped(.request)) { try Lobby(hall: $0.resolve()) }
    let session = try app.openScope(.session, id: 1)
    let request = try session.openScope(.request, id: 7)
    let lobby = try synchronously(Lobby.self, in: request)
    #expect(try lobby.name == "seat 1")
    let fork = request.fork(sharing: .builtInstances)
    fork.parent?.register(Seat.self, instance: Seat(number: 2))
    #expect(try synchronously(Lobby.self, in: fork).name == "seat 2")
    await app.close()
  }

  @Test func `keeps the holder of a provider whose instance depends on no overridden key`()
    async throws
  {
    let session = try app.openScope(.session, id: 1)
    let lobby = try synchronously(Lobby.self, in: session)
    #expect(try lobby.name == "seat 1")
    let fork = session.fork(sharing: .builtInstances)
    fork.register(Theatre.self, lifetime: .transient) { throw Broken() }
    #expect(try synchronously(Lobby.self, in: fork) === lobby)
    await app.close()
  }
}

// MARK: - Fixtures

private final class Lobby: Sendable {
  let hall: Provider<Hall>
  init(hall: Provider<Hall>) { self.hall = hall }
  var name: String { get throws { try hall.get().name } }
}
