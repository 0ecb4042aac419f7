import TestSupport
import Testing

@testable import Understudy

@Suite struct `Races for scopes` {
  let app = Container(label: "app")

  @Test func `an instance's home is its scope, even if its lifetime was set after the lookup`()
    async throws
  {
    let session = try app.openScope(.session, id: 1)
    let request = try session.openScope(.request, id: 7)
    #expect(session.home(of: .session, in: app) === session)
    #expect(request.home(of: .session, in: app) === session)
    #expect(session.home(of: .request, in: app) === app)
    #expect(session.home(of: .session, in: session) === session)
    await app.close()
  }

  @Test func `a lifetime that comes and goes is no reason to refuse`() async throws {
    let errors = Recorder<String>()
    let app = app
    app.register(Hall.self) { Hall() }
    let session = try app.openScope(.session, id: 1)
    onThreads(4) { thread in
      for turn in 0..<5_000 {
        if thread > 0 {
          do { _ = try session.resolve(Hall.self) } catch { errors.add("\(error)") }
        } else if turn.isMultiple(of: 2) {
          app.register(Hall.self, lifetime: .scoped(.session)) { Hall() }
        } else {
          app.register(Hall.self) { Hall() }
        }
      }
    }
    #expect(errors.all.isEmpty)
    await app.close()
  }

  @Test func `a storm of openings, endings, overrides and registrations mixes nothing up`()
    async throws
  {
    let strangers = Recorder<String>()
    for kind in [ScopeKind.session, .request] { Self.register(kind, in: app) }
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for turn in 0..<500 { await Self.take(task * 7 + turn, in: app, strangers) }
        }
      }
    }
    #expect(strangers.all.isEmpty)
    await app.close()
    #expect(app.openScopes.isEmpty)
  }

  @Test func `nothing is left of scopes that were opened while their container closed`() async {
    for _ in 0..<50 {
      weak let left = await Self.closedWhileOpening()
      #expect(left == nil)
    }
  }

  private static func closedWhileOpening() async -> Container {
    let app = Container(label: "app")
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<4 {
        group.addTask {
          for id in 0..<20 { _ = try? app.openScope(.session, id: task * 100 + id) }
        }
      }
      group.addTask { await app.close() }
    }
    #expect(app.openScopes.isEmpty)
    return app
  }
}

// MARK: - Storms

extension `Races for scopes` {
  private static func register(_ kind: ScopeKind, in app: Container) {
    app.register {
      Registration(Hall.self, name: kind.description, lifetime: .scoped(kind)) {
        Hall(name: $0.container.scopeID?.description ?? "none")
      }
      .onClose(within: .ample) { _ in }
    }
  }

  private static func take(_ turn: Int, in app: Container, _ strangers: Recorder<String>) async {
    do {
      try await step(turn, id: turn % 3, in: app, strangers)
    } catch let error as ContainerError where error.key == nil || error.kind == .containerClosed {
      // Somebody else was quicker.
    } catch {
      strangers.add("\(error)")
    }
  }

  private static func step(
    _ turn: Int,
    id: Int,
    in app: Container,
    _ strangers: Recorder<String>
  ) async throws {
    @Sendable func check(_ kind: ScopeKind, _ id: Int, in scope: Container) async throws {
      let name = try await scope.resolve(Hall.self, name: kind.description).name
      if name != "\(kind)(\(id))" { strangers.add(name) }
    }
    switch turn % 6 {
    case 0: _ = try app.openScope(.session, id: id)
    case 1: await (try app.scope(.session, id: id)).close()
    case 2: try await check(.session, id, in: app.scope(.session, id: id))
    case 3:
      try await app.scope(.session, id: id).withScope(.request, id: turn) {
        try await check(.request, turn, in: $0)
        try await check(.session, id, in: $0)
      }
    case 4:
      let fork = try app.scope(.session, id: id).fork(sharing: .builtInstances)
      try await check(.session, id, in: fork)
      await fork.close()
    default: register(.session, in: app)
    }
  }
}
