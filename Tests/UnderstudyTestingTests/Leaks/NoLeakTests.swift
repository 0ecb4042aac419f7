import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `No leak is` {
  let wardrobe = Wardrobe()

  @Test func `what goes with its containers`() async throws {
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

  @Test func `what asynchronous code has built, from the moment it is handed out`() async throws {
    for _ in 0..<200 {
      let messages = try await messages { container in
        container.register(Coat.self) { _ async throws in Coat() }
        _ = try await container.resolve(Coat.self)
      }
      guard messages == [] else { return #expect(messages == []) }
    }
  }

  @Test func `what its hook has cleaned up, from the moment the hook returns`() async throws {
    for _ in 0..<200 {
      let recorder = CollectingRecorder()
      let scope = scope(recorder)
      scope.checkLeaks(LeakCheck())
      let container = Container(label: scope.testName, rules: nil, sink: scope)
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

  @Test func `an instance that came ready, nor a factory that hands it on`() async throws {
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

  @Test func `what was built where nobody follows, nor a factory that hands it on`() async throws {
    let app = Container(label: "app")
    app.register(Coat.self) { Coat() }
    let coat = try await app.resolve(Coat.self)
    let recorder = CollectingRecorder()
    let scope = scope(recorder)
    scope.checkLeaks(LeakCheck())
    do {
      let fork = app.fork(sharing: .builtInstances, label: "fork", rules: nil, sink: scope)
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

  @Test func `what a sharing fork keeps that is no container of the test, nor what that holds`()
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
        sink: RecordingSink()
      )
      kept.withLock { $0 = fork }
    }
    #expect(messages == [])
    let fork = try #require(kept.withLock { $0 })
    #expect(try await fork.resolve(Hanger.self).coat.hanger.withLock { $0 } == nil)
  }

  @Test func `what a snapshot keeps, while there is one`() async throws {
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

  @Test func `what a restore gives back`() async throws {
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

  @Test func `what an object holds that is spared`() async throws {
    for isSpared in [true, false] {
      let recorder = CollectingRecorder()
      let scope = scope(recorder)
      let testCase = Shift()
      scope.checkLeaks(LeakCheck(), sparing: isSpared ? testCase : nil)
      do {
        let container = Container(label: scope.testName, rules: nil, sink: scope)
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

  @Test func `what a closed container has shared with a fork that is still held`() async throws {
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
