import Testing

@testable import UnderstudyTesting

@Suite struct `A queue of sleepers` {
  private var queue = SleepQueue<String, String>()

  @Test mutating func `wakes sleepers by deadline, and those of one deadline by arrival`() {
    for (name, seconds) in [("c", 3), ("a", 1), ("b", 2), ("a2", 1), ("c2", 3), ("a3", 1)] {
      queue.add(name, seconds)
    }
    #expect(queue.steps(upTo: 3) == ["a", "a2", "a3", "b", "c", "c2"])
    #expect(queue.count == 0)
  }

  @Test mutating func `is at the deadline of the sleeper it wakes, and marks the last one there`() {
    for (name, seconds) in [("a", 1), ("b", 1), ("c", 2)] { queue.add(name, seconds) }
    var seen: [String] = []
    for _ in 1...4 {
      let step = queue.stepText(upTo: 5)
      seen.append("\(queue.now.offset): \(step)")
    }
    #expect(
      seen == [
        "1.0 seconds: wake a due(era: 0)",
        "1.0 seconds: wake b due(era: 0), last",
        "2.0 seconds: wake c due(era: 0), last",
        "5.0 seconds: arrived",
      ]
    )
    #expect(queue.now == .at(5))
  }

  @Test mutating func `stops before deadlines beyond the target`() {
    queue.add("late", 10)
    #expect(queue.steps(upTo: 9) == [])
    #expect(queue.now == .at(9))
    #expect(queue.count == 1)
    #expect(queue.steps(upTo: 10) == ["late"])
  }

  @Test mutating func `stays at the last deadline where it has no target`() {
    queue.add("a", 7)
    #expect(queue.stepText() == "wake a due(era: 0), last")
    #expect(queue.stepText() == "arrived")
    #expect(queue.now == .at(7))
  }

  @Test mutating func `never goes back`() {
    _ = queue.steps(upTo: 5)
    _ = queue.steps(upTo: 3)
    #expect(queue.now == .at(5))
  }

  @Test(arguments: [4, 5]) mutating func `refuses a sleeper whose deadline has passed`(second: Int)
  {
    _ = queue.steps(upTo: 5)
    #expect(queue.add("a", second) == ["wake a late"])
    #expect(queue.count == 0)
  }

  @Test mutating func `releases each cancelled sleeper once, and no other`() {
    let id = queue.makeID()
    _ = queue.add("a", id: id, until: .at(1))
    queue.add("b", 1)
    #expect(queue.cancel(id).map(\.text) == ["wake a cancelled"])
    #expect(queue.cancel(id).isEmpty)
    #expect(queue.steps(upTo: 1) == ["b"])
  }

  @Test mutating func `cannot cancel a sleeper that was woken`() {
    let id = queue.makeID()
    _ = queue.add("a", id: id, until: .at(1))
    _ = queue.steps(upTo: 1)
    #expect(queue.cancel(id).isEmpty)
  }

  @Test mutating func `ignores sleepers from before a reset`() {
    _ = queue.steps(upTo: 5)
    queue.add("c", 8)
    queue.add("d", 7)
    _ = queue.step(upTo: .at(7), in: 0)
    #expect(queue.returning == 1)
    #expect(queue.reset().map(\.text) == ["wake c cancelled"])
    #expect((queue.now, queue.count, queue.returning, queue.era) == (.init(offset: .zero), 0, 0, 1))

    queue.add("e", 1)
    #expect(queue.stepText(upTo: 9, in: 0) == "arrived")
    #expect(queue.now.offset == .zero)
    #expect(queue.returned(in: 0).isEmpty)
    #expect(queue.returning == 0)
  }
}

// MARK: - Fixtures

extension ManualClock.Instant {
  static func at(_ seconds: Int) -> Self { Self(offset: .seconds(seconds)) }
}

extension SleepQueue<String, String> {
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

extension SleepQueue<String, String> {
  fileprivate mutating func stepText(upTo seconds: Int? = nil, in era: Int? = nil) -> String {
    switch step(upTo: seconds.map { .at($0) }, in: era ?? self.era) {
    case .woke(let action, let isLast): "\(action.text)\(isLast ? ", last" : "")"
    case .arrived: "arrived"
    }
  }
}

extension SleepQueue<String, String>.Action {
  var text: String {
    switch self {
    case .wake(let sleeper, let wakening): "wake \(sleeper) \(wakening)"
    case .tell(let waiter, let outcome): "tell \(waiter) \(outcome)"
    }
  }
}
