import Testing

@testable import UnderstudyTesting

@Suite struct `A wait for sleepers` {
  private var queue = SleepQueue<String, String>()

  @Test mutating func `does not begin where enough tasks sleep already`() {
    queue.add("a", 1)
    #expect(queue.begin(.sleeping(atLeast: 1), id: queue.makeID()) == .met)
    #expect(queue.waits.isEmpty)
  }

  @Test mutating func `ends with the sleeper that completes its number, each in its order`() {
    let ids = queue.wait(for: [2, 1, 2])
    for (id, name) in zip(ids, ["two", "one", "also two"]) {
      #expect(queue.join(id, as: name).isEmpty)
    }
    #expect(queue.add("a", 1) == ["tell one met"])
    #expect(queue.add("b", 1) == ["tell two met", "tell also two met"])
    #expect(queue.waits.isEmpty)
  }

  @Test mutating func `may end before its waiter arrives`() {
    let id = queue.wait(for: [1])[0]
    #expect(queue.add("a", 1).isEmpty)
    #expect(queue.endWait(id, .timedOut).isEmpty)
    #expect(queue.join(id, as: "one").map(\.text) == ["tell one met"])
    #expect(queue.waits.isEmpty)
  }

  @Test(arguments: [WaitOutcome.timedOut, .cancelled])
  mutating func `ends early once`(outcome: WaitOutcome) {
    let id = queue.wait(for: [1])[0]
    _ = queue.join(id, as: "one")
    #expect(queue.endWait(id, outcome).map(\.text) == ["tell one \(outcome)"])
    #expect(queue.endWait(id, outcome).isEmpty)
    #expect(queue.add("a", 1).isEmpty)
  }

  @Test mutating func `ends with a reset, whether its waiter has arrived or not`() {
    let ids = queue.wait(for: [1, 1])
    _ = queue.join(ids[0], as: "here")
    #expect(queue.reset().map(\.text) == ["tell here reset"])
    #expect(queue.join(ids[1], as: "not yet").map(\.text) == ["tell not yet reset"])
  }

  @Test mutating func `from before a reset is over when it begins`() {
    queue.add("a", 1)
    _ = queue.reset()
    #expect(queue.begin(.sleeping(atLeast: 0), id: queue.makeID(), in: 0) == .reset)
    #expect(queue.begin(.sleeping(atLeast: 0), id: queue.makeID(), in: 1) == .met)
    #expect(queue.waits.isEmpty)
  }

  @Test mutating func `for returning tasks ends when the last of them is back`() {
    for name in ["a", "b"] { queue.add(name, 1) }
    _ = queue.steps(upTo: 1)
    let id = queue.makeID()
    #expect(queue.begin(.noneReturning, id: id) == nil)
    _ = queue.join(id, as: "all back")
    #expect(queue.returned(in: 0).isEmpty)
    #expect(queue.returned(in: 0).map(\.text) == ["tell all back met"])
  }
}

// MARK: - Fixtures

extension SleepQueue<String, String> {
  /// Begins a wait for each number of sleepers.
  fileprivate mutating func wait(for counts: [Int]) -> [UInt64] {
    counts.map { count in
      let id = makeID()
      #expect(begin(.sleeping(atLeast: count), id: id) == nil)
      return id
    }
  }
}
