import TestSupport
import Testing

@testable import Understudy

@Suite struct `Scoped instances` {
  let app = Container(label: "app")

  init() {
    app.register(Hall.self, lifetime: .scoped(.session)) { Hall() }
  }

  @Test(.tags(.scenario15)) func `one identity has one instance, another identity another`()
    async throws
  {
    let first = try app.openScope(.session, id: 1)
    let second = try app.openScope(.session, id: 2)
    let hall = try synchronously(Hall.self, in: first)
    #expect(try synchronously(Hall.self, in: first) === hall)
    #expect(try await app.scope(.session, id: 1).resolve(Hall.self) === hall)
    #expect(try synchronously(Hall.self, in: second) !== hall)
    await app.close()
  }

  @Test(.tags(.scenario15))
  func `ending a scope cleans up once, in reverse order, and frees its instances`() async throws {
    let cleaned = Recorder<String>()
    app.register {
      Registration(Hall.self, lifetime: .scoped(.session)) { Hall() }
        .onClose { _ in cleaned.add("hall") }
      Registration(Office.self, lifetime: .scoped(.session)) {
        _ = try $0.resolve(Hall.self)
        return Office(printing: Printing(mailer: SMTPMailer(host: "smtp")))
      }
      .onClose { _ in cleaned.add("office") }
    }
    let session = try app.openScope(.session, id: 1)
    weak let office = try synchronously(Office.self, in: session)
    weak let hall = try synchronously(Hall.self, in: session)
    #expect(office != nil && hall != nil)
    await session.close()
    await session.close()
    #expect(cleaned.all == ["office", "hall"])
    #expect(office == nil && hall == nil)
    await app.close()
    #expect(cleaned.all.count == 2)
  }

  @Test func `a request inside a session shares the session's instances`() async throws {
    let session = try app.openScope(.session, id: 1)
    let request = try session.openScope(.request, id: 7)
    let hall = try synchronously(Hall.self, in: request)
    #expect(try synchronously(Hall.self, in: session) === hall)
    await request.close()
    #expect(try await session.resolve(Hall.self) === hall)
    await app.close()
  }

  @Test func `a session's instance is built in the session and sees no value of the request`()
    async throws
  {
    app.register(Repository<Seat>.self, lifetime: .scoped(.session)) {
      Repository(name: "seat \(try $0.resolve(Seat.self).number)")
    }
    let session = try app.openScope(.session, id: 1) {
      Registration(Seat.self, instance: Seat(number: 1))
    }
    let request = try session.openScope(.request, id: 7) {
      Registration(Seat.self, instance: Seat(number: 7))
    }
    #expect(try synchronously(Repository<Seat>.self, in: request).name == "seat 1")
    await app.close()
  }

  @Test(.tags(.rowS4)) func `two scopes share no instance, and ending one leaves the other`()
    async throws
  {
    let first = try app.openScope(.session, id: 1)
    let second = try app.openScope(.session, id: 2)
    _ = try synchronously(Hall.self, in: first)
    let hall = try synchronously(Hall.self, in: second)
    await first.close()
    #expect(try synchronously(Hall.self, in: second) === hall)
    await app.close()
  }

  @Test(arguments: [false, true])
  func `a scoped instance is refused outside of its scope`(isAsync: Bool) async throws {
    let request = try app.openScope(.request, id: 7)
    let error = await #expect(throws: ContainerError.self) {
      if isAsync {
        _ = try await request.resolve(Hall.self)
      } else {
        _ = try synchronously(Hall.self, in: request)
      }
    }
    #expect(error?.kind == .scopeNotOpen)
    #expect(error?.key == Key(Hall.self))
    await app.close()
  }

  @Test func `a singleton that needs a scoped instance is refused, with the chain`() throws {
    app.register(Repository<Seat>.self) { Repository(name: try $0.resolve(Hall.self).name) }
    let error = #expect(throws: ContainerError.self) {
      try synchronously(Repository<Seat>.self, in: app)
    }
    #expect(error?.kind == .scopeNotOpen)
    #expect(error?.path == [Key(Repository<Seat>.self), Key(Hall.self)])
    let invalid = #expect(throws: ContainerError.self) { try app.validate() }
    guard case .validationFailed(_, let failures)? = invalid else { return }
    #expect(failures.map(\.kind) == [.scopeNotOpen])
  }

  @Test func `validating outside of a scope leaves its registrations out`() {
    #expect(throws: Never.self) { try app.validate() }
  }

  @Test func `a hundred tasks in a scope get one instance`() async throws {
    let built = Counter()
    app.register(Hall.self, lifetime: .scoped(.session)) { (_: Resolver) async throws -> Hall in
      built.add()
      await Task.yield()
      return Hall()
    }
    let session = try app.openScope(.session, id: 1)
    session.waitTimeout = .ample
    let halls = try await withThrowingTaskGroup(of: Hall.self) { group in
      for _ in 0..<100 { group.addTask { try await session.resolve(Hall.self) } }
      return try await group.reduce(into: Set<ObjectIdentifier>()) {
        $0.insert(ObjectIdentifier($1))
      }
    }
    #expect(halls.count == 1)
    #expect(built.count == 1)
    await app.close()
  }

  @Test func `registering again in the app drops the instance and its dependents in open scopes`()
    async throws
  {
    app.register(Repository<Seat>.self, lifetime: .scoped(.session)) {
      Repository(name: try $0.resolve(Hall.self).name)
    }
    let session = try app.openScope(.session, id: 1)
    #expect(try synchronously(Repository<Seat>.self, in: session).name == "Main")
    app.register(Hall.self, lifetime: .scoped(.session)) { Hall(name: "New") }
    #expect(try synchronously(Hall.self, in: session).name == "New")
    #expect(try synchronously(Repository<Seat>.self, in: session).name == "New")
    await app.close()
  }

  @Test func `a build in flight of a replaced registration is not kept`() async throws {
    let build = app.registerHeldHall(named: "old", lifetime: .scoped(.session))
    let session = try app.openScope(.session, id: 1)
    let asker = Task { try await session.resolve(Hall.self) }
    await build.started()
    app.register(Hall.self, lifetime: .scoped(.session)) { Hall(name: "new") }
    build.end()
    #expect(try await asker.value.name == "old")
    #expect(try await session.resolve(Hall.self).name == "new")
    await app.close()
  }

  @Test func `an instance that was superseded while it was built is cleaned up with its scope`()
    async throws
  {
    let build = HeldBuild()
    let cleaned = Recorder<String>()
    app.register {
      Registration(Hall.self, lifetime: .scoped(.session)) { (_: Resolver) async throws -> Hall in
        await build.hold()
        return Hall(name: "old")
      }
      .onClose { cleaned.add($0.name) }
    }
    let session = try app.openScope(.session, id: 1)
    let asker = Task { try await session.resolve(Hall.self) }
    await build.started()
    session.reset()
    build.end()
    _ = try await asker.value
    await session.close()
    #expect(cleaned.all == ["old"])
    await app.close()
  }

  @Test func `a clean-up hook of a scoped registration is not reported as useless`() {
    let host = IssueCollector()
    let app = Container(label: "app", rules: nil, host: host)
    app.register {
      Registration(Hall.self, lifetime: .scoped(.session)) { Hall() }.onClose { _ in }
    }
    #expect(host.issues.isEmpty)
  }

  @Test func `an override inside a scope is isolated from it`() async throws {
    let session = try app.openScope(.session, id: 1)
    let hall = try synchronously(Hall.self, in: session)
    let kept = try withContainer(session) {
      try withContainer {
        $0.register(Seat.self, instance: Seat(number: 3))
      } operation: {
        #expect(Container.current.scopeID == ScopeID(.session, 1))
        return try Container.current.resolve(Hall.self)
      }
    }
    #expect(kept === hall)
    let double = try withContainer(session) {
      try withContainer {
        $0.register(Hall.self, lifetime: .scoped(.session)) { Hall(name: "double") }
      } operation: {
        try Container.current.resolve(Hall.self)
      }
    }
    #expect(double.name == "double")
    #expect(try synchronously(Hall.self, in: session) === hall)
    await app.close()
  }

  @Test func `an override inside a scope is found by the scope's identity there`() async throws {
    let session = try app.openScope(.session, id: 1)
    let request = try session.openScope(.request, id: 7)
    let hall = try withContainer(request) {
      try withContainer {
        $0.parent?.register(Hall.self, instance: Hall(name: "double"))
      } operation: {
        #expect(try Container.current.scope(.request, id: 7) === Container.current)
        return try synchronously(Hall.self, in: Container.current.scope(.session, id: 1))
      }
    }
    #expect(hall.name == "double")
    #expect(try app.scope(.session, id: 1) === session)
    await app.close()
    #expect(throws: ContainerError.self) { try session.scope(.session, id: 1) }
  }

  @Test func `a wrapper keeps a scoped instance until the scope's container registers it again`()
    async throws
  {
    let session = try app.openScope(.session, id: 1)
    let request = try session.openScope(.request, id: 7)
    let foyer = withContainer(request) { Foyer() }
    let hall = foyer.hall
    #expect(foyer.hall === hall)
    #expect(try synchronously(Hall.self, in: session) === hall)
    request.register(Seat.self, instance: Seat())
    #expect(foyer.hall === hall)
    session.reset()
    #expect(foyer.hall !== hall)
    await app.close()
  }

  @Test func `an optional property outside of the scope is nil, with an issue`() async throws {
    let host = IssueCollector()
    let app = Container(label: "app", rules: nil, host: host)
    app.register(Hall.self, lifetime: .scoped(.session)) { Hall() }
    let visitor = withContainer(app) { Visitor() }
    #expect(visitor.hall == nil)
    #expect(host.issues.count == 1)
    #expect(host.issues.first?.message.contains("lives in a scope of kind session") == true)

    let session = try app.openScope(.session, id: 1)
    #expect(withContainer(session) { Visitor() }.hall != nil)
    #expect(host.issues.count == 1)
    await app.close()
  }

  @Test func `a registration made inside an open scope keeps its instance there`()
    async throws
  {
    let session = try app.openScope(.session, id: 1)
    let request = try session.openScope(.request, id: 7)
    request.register(Hall.self, lifetime: .scoped(.session)) { Hall(name: "own") }
    let own = try synchronously(Hall.self, in: request)
    #expect(own.name == "own")
    #expect(try synchronously(Hall.self, in: request) === own)
    #expect(try synchronously(Hall.self, in: session) !== own)
    await app.close()
  }

  @Test func `a scoped instance is built on the main actor`() async throws {
    app.register(Hall.self, lifetime: .scoped(.session), on: MainActor.self) { _ in
      Hall(name: "main")
    }
    let session = try app.openScope(.session, id: 1)
    let hall = try await session.resolve(Hall.self)
    #expect(try synchronously(Hall.self, in: session) === hall)
    await app.close()
  }
}

// MARK: - Fixtures

private struct Visitor {
  @Injected var hall: Hall?
}

private struct Foyer {
  @Injected var hall: Hall
}
