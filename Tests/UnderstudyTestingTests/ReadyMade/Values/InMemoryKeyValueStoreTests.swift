import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `A key-value store in memory` {
  @Test func `holds its initial values and those that are set`() {
    let store = InMemoryKeyValueStore(["volume": 3, "hall": "Main"])
    store["volume"] = 7
    store["rows"] = ["A", "B"]
    #expect(store["volume"] == 7)
    #expect(store["hall"] == "Main")
    #expect(store["rows"] == ["A", "B"])
    #expect(store["nothing"] == Int?.none)
    #expect(store.contents.keys.sorted() == ["hall", "rows", "volume"])
    #expect(store.contents["volume"] as? Int == 7)
  }

  @Test func `removes one value, by nil too, or all`() {
    let store = InMemoryKeyValueStore(["a": 1, "b": 2, "c": 3, "d": 4])
    store.removeValue(forKey: "a")
    store["b"] = Int?.none
    store["c"] = Int?.none
    #expect(store.contents.keys.sorted() == ["d"])
    store.removeAll()
    #expect(store.contents.isEmpty)
  }

  @Test func `is reset with its container to its initial values`() async throws {
    let container = Container(label: "test")
    let store = InMemoryKeyValueStore(["volume": 3])
    container.register(store, as: (any Settings).self)
    let settings = try await container.resolve((any Settings).self)
    settings.volume += 1
    settings.motto = "on with the show"
    #expect((settings.volume, store.contents.keys.sorted()) == (4, ["motto", "volume"]))
    container.reset()
    #expect(store.contents as? [String: Int] == ["volume": 3])
    #expect(store.callHistory.isEmpty)
    store.removeAll()
    await container.close()
    #expect(store.contents.keys.sorted() == ["volume"])
  }

  @Test func `records reads and writes, in order`() {
    let store = InMemoryKeyValueStore()
    store["volume"] = 3
    let _: Int? = store["volume"]
    store.removeValue(forKey: "volume")
    store.removeAll()
    #expect(
      store.callHistory == [
        "set(3, forKey: volume)", "value(forKey: volume)", "removeValue(forKey: volume)",
        "removeAll()",
      ]
    )
    #expect(store.writes.calls.map { $0.arguments.value as? Int } == [3])
  }

  @Test func `fails the line that reads a value as a wrong type`() {
    let host = IssueCollector()
    let container = Container(label: "test", rules: nil, host: host)
    let store = InMemoryKeyValueStore(["volume": "loud"])
    container.register(InMemoryKeyValueStore.self, instance: store)
    let line = #line + 1
    #expect(store["volume"] == Int?.none)
    let volume: Double? = store["volume"]
    #expect(volume == nil)
    #expect(
      host.messages == [
        """
        "volume" holds String, but was read as Int.
          fix: read the type that was set, or set the type that is read; this store converts \
        nothing.
        """,
        """
        "volume" holds String, but was read as Double.
          fix: read the type that was set, or set the type that is read; this store converts \
        nothing.
        """,
      ]
    )
    #expect(host.issues.map(\.site.line) == [UInt(line), UInt(line) + 1])
    #expect(host.issues.allSatisfy { $0.site.filePath == #filePath })
  }

  @Test func `releases dropped values outside its lock`() {
    let store = InMemoryKeyValueStore()
    let farewell = Recorder<String>()
    store["leaver"] = Leaver { farewell.add("still \(store.contents.keys.sorted())") }
    store.clearCalls()
    store.removeValue(forKey: "leaver")
    #expect(farewell.all == ["still []"])
  }

  @Test func `loses no write of many threads`() {
    let store = InMemoryKeyValueStore()
    onThreads(8) { thread in
      for number in 0..<100 { store["\(thread).\(number)"] = number }
    }
    #expect(store.contents.count == 800)
    #expect(store.writes.calls.count == 800)
  }
}

// MARK: - Fixtures

private protocol Settings: AnyObject, Sendable {
  var volume: Int { get set }
  var motto: String? { get set }
}

extension InMemoryKeyValueStore: Settings {
  fileprivate var volume: Int {
    get { self["volume"] ?? 5 }
    set { self["volume"] = newValue }
  }

  fileprivate var motto: String? {
    get { self["motto"] }
    set { self["motto"] = newValue }
  }
}

/// Says good-bye.
private final class Leaver: Sendable {
  private let farewell: @Sendable () -> Void
  init(_ farewell: @escaping @Sendable () -> Void) { self.farewell = farewell }
  deinit { farewell() }
}
