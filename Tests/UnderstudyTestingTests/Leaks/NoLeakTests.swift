import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `The leak check does not report` {
  let wardrobe = Wardrobe()

  @Test func `an object that is freed with its containers`() async throws {
    let messages = try await messages { container in
      container.register(Coat.self) { Coat() }
      container.register(Hanger.self) { Hanger(coat: try $0.resolve()) }
      container.register(Umbrella.self, lifetime: .transient) { Umbrella() }
      _ = try container.resolve(Hanger.self)
      _ = try container.resolve(Umbrella.self)
      let child = Container(label: "child", parent: container.fork())
      _ = try child.resolve(Hanger.self)
    }
    #expect(messages == [])
  }

  @Test func `an object that asynchronous code built, once it is returned`() async throws {
    for _ in 0..<200 {
      let messages = try await messages { container in
        container.register(Coat.self) { _ async throws in Coat() }
        _ = try await container.resolve(Coat.self)
      }
      guard messages == [] else { return #expect(messages == []) }
    }
  }

  @Test func `an object that its hook has cleaned up, once the hook returns`() async throws {
    for _ in 0..<200 {
      let recorder = CollectingRecorder()
      let scope = scope(recorder)
      scope.checkLeaks(LeakCheck())
      let container = Container(label: scope.testName, rules: nil, host: scope)
      container.register { Registration(Coat.self) { Coat() }.onClose { _ in } }
      _ = try await container.resolve(Coat.self)
      await scope.end()
      withExtendedLifetime(container) {}
      scope.recordLeaks()
      guard recorder.messages == [] else { return #expect(recorder.messages == []) }
    }
  }

  @Test func `a value`() async throws {
    let messages = try await messages { container in
      container.register(Tag.self) { Tag() }
      wardrobe.keep(try container.resolve(Tag.self))
    }
    #expect(messages == [])
  }

  @Test func `an instance registered ready, or a factory that returns it`() async throws {
    let messages = try await messages { container in
      container.register(Coat.self, instance: Coat())
      container.register((any Garment).self) { try $0.resolve(Coat.self) }
      container.register((any Garment).self, name: "again", lifetime: .transient) {
        try $0.resolve((any Garment).self)
      }
      let child = Container(label: "child", parent: container)
      child.register(Worn.self, lifetime: .transient) { Worn(try $0.resolve((any Garment).self)) }
      wardrobe.keep(try child.resolve((any Garment).self, name: "again"))
      _ = try child.resolve(Worn.self)
    }
    #expect(messages == [])
  }

  @Test func `an object built in an untracked container, or a factory that returns it`()
    async throws
  {
    let app = Container(label: "app")
    app.register(Coat.self) { Coat() }
    let coat = try await app.resolve(Coat.self)
    let recorder = CollectingRecorder()
    let scope = scope(recorder)
    scope.checkLeaks(LeakCheck())
    do {
      let fork = app.fork(sharing: .builtInstances, label: "fork", rules: nil, host: scope)
      fork.register((any Garment).self) { try $0.resolve(Coat.self) }
      #expect(try await fork.resolve((any Garment).self) as? Coat === coat)
      let child = Container(label: "child", parent: fork)
      child.register((any Garment).self, name: "child") { try $0.resolve(Coat.self) }
      #expect(try await child.resolve((any Garment).self, name: "child") as? Coat === coat)
    }
    await scope.end()
    scope.recordLeaks()
    #expect(recorder.messages == [])
  }

  @Test func `an object kept by a sharing fork outside the test, or what that object holds`()
    async throws
  {
    let kept = Lock<Container?>(nil)
    let messages = try await messages { container in
      container.register(Coat.self, lifetime: .transient) { Coat() }
      container.register(Hanger.self) { Hanger(coat: try $0.resolve()) }
      _ = try container.resolve(Hanger.self)
      let fork = container.fork(
        sharing: .builtInstances,
        label: "kept",
        rules: nil,
        host: IssueCollector()
      )
      kept.withLock { $0 = fork }
    }
    #expect(messages == [])
    let fork = try #require(kept.withLock { $0 })
    #expect(try await fork.resolve(Hanger.self).coat.hanger.withLock { $0 } == nil)
  }

  @Test func `an object kept by a snapshot, while the snapshot lives`() async throws {
    let snapshots = Wardrobe()
    for isKept in [true, false] {
      let messages = try await messages { container in
        container.register(Coat.self) { Coat() }
        let coat = try container.resolve(Coat.self)
        let snapshot = container.snapshot()
        if isKept { snapshots.keep(snapshot) } else { wardrobe.keep(coat) }
      }
      #expect(messages.isEmpty == isKept)
    }
  }

  @Test func `an object that a restore gives back`() async throws {
    let messages = try await messages { container in
      container.register(Coat.self) { Coat() }
      let coat = try container.resolve(Coat.self)
      let snapshot = container.snapshot()
      container.reset()
      try container.restore(snapshot)
      #expect(try container.resolve(Coat.self) === coat)
    }
    #expect(messages == [])
  }

  @Test func `an object held by an excluded object`() async throws {
    for isSpared in [true, false] {
      let recorder = CollectingRecorder()
      let scope = scope(recorder)
      let testCase = Shift()
      scope.checkLeaks(LeakCheck(), sparing: isSpared ? testCase : nil)
      do {
        let container = Container(label: scope.testName, rules: nil, host: scope)
        container.register(Coat.self) { Coat() }
        container.register(Hanger.self) { Hanger(coat: try $0.resolve()) }
        testCase.hanger = try await container.resolve(Hanger.self)
      }
      await scope.end()
      scope.recordLeaks()
      #expect(recorder.messages.isEmpty == isSpared)
      withExtendedLifetime(testCase) {}
    }
  }

  @Test func `an object that a closed container shares with a fork that is still held`()
    async throws
  {
    let containers = Wardrobe()
    let messages = try await messages { container in
      container.register(Coat.self) { Coat() }
      _ = try container.resolve(Coat.self)
      containers.keep(container.fork(sharing: .builtInstances))
    }
    #expect(messages == [])
    #expect(containers.count == 1)
  }
}

// MARK: - Fixtures

private struct Tag: Sendable {}
private final class Worn: Sendable {
  let garment: any Garment
  init(_ garment: any Garment) { self.garment = garment }
}
private final class Shift { var hanger: Hanger? }
