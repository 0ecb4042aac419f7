import Testing

@testable import UnderstudyTesting

@Suite struct `A wait for sleepers` {
  private var state = ManualClockState<String, String>()

  @Test mutating func `does not begin where enough tasks sleep already`() {
    state.add("a", 1)
    #expect(state.begin(.sleeping(atLeast: 1), id: state.makeID()) == .met)
    #expect(state.waits.isEmpty)
  }

  @Test mutating func `ends with the sleeper that completes its number, each in its order`() {
    let ids = state.wait(for: [2, 1, 2])
    for (id, name) in zip(ids, ["two", "one", "also two"]) {
      #expect(state.join(id, as: name).isEmpty)
    }
    #expect(state.add("a", 1) == ["tell one met"])
    #expect(state.add("b", 1) == ["tell two met", "tell also two met"])
    #expect(state.waits.isEmpty)
  }

  @Test mutating func `may end before its waiter arrives`() {
    let id = state.wait(for: [1])[0]
    #expect(state.add("a", 1).isEmpty)
    #expect(state.endWait(id, .timedOut).isEmpty)
    #expect(state.join(id, as: "one").map(\.text) == ["tell one met"])
    #expect(state.waits.isEmpty)
  }

  @Test(arguments: [WaitOutcome.timedOut, .cancelled])
  mutating func `ends early once`(outcome: WaitOutcome) {
    let id = state.wait(for: [1])[0]
    _ = state.join(id, as: "one")
    #expect(state.endWait(id, outcome).map(\.text) == ["tell one \(outcome)"])
    #expect(state.endWait(id, outcome).isEmpty)
    #expect(state.add("a", 1).isEmpty)
  }

  @Test mutating func `ends with a reset, whether its waiter has arrived or not`() {
    let ids = state.wait(for: [1, 1])
    _ = state.join(ids[0], as: "here")
    #expect(state.reset().map(\.text) == ["tell here reset"])
    #expect(state.join(ids[1], as: "not yet").map(\.text) == ["tell not yet reset"])
  }

  @Test mutating func `from before a reset is over when it begins`() {
    state.add("a", 1)
    _ = state.reset()
    #expect(state.begin(.sleeping(atLeast: 0), id: state.makeID(), in: 0) == .reset)
    #expect(state.begin(.sleeping(atLeast: 0), id: state.makeID(), in: 1) == .met)
    #expect(state.waits.isEmpty)
  }

  @Test mutating func `for returning tasks ends when the last of them is back`() {
    for name in ["a", "b"] { state.add(name, 1) }
    _ = state.steps(upTo: 1)
    let id = state.makeID()
    #expect(state.begin(.noneReturning, id: id) == nil)
    _ = state.join(id, as: "all back")
    #expect(state.returned(in: 0).isEmpty)
    #expect(state.returned(in: 0).map(\.text) == ["tell all back met"])
  }
}

// MARK: - Fixtures

extension ManualClockState<String, String> {
  /// Begins a wait for each number of sleepers.
  fileprivate mutating func wait(for counts: [Int]) -> [UInt64] {
    counts.map { count in
      let id = makeID()
      #expect(begin(.sleeping(atLeast: count), id: id) == nil)
      return id
    }
  }
}
