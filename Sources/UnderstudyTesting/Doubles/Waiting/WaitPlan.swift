/// The events to wait for, given how often something is expected and has happened.
enum WaitPlan: Hashable, Sendable {
  /// The expectation is met.
  case met
  /// It has happened too often, and waiting does not change that.
  case exceeded
  /// This many more are enough, and then the wait is over.
  case until(more: Int)
  /// The expectation is met unless this many more happen in the whole time.
  case unless(more: Int)

  init(_ times: Times, after count: Int) {
    if let highest = times.highest, count > highest {
      self = .exceeded
    } else if count < times.lowest {
      self = .until(more: times.lowest - count)
    } else if let highest = times.highest, times.lowest <= 0 {
      self = .unless(more: highest + 1 - count)
    } else {
      self = .met
    }
  }

  /// The number of events that end the wait; `nil` if there is nothing to wait for.
  var needed: Int? {
    switch self {
    case .met, .exceeded: nil
    case .until(let more), .unless(let more): more
    }
  }

  /// Returns what was missing when the wait ended in this way; `nil` if nothing was.
  func shortfall(at end: WaitEnd) -> UnmetWait? {
    switch (self, end) {
    case (.met, _), (.until, .satisfied), (.unless, .expired): nil
    case (.exceeded, _), (.unless, .satisfied): .tooOften
    case (.until, .expired): .tooLate
    case (_, .stoodStill(let time)): .stoodStill(for: time)
    case (_, .cancelled): .cancelled
    case (_, .ended(let reason)): .ended(reason)
    }
  }
}

/// The beginning of a wait; without an ID the wait is over at once.
struct WaitBeginning {
  let plan: WaitPlan
  var id: TaskWaitList.ID?
  var end = WaitEnd.satisfied
}

extension Times {
  /// Returns whether no further event can change the result.
  func isDecided(by count: Int) -> Bool { highest.map { count > $0 } ?? (count >= lowest) }
}
