import TestSupport
import Testing

@testable import Understudy

@Suite struct `Scope objects` {
  let app = Container(label: "app")
  let log = Recorder<String>()

  init() {
    let log = log
    app.register {
      for name in ["early", "late"] {
        Registration(Hall.self, name: name, lifetime: .scoped("visit")) { Hall(name: name) }
          .onClose { log.add($0.name) }
      }
    }
  }

  @Test(.tags(.rowS3))
  func `a scope object sets itself up before anybody sees it and cleans up once`() async throws {
    let scope = try await app.open(Visit(id: 1, log: log))
    #expect(log.all == ["set up, unseen, current"])
    #expect(try app.scope("visit", id: 1) === scope)
    #expect(try await scope.resolve(Seat.self).number == 1)
    #expect(try await scope.resolve(Visit.self).id == 1)
    _ = try await scope.resolve(Hall.self, name: "late")
    await scope.close()
    await scope.close()
    #expect(log.all == ["set up, unseen, current", "late", "clean up early", "early"])
  }

  @Test(.tags(.rowS3)) func `a set-up that throws leaves nothing open`() async throws {
    await #expect(throws: Broken.self) { try await app.open(Visit(id: 1, log: log, fails: true)) }
    #expect(log.all == ["set up, unseen, current", "early"])
    #expect(app.openScopes.isEmpty)
    let scope = try await app.open(Visit(id: 1, log: log))
    await scope.close()
  }

  @Test func `a cancelled task opens no scope`() async throws {
    let opening = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await app.open(Visit(id: 1, log: log))
    }
    await #expect(throws: CancellationError.self) { try await opening.value }
    #expect(app.openScopes.isEmpty)
  }

  @Test func `a task that is cancelled during a set-up that ignores it opens no scope`()
    async throws
  {
    let isSettingUp = Latch()
    let mayEnd = Latch()
    let opening = Task {
      try await app.open(Slow(isSettingUp: isSettingUp, mayEnd: mayEnd, log: log))
    }
    await isSettingUp.wait()
    opening.cancel()
    mayEnd.open()
    await #expect(throws: CancellationError.self) { try await opening.value }
    #expect(app.openScopes.isEmpty)
    #expect(log.all == ["clean up"])
  }

  @Test func `a scope object is open as long as an operation runs`() async throws {
    let name = try await app.withScope(Visit(id: 1, log: log)) { scope in
      #expect(Container.current === scope)
      return try await scope.resolve(Hall.self, name: "late").name
    }
    #expect(name == "late")
    #expect(log.all.last == "early")
    #expect(app.openScopes.isEmpty)
  }

  @Test func `an identity is taken while its scope is set up`() async throws {
    let log = log
    let isSettingUp = Latch()
    let mayEnd = Latch()
    let opening = Task { try await app.open(Slow(isSettingUp: isSettingUp, mayEnd: mayEnd)) }
    await isSettingUp.wait()
    let error = await #expect(throws: ContainerError.self) {
      try await app.open(Slow(isSettingUp: isSettingUp, mayEnd: mayEnd))
    }
    #expect(error?.kind == .scopeAlreadyOpen)
    #expect(error?.description.contains("is being opened") == true)
    mayEnd.open()
    await (try opening.value).close()
    #expect(log.all.isEmpty)
  }

  @Test func `a container may close while a scope sets itself up`() async throws {
    let isSettingUp = Latch()
    let mayEnd = Latch()
    let opening = Task {
      try await app.open(Slow(isSettingUp: isSettingUp, mayEnd: mayEnd, log: log))
    }
    await isSettingUp.wait()
    await app.close()
    mayEnd.open()
    let error = await #expect(throws: ContainerError.self) { try await opening.value }
    #expect(error?.kind == .containerClosed)
    #expect(error?.context.label == "app")
    #expect(log.all == ["clean up"])
    #expect(app.openScopes.isEmpty)
  }

  @Test func `a set-up that closes its own scope opens none, and is cleaned up`() async throws {
    let error = await #expect(throws: ContainerError.self) {
      try await app.open(Hasty(log: log))
    }
    #expect(error?.kind == .containerClosed)
    #expect(error?.context.label == "hasty(1) of app")
    #expect(log.all == ["clean up"])
    #expect(app.openScopes.isEmpty)
  }
}

// MARK: - Fixtures

private struct Visit: ScopeObject {
  static let kind: ScopeKind = "visit"
  let id: Int
  let log: Recorder<String>
  var fails = false

  var values: [any AnyRegistration] { Registration(Seat.self, instance: Seat(number: id)) }

  func setUp(in scope: Container) async throws {
    _ = try await scope.resolve(Hall.self, name: "early")
    let isSeen = scope.parent?.openScopes.isEmpty == false
    let isCurrent = Container.current === scope
    log.add("set up, \(isSeen ? "seen" : "unseen"), \(isCurrent ? "current" : "not current")")
    if fails { throw Broken() }
  }

  func cleanUp(in scope: Container) async throws {
    log.add("clean up \(try await scope.resolve(Hall.self, name: "early").name)")
  }
}

private struct Slow: ScopeObject {
  static let kind: ScopeKind = "slow"
  let id = 1
  let isSettingUp: Latch
  let mayEnd: Latch
  var log = Recorder<String>()

  func setUp(in scope: Container) async throws {
    isSettingUp.open()
    await mayEnd.wait()
  }

  func cleanUp(in scope: Container) async throws { log.add("clean up") }
}

/// Closes itself.
private struct Hasty: ScopeObject {
  static let kind: ScopeKind = "hasty"
  let id = 1
  let log: Recorder<String>

  func setUp(in scope: Container) async throws { await scope.close() }
  func cleanUp(in scope: Container) async throws { log.add("clean up") }
}
