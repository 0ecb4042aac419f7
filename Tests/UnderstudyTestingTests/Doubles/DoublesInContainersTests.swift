import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite struct `A double in a container` {
  let container = Container(label: "test")

  @Test func `is found under the protocol and under its own type`() throws {
    container.register(BellSpy(), as: (any Bell).self)

    try container.resolve((any Bell).self).ring(2)
    #expect(try container.resolve(BellSpy.self).rings.calls.map(\.arguments) == [2])
  }

  @Test func `is found under the protocol and under its own type with a name`() throws {
    container.register(BellSpy(), as: (any Bell).self, name: "door")

    try container.resolve((any Bell).self, name: "door").ring(2)
    #expect(try container.resolve(BellSpy.self, name: "door").rings.calls.count == 1)
    #expect(try container.resolveIfRegistered(BellSpy.self) == nil)
  }

  @Test func `without the protocol is an issue where it is registered, and an error when resolved`()
    throws
  {
    let host = IssueCollector()
    let container = Container(label: "test", rules: nil, host: host)
    let line = UInt(#line) + 1
    container.register(BellSpy(), as: (any Gong).self)

    #expect(host.issues.map(\.site.line) == [line])
    let error = try #require(throws: ContainerError.self) {
      try container.resolve((any Gong).self)
    }
    #expect(error.kind == .typeCastFailed)
    #expect(
      error.description.contains(
        "The instance registered for Gong is a BellSpy, which is not a Gong."
      )
    )
  }

  @Test func `is reset with the container, unless its key is kept`() {
    let (spy, kept) = (BellSpy(), BellSpy())
    container.register((any Bell).self, instance: spy)
    container.register((any Bell).self, name: "kept", instance: kept)
    spy.ring(1)
    kept.ring(1)

    container.reset(keeping: [.of((any Bell).self, name: "kept")])
    #expect(spy.rings.calls.isEmpty)
    #expect(kept.rings.calls.count == 1)
  }

  @Test func `is reset by each reset of the container`() {
    let spy = BellSpy()
    container.register((any Bell).self, instance: spy)
    for _ in 0..<2 {
      spy.ring(1)
      container.reset()
      #expect(spy.rings.calls.isEmpty)
    }
  }

  @Test func `is reset when the container closes`() async {
    let spy = BellSpy()
    container.register((any Bell).self, instance: spy)
    spy.ring(1)

    await container.close()
    #expect(spy.rings.calls.isEmpty)
  }

  @Test func `is released by a closed container`() async {
    weak var seen: BellSpy?
    do {
      let spy = BellSpy()
      container.register((any Bell).self, instance: spy)
      seen = spy
    }
    #expect(seen != nil)

    await container.close()
    #expect(seen == nil)
  }

  @Test func `is reset with the container when a factory made it`() throws {
    container.register((any Bell).self) { BellSpy() }
    let spy = try #require(container.resolve((any Bell).self) as? BellSpy)
    spy.ring(1)

    container.reset()
    #expect(spy.rings.calls.isEmpty)
  }

  @Test func `of the parent is left alone when a fork resets its own`() async {
    let (outer, inner) = (BellSpy(), BellSpy())
    container.register((any Bell).self, name: "outer", instance: outer)
    let fork = container.fork(sharing: .builtInstances)
    fork.register((any Bell).self, name: "inner", instance: inner)
    outer.ring(1)
    inner.ring(1)

    await fork.close()
    #expect(outer.rings.calls.count == 1)
    #expect(inner.rings.calls.isEmpty)
  }

  @Test(.tags(.scenario53)) func `registered inside a block is verified after the block`() throws {
    let spy = try withContainer(container) {
      try withContainer {
        $0.register(BellSpy(), as: (any Bell).self)
      } operation: {
        try Container.current.resolve((any Bell).self).ring(3)
        return try Container.current.resolve(BellSpy.self)
      }
    }
    #expect(spy.callHistory == ["ring(3)"])
    spy.rings.verify(with: 3)
    #expect(try container.resolveIfRegistered((any Bell).self) == nil)
  }

  @Test(.tags(.scenario53))
  func `made by a factory inside an asynchronous block is verified after the block`() async throws {
    let made = try await withContainer(container) { () async throws in
      try await withContainer {
        $0.register((any Bell).self) { BellSpy() }
      } operation: { () async throws in
        let bell = try await Container.current.resolve((any Bell).self)
        bell.ring(3)
        return bell as? BellSpy
      }
    }
    let spy = try #require(made)
    #expect(spy.callHistory == ["ring(3)"])
    spy.rings.verify(with: 3)
  }

  @Test(.tags(.scenario53))
  func `that stores rows keeps them under an override of something else, and after it`()
    throws
  {
    container.register(InMemoryKeyValueStore.self) { InMemoryKeyValueStore() }
    let store = try container.resolve(InMemoryKeyValueStore.self)
    store["seat"] = "A1"
    try withContainer(container) {
      try withContainer {
        $0.register((any Bell).self) { BellSpy() }
      } operation: {
        let inside = try Container.current.resolve(InMemoryKeyValueStore.self)
        #expect(inside["seat"] == "A1")
        inside["hall"] = "Main"
        try Container.current.resolve((any Bell).self).ring(1)
      }
    }
    #expect(store.contents.keys.sorted() == ["hall", "seat"])
    #expect(store.writes.callCount == 2)
  }

  @Test func `that was replaced is not reset`() {
    let (old, new) = (BellSpy(), BellSpy())
    container.register((any Bell).self, instance: old)
    container.register((any Bell).self, instance: new)
    old.ring(1)
    new.ring(1)

    container.reset()
    #expect(old.rings.calls.count == 1)
    #expect(new.rings.calls.isEmpty)
  }

  @Test func `whose registration was removed is not reset`() {
    let spy = BellSpy()
    container.register((any Bell).self, instance: spy)
    container.unregister((any Bell).self)
    spy.ring(1)

    container.reset()
    #expect(spy.rings.calls.count == 1)
  }

  @Test func `that was replaced while it was made is not reset`() throws {
    container.register((any Bell).self) { [container] in
      container.register((any Bell).self) { BellSpy() }
      return BellSpy()
    }
    let spy = try #require(container.resolve((any Bell).self) as? BellSpy)
    spy.ring(1)

    container.reset()
    #expect(spy.rings.calls.count == 1)
  }

  @Test func `that was dropped with what it was built from is not reset`() throws {
    container.register(String.self, instance: "old")
    container.register((any Bell).self) {
      _ = try $0.resolve(String.self)
      return BellSpy()
    }
    let spy = try #require(container.resolve((any Bell).self) as? BellSpy)
    spy.ring(1)
    container.register(String.self, instance: "new")

    container.reset()
    #expect(spy.rings.calls.count == 1)
  }

  @Test func `that a restored snapshot brings back is reset, and the newer one is not`() throws {
    let (old, new) = (BellSpy(), BellSpy())
    container.register((any Bell).self, instance: old)
    let before = container.snapshot()
    container.register((any Bell).self, instance: new)
    try container.restore(before)
    old.ring(1)
    new.ring(1)

    container.reset()
    #expect(old.rings.calls.isEmpty)
    #expect(new.rings.calls.count == 1)
  }

  @Test func `has its own state reset with it`() {
    let fake = CountingBell()
    container.register((any Bell).self, instance: fake)
    fake.ring(5)
    #expect(fake.sum == 5)

    container.reset()
    #expect(fake.sum == 0)
  }

  @Test func `registered under two types is reset once, and kept by either key`() {
    let bell = CountingBell()
    container.register(bell, as: (any Bell).self)
    bell.ring(1)
    container.reset(keeping: [Key((any Bell).self)])
    #expect(bell.sum == 1)
    #expect(bell.resets == 0)

    container.reset()
    #expect(bell.sum == 0)
    #expect(bell.resets == 1)
  }

  @Test func `whose deinit resolves is released outside the lock`() throws {
    let ended = Counter()
    container.register(String.self, instance: "there")
    container.register(NoisyBell.self) { [container] in
      NoisyBell {
        _ = try? container.resolve(String.self)
        ended.add()
      }
    }
    let before = container.snapshot()
    for _ in 0..<2 {
      _ = try container.resolve(NoisyBell.self)
      container.reset()
    }
    _ = try container.resolve(NoisyBell.self)
    try container.restore(before)
    #expect(ended.count == 3)
  }

  @Test func `reports an unanswered call to the container it was registered in`() {
    let host = IssueCollector()
    let container = Container(label: "test", rules: nil, host: host)
    let stub = TillStub()
    container.register((any Till).self, instance: stub)

    #expect(stub.open() == nil)
    #expect(host.messages.count == 1)
    #expect(host.messages.first?.contains("open()") == true)
  }
}

// MARK: - Fixtures

private protocol Bell: Sendable { func ring(_ times: Int) }
private protocol Gong: Sendable {}
private protocol Till: Sendable { func open() -> String? }

private final class BellSpy: SpyBase, Bell, @unchecked Sendable {
  let rings = Spy<Int>("ring(_:)")
  func ring(_ times: Int) { rings.call(times) }
}
private final class TillStub: Till, TestDouble {
  let opening = Stub<Void, String?, Never>("open()")
  func open() -> String? { opening.call() }
}
private final class CountingBell: Bell, TestDouble {
  let rings = Spy<Int>("ring(_:)")
  private let total = Lock(0)
  var sum: Int { total.withLock { $0 } }
  func ring(_ times: Int) { total.withLock { $0 += times } }
  var resets: Int { endings.count }
  private let endings = Counter()
  func reset() {
    endings.add()
    rings.reset()
    total.withLock { $0 = 0 }
  }
}
private final class NoisyBell: TestDouble {
  let rings = Spy<Int>("ring(_:)")
  private let atEnd: @Sendable () -> Void
  init(atEnd: @escaping @Sendable () -> Void) { self.atEnd = atEnd }
  deinit { atEnd() }
}
