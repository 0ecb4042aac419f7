extension WaitShortfall {
  /// - Returns: `nil` if a wait for calls ended as it should.
  init?(_ end: WaitEnd, _ plan: WaitPlan, _ times: Times, _ count: Int) {
    let isTooOften = times.highest.map { count > $0 } == true
    switch (end, plan) {
    case (.cancelled, _): self = .cancelled
    case (.ended(let why), _): self = .ended(why)
    case _ where isTooOften: self = .tooOften
    case (.expired, .until): self = .tooLate
    case (.expired, _), (.satisfied, _): return nil
    }
  }

  /// Why a wait for calls has failed, in a sentence; the calls follow it.
  func text(of pattern: String, _ times: Times, within limit: Duration, seen count: Int) -> String {
    let seen = count == 0 ? "it had not been called" : "it had been called \(Times.count(count))"
    let cause =
      switch self {
      case .tooOften: "it was called \(Times.count(count))"
      case .tooLate: "by then \(seen)"
      case .cancelled: "the waiting task was cancelled: until then \(seen)"
      case .ended(let reason): "\(reason): until then \(seen)"
      }
    return "Expected \(pattern) to be called \(times) within \(limit), but \(cause)."
  }

  /// What to do about it.
  var remedy: String {
    switch self {
    case .tooOften:
      "Calls count from the beginning: forget those of an earlier part with clearCalls()."
    case .tooLate:
      "Look whether the code under test gets that far; where it only needs longer, raise `within`."
    case .cancelled:
      "A time limit of the test, or its end, may have cancelled it: await what was started."
    case .ended:
      "Wait before the reset, and before the container closes."
    }
  }
}
