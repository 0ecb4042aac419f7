/// The pauses of calls that wait for a clock, by number.
///
/// A pure value. A pause is *announced* before the task that sleeps starts, *running* once that task is
/// known, and leaves when its call continues. One that is *ended* in between is refused when it wants to
/// run.
///
/// Invariant: of every pause that was announced before an end, either the end returns its task or
/// ``run(_:_:)`` returns false.
struct RunningPauses<Sleep: Sendable>: Sendable {
  private enum Pause {
    case announced
    case running(Sleep)
    case ended
  }

  private var pauses: [Int: Pause] = [:]
  private var last = 0

  /// Returns the number of a new pause.
  mutating func announce() -> Int {
    last += 1
    pauses[last] = .announced
    return last
  }

  /// Notes what sleeps; returns false if it has to be ended by the caller.
  mutating func run(_ number: Int, _ sleep: Sleep) -> Bool {
    guard case .announced = pauses[number] else { return false }
    pauses[number] = .running(sleep)
    return true
  }

  mutating func leave(_ number: Int) { pauses.removeValue(forKey: number) }

  /// Ends all pauses; returns what sleeps, for the caller to end.
  mutating func end() -> [Sleep] {
    var sleeps: [Sleep] = []
    for (number, pause) in pauses {
      if case .running(let sleep) = pause { sleeps.append(sleep) }
      pauses[number] = .ended
    }
    return sleeps
  }
}
