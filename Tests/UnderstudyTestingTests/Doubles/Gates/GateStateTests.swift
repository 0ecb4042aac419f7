import Testing

@testable import UnderstudyTesting

@Suite struct GateStateTests {
  private var gate = State()

  @Test mutating func `a new gate is closed`() {
    #expect(gate.arrive("a") == .waits(1))
    #expect(gate.passing.count == 1)
    #expect(gate.arrivals == 1)
  }

  @Test mutating func `an open gate releases waiting callers, and holds nobody until it is closed`()
  {
    _ = (gate.arrive("a"), gate.arrive("b"))
    #expect(gate.open().texts == ["a: satisfied", "b: satisfied"])
    #expect(gate.arrive("c") == .goesThrough)
    gate.close()
    #expect(gate.arrive("d") == .waits(3))
    #expect(gate.arrivals == 4)
  }

  @Test mutating func `passes go to the callers that have waited longest, then to later ones`() {
    _ = (gate.arrive("a"), gate.arrive("b"))
    #expect(gate.admit(1).texts == ["a: satisfied"])
    #expect(gate.admit(3).texts == ["b: satisfied"])
    #expect(gate.way == .closed(turns: 2))
    #expect(gate.arrive("c") == .goesThrough)
    #expect(gate.arrive("d") == .goesThrough)
    #expect(gate.arrive("e") == .waits(3))
  }

  @Test mutating func `a closed gate forgets the passes that are left`() {
    _ = gate.admit(2)
    gate.close()
    #expect(gate.way == .closed(turns: 0))
  }

  @Test mutating func `the number of passes does not overflow`() {
    _ = gate.admit(.max)
    _ = gate.admit(.max)
    #expect(gate.way == .closed(turns: .max))
  }

  @Test mutating func `an open gate takes no passes`() {
    _ = gate.open()
    #expect(gate.admit(2).isEmpty)
    gate.close()
    #expect(gate.way == .closed(turns: 0))
  }

  @Test mutating func `a cancelled caller leaves its pass to the next`() {
    _ = (gate.arrive("a"), gate.arrive("b"))
    #expect(gate.passing.end(1, as: .cancelled)?.handle == "a")
    #expect(gate.admit(1).texts == ["b: satisfied"])
    #expect(gate.way == .closed(turns: 0))
  }

  @Test mutating func `an ended gate refuses every caller, whatever is done to it`() {
    _ = gate.arrive("a")
    gate.watch("w", for: 2)
    #expect(gate.end(because: "why").map(\.handle) == ["a", "w"])
    #expect(gate.end(because: "again").isEmpty)
    #expect(gate.open().isEmpty)
    #expect(gate.admit(1).isEmpty)
    gate.close()
    #expect(gate.way == .ended(because: "why"))
    #expect(gate.arrive("b") == .isTurnedAway)
    #expect(gate.passing.isClear)
  }

  @Test mutating func `an arrival is reported to those who wait for it`() {
    gate.watch("second", for: 2)
    gate.watch("any", for: .atLeast(1))
    #expect(gate.enter().1.texts == ["any: satisfied"])
    _ = gate.open()
    #expect(gate.enter().1.texts == ["second: satisfied"])
    #expect(gate.enter().1.isEmpty)
    #expect(gate.watching.isClear)
  }

  @Test mutating func `a past arrival needs no wait`() {
    _ = (gate.enter(), gate.enter())
    #expect(gate.watch(for: 2) == .init(plan: .met, id: nil))
    #expect(gate.watch(for: 1) == .init(plan: .exceeded, id: nil))
    #expect(gate.watch(for: 3) == .init(plan: .until(more: 1), id: 1))
  }

  @Test mutating func `a wait for an arrival ends at once after the end of the gate`() {
    _ = gate.enter()
    _ = gate.end(because: "why")
    #expect(gate.watch(for: 1) == .init(plan: .met, id: nil))
    let watch = gate.watch(for: 2)
    #expect(watch.id.flatMap { gate.watching.attach("w", to: $0) } == .ended("why"))
    #expect(gate.watching.isClear)
  }
}

// MARK: - Fixtures

private typealias State = GateState<String>

extension State {
  fileprivate mutating func arrive(_ name: String) -> Entry {
    let entry = enter().0
    if case .waits(let id) = entry { #expect(passing.attach(name, to: id) == nil) }
    return entry
  }

  fileprivate mutating func watch(_ name: String, for times: Times) {
    let id = watch(for: times).id
    #expect(id.flatMap { watching.attach(name, to: $0) } == nil)
  }
}

extension Sequence<State.Waits.Resumption> {
  fileprivate var texts: [String] { map { "\($0.handle): \($0.end)" } }
}
