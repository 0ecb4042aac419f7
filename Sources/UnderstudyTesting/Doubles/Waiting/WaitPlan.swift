/// What to wait for until something has happened as often as expected.
enum WaitPlan: Hashable, Sendable {
  /// It has.
  case met
  /// It has happened too often, and waiting makes that no better.
  case exceeded
  /// So many more make it often enough, and then there is no need to wait for others.
  case until(more: Int)
  /// It stays as it is for the whole time: so many more are too many.
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

  /// How many events end the wait; `nil` if there is nothing to wait for.
  var needed: Int? {
    switch self {
    case .met, .exceeded: nil
    case .until(let more), .unless(let more): more
    }
  }

  /// What was missing when the wait came to this end; `nil` if nothing was.
  func shortfall(at end: WaitEnd) -> WaitShortfall? {
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

/// How a wait begins; without a number it is over at once.
struct WaitBeginning {
  let plan: WaitPlan
  var id: TaskWaitList.ID?
  var end = WaitEnd.satisfied
}

extension Times {
  /// Whether no further event can change that it is often enough, or too often.
  func isDecided(by count: Int) -> Bool { highest.map { count > $0 } ?? (count >= lowest) }
}
