/// The outcome of a wait for a manual clock's sleepers.
enum WaitOutcome: Hashable, Sendable {
  case met, timedOut, cancelled, reset
}

/// The condition that a wait on a manual clock is for.
enum SleeperCondition: Hashable, Sendable {
  case sleeping(atLeast: Int)
  /// All woken sleepers have returned from their sleep.
  case noneReturning

  func holds(sleeping: Int, returning: Int) -> Bool {
    switch self {
    case .sleeping(let least): sleeping >= least
    case .noneReturning: returning == 0
    }
  }
}

/// A wait: announced, then joined by its waiter. It may be over before the waiter joins.
///
/// It is removed when its waiter got the result, which happens once.
enum SleeperWait<Waiter: Sendable>: Sendable {
  case announced(SleeperCondition)
  case joined(SleeperCondition, Waiter)
  case over(WaitOutcome)
}

extension ManualClockState {
  /// Begins a wait, unless it is over at once. Its waiter follows by ``join(_:as:)``.
  ///
  /// - Parameter era: the era in which the wait's purpose began; `nil` for the current one.
  /// - Returns: how it has ended; `nil` if it has not.
  mutating func begin(_ condition: SleeperCondition, id: UInt64, in era: Int? = nil) -> WaitOutcome?
  {
    if let era, era != self.era { return .reset }
    if condition.holds(sleeping: count, returning: returning) { return .met }
    waits.append((id, .announced(condition)))
    return nil
  }

  mutating func join(_ id: UInt64, as waiter: Waiter) -> [Action] {
    guard let index = waits.firstIndex(where: { $0.id == id }) else { return [] }
    switch waits[index].wait {
    case .announced(let condition):
      waits[index].wait = .joined(condition, waiter)
      return []
    case .over(let outcome):
      waits.remove(at: index)
      return [.tell(waiter, outcome)]
    case .joined:
      return []
    }
  }

  /// Ends a wait before its condition holds; does nothing if it is over.
  mutating func endWait(_ id: UInt64, _ outcome: WaitOutcome) -> [Action] {
    guard let index = waits.firstIndex(where: { $0.id == id }) else { return [] }
    return endWait(at: index, outcome).map { [$0] } ?? []
  }

  mutating func tellThoseMet() -> [Action] {
    let (count, returning) = (count, returning)
    return endWaits(.met) { $0.holds(sleeping: count, returning: returning) }
  }

  /// Ends all waits with a matching condition.
  mutating func endWaits(
    _ outcome: WaitOutcome,
    where isOver: (SleeperCondition) -> Bool
  ) -> [Action] {
    var actions: [Action] = []
    // Backwards, since those that end may leave; reported in the order in which they began.
    for index in waits.indices.reversed() {
      switch waits[index].wait {
      case .announced(let condition), .joined(let condition, _):
        guard isOver(condition), let action = endWait(at: index, outcome) else { continue }
        actions.append(action)
      case .over:
        continue
      }
    }
    return actions.reversed()
  }

  private mutating func endWait(at index: Int, _ outcome: WaitOutcome) -> Action? {
    switch waits[index].wait {
    case .announced:
      waits[index].wait = .over(outcome)
      return nil
    case .joined(_, let waiter):
      waits.remove(at: index)
      return .tell(waiter, outcome)
    case .over:
      return nil
    }
  }
}
