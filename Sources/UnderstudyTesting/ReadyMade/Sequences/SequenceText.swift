/// The texts of a manual sequence's failures.
struct SequenceText {
  let sequence: String

  init(_ name: String) {
    sequence = name.isEmpty ? "the manual sequence" : "the manual sequence \"\(name)\""
  }

  func ended(before member: String) -> String {
    """
    \(member) was ignored: \(sequence) has ended.
      fix: send before finish() and fail(_:), or make a new ManualSequence for what follows.
    """
  }

  func endedWithTest(before member: String) -> String {
    """
    \(member) was ignored: \(sequence) has ended with the test that made it.
      fix: make a ManualSequence in each test, not in a static let or a global, and await what sends before the test ends.
    """
  }

  func tooFewConsumers(
    _ count: Int,
    of wanted: Int,
    within limit: Duration,
    _ end: WaitEnd
  ) -> String {
    let seen = count == 0 ? "there was none" : count == 1 ? "there was 1" : "there were \(count)"
    return """
      Expected \(wanted == 1 ? "a consumer" : "\(wanted) consumers") of \(sequence) within \(limit), but \
      \(Self.before(end))\(seen).
        fix: \(Self.remedy(end) ?? Self.loopRemedy)
      """
  }

  func notConsumed(
    untaken: Int,
    busy: Int,
    of count: Int,
    within limit: Duration,
    _ end: WaitEnd
  ) -> String {
    let seen =
      if untaken > 0 {
        untaken == 1 ? "1 element was not taken" : "\(untaken) elements were not taken"
      } else {
        busy == 1
          ? "1 consumer still worked on an element"
          : "\(busy) consumers each still worked on an element"
      }
    let remedy =
      untaken > 0 && count == 0
      ? Self.loopRemedy
      : "check that the loop's body is not blocked; if it only needs more time, pass a longer `within:`."
    return """
      Expected all elements of \(sequence) to be consumed within \(limit), but \(Self.before(end))\(seen).
        fix: \(Self.remedy(end) ?? remedy)
      """
  }

  private static let loopRemedy =
    "check that the double returns this sequence, and that the code under test loops over it: start that code "
    + "with `async let` or a Task before this wait."

  private static func before(_ end: WaitEnd) -> String {
    switch end {
    case .cancelled: "the waiting task was cancelled: until then "
    case .stoodStill(let time):
      "the clock passed as `clock:` has not moved for \(time): until then "
    case .satisfied, .expired, .ended: ""
    }
  }

  private static func remedy(_ end: WaitEnd) -> String? {
    switch end {
    case .cancelled:
      UnmetWait.remedyWhenCancelled
    case .stoodStill:
      "advance the clock while this waits, for example in an `async let`, or leave out `clock:`."
    case .satisfied, .expired, .ended: nil
    }
  }
}
