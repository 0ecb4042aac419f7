import Testing

@testable import UnderstudyTesting

@Suite struct `The state of a manual clock` {
  private var state = ManualClockState<String, String>()

  @Test mutating func `wakes sleepers by deadline, and those of one deadline by arrival`() {
    for (name, seconds) in [("c", 3), ("a", 1), ("b", 2), ("a2", 1), ("c2", 3), ("a3", 1)] {
      state.add(name, seconds)
    }
    #expect(state.steps(upTo: 3) == ["a", "a2", "a3", "b", "c", "c2"])
    #expect(state.count == 0)
  }

  @Test mutating func `is at the deadline of the sleeper it wakes, and marks the last one there`() {
    for (name, seconds) in [("a", 1), ("b", 1), ("c", 2)] { state.add(name, seconds) }
    var seen: [String] = []
    for _ in 1...4 {
      let step = state.stepText(upTo: 5)
      seen.append("\(state.now.offset): \(step)")
    }
    #expect(
      seen == [
        "1.0 seconds: wake a due(era: 0)",
        "1.0 seconds: wake b due(era: 0), last",
        "2.0 seconds: wake c due(era: 0), last",
        "5.0 seconds: arrived",
      ]
    )
    #expect(state.now == .at(5))
  }

  @Test mutating func `stops before deadlines beyond the target`() {
    state.add("late", 10)
    #expect(state.steps(upTo: 9) == [])
    #expect(state.now == .at(9))
    #expect(state.count == 1)
    #expect(state.steps(upTo: 10) == ["late"])
  }

  @Test mutating func `stays at the last deadline where it has no target`() {
    state.add("a", 7)
    #expect(state.stepText() == "wake a due(era: 0), last")
    #expect(state.stepText() == "arrived")
    #expect(state.now == .at(7))
  }

  @Test mutating func `never goes back`() {
    _ = state.steps(upTo: 5)
    _ = state.steps(upTo: 3)
    #expect(state.now == .at(5))
  }

  @Test(arguments: [4, 5]) mutating func `refuses a sleeper whose deadline has passed`(second: Int)
  {
    _ = state.steps(upTo: 5)
    #expect(state.add("a", second) == ["wake a late"])
    #expect(state.count == 0)
  }

  @Test mutating func `releases each cancelled sleeper once, and no other`() {
    let id = state.makeID()
    _ = state.add("a", id: id, until: .at(1))
    state.add("b", 1)
    #expect(state.cancel(id).map(\.text) == ["wake a cancelled"])
    #expect(state.cancel(id).isEmpty)
    #expect(state.steps(upTo: 1) == ["b"])
  }

  @Test mutating func `cannot cancel a sleeper that was woken`() {
    let id = state.makeID()
    _ = state.add("a", id: id, until: .at(1))
    _ = state.steps(upTo: 1)
    #expect(state.cancel(id).isEmpty)
  }

  @Test mutating func `ignores sleepers from before a reset`() {
    _ = state.steps(upTo: 5)
    state.add("c", 8)
    state.add("d", 7)
    _ = state.step(upTo: .at(7), in: 0)
    #expect(state.returning == 1)
    #expect(state.reset().map(\.text) == ["wake c cancelled"])
    #expect((state.now, state.count, state.returning, state.era) == (.init(offset: .zero), 0, 0, 1))

    state.add("e", 1)
    #expect(state.stepText(upTo: 9, in: 0) == "arrived")
    #expect(state.now.offset == .zero)
    #expect(state.returned(in: 0).isEmpty)
    #expect(state.returning == 0)
  }
}

// MARK: - Fixtures

extension ManualClock.Instant {
  static func at(_ seconds: Int) -> Self { Self(offset: .seconds(seconds)) }
}

extension ManualClockState<String, String> {
  @discardableResult
  mutating func add(_ name: String, _ seconds: Int) -> [String] {
    add(name, id: makeID(), until: .at(seconds)).map(\.text)
  }

  /// Who is woken on the way.
  mutating func steps(upTo seconds: Int) -> [String] {
    var names: [String] = []
    while case .woke(.wake(let name, _), _) = step(upTo: .at(seconds), in: era) {
      names.append(name)
    }
    return names
  }
}

extension ManualClockState<String, String> {
  fileprivate mutating func stepText(upTo seconds: Int? = nil, in era: Int? = nil) -> String {
    switch step(upTo: seconds.map { .at($0) }, in: era ?? self.era) {
    case .woke(let action, let isLast): "\(action.text)\(isLast ? ", last" : "")"
    case .arrived: "arrived"
    }
  }
}

extension ManualClockState<String, String>.Action {
  var text: String {
    switch self {
    case .wake(let sleeper, let wakening): "wake \(sleeper) \(wakening)"
    case .tell(let waiter, let outcome): "tell \(waiter) \(outcome)"
    }
  }
}
