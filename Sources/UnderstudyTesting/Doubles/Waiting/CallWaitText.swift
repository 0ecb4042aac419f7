extension UnmetWait {
  /// - Returns: `nil` if a wait for calls ended as it should.
  init?(_ end: WaitEnd, _ plan: WaitPlan, _ times: Times, _ count: Int) {
    let isTooOften = times.highest.map { count > $0 } == true
    switch (end, plan) {
    case (.cancelled, _): self = .cancelled
    case (.ended(let why), _): self = .ended(why)
    case (.stoodStill(let time), _) where !isTooOften: self = .stoodStill(for: time)
    case _ where isTooOften: self = .tooOften
    // The call was made, and its record was cleared before it was read.
    case (.satisfied, .unless): self = .tooOften
    case (.expired, .until): self = .tooLate
    case (.expired, _), (.satisfied, _), (.stoodStill, _): return nil
    }
  }

  /// Returns the fix for a wait for calls.
  ///
  /// - Parameters:
  ///   - times: the expected number of calls.
  ///   - calls: the number of recorded calls.
  ///   - matching: the number of those that match.
  func remedy(expecting times: Times, of calls: Int, matching: Int) -> String {
    switch self {
    case .tooOften:
      "keep the code under test from calling it\(times.highest == 0 ? "" : " so often, or expect more"); earlier calls "
        + "count, too: clearCalls() before this phase clears them without checking them."
    case .tooLate where matching > 0:
      "check that the code under test calls it more often; if it only needs more time, pass "
        + "a longer `within:`."
    case .tooLate where calls > 0:
      "make the code under test pass the expected arguments; if that call only comes later, pass "
        + "a longer `within:`."
    case .tooLate:
      "check that the code under test gets that far; if it only needs more time, pass a longer `within:`."
    case .stoodStill:
      "advance the clock while this waits, for example in an `async let`, or leave out `clock:`."
    case .cancelled:
      UnmetWait.remedyWhenCancelled
    case .ended:
      "end this wait before the reset, and before the container closes."
    }
  }
}

extension VerificationText {
  /// Returns the text of a wait that has failed.
  func waited(_ limit: Duration, _ why: UnmetWait) -> String {
    let expectation = pattern.text(of: MemberName(member), named: member)
    return """
      Expected \(times.ofCalls) to \(expectation) within \(limit), but \(cause(why)).\(list)
        fix: \(why.remedy(expecting: times, of: calls.count, matching: matching))
      """
  }

  private func cause(_ why: UnmetWait) -> String {
    let times = matching == 0 ? "had not been called" : "had been called \(Times.count(matching))"
    let seen = calls.count > matching && matching == 0 ? "no call had matched" : "it \(times)"
    return switch why {
    case .tooOften where self.times.includes(matching):
      "it was called too often before its calls were cleared"
    case .tooOften: "it was called \(Times.count(matching))"
    case .tooLate: "by then \(seen)"
    case .stoodStill(let time):
      "the clock passed as `clock:` has not moved for \(time): until then \(seen)"
    case .cancelled: "the waiting task was cancelled: until then \(seen)"
    case .ended(let reason): "\(reason): until then \(seen)"
    }
  }
}
