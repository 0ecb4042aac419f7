/// The texts of a gate's failures.
struct GateText {
  /// The name of the gate in messages.
  let gate: String

  init(_ name: String) {
    gate = name.isEmpty ? "the gate" : "the gate \"\(name)\""
  }

  func letThroughLessThanNone(_ number: Int) -> String {
    """
    admit(\(number)) changed nothing: \(gate) cannot let through a negative number of tasks.
      fix: pass zero or more, or make later arrivals wait with close().
    """
  }

  func endedBefore(_ member: String) -> String {
    """
    An answer of \(member) cannot wait at \(gate), which ended when its double or container was reset.
      fix: make a new gate after the reset, and give the answer again with held(at:).
    """
  }

  func stayedShut(for limit: Duration) -> String {
    """
    Code has waited in \(gate) for \(limit), but was not let through. That code continues as if it was cancelled.
      fix: open the gate while that code waits: start it with `async let` or a Task, await waitForArrivals(), then \
    open(); if the test only takes longer, raise Container.current.waitTimeout in it.
    """
  }

  func held(_ member: String, for limit: Duration) -> String {
    """
    A call of \(member) has waited for its answer for \(limit). The call continues as if it was cancelled.
      fix: start the code under test with `async let` or a Task; then, while it waits, open the gate of held(at:), or, \
    for an answer that never comes, cancel that task; if the test only takes longer, raise \
    Container.current.waitTimeout in it.
    """
  }

  func missed(
    _ times: Times,
    within limit: Duration,
    because shortfall: UnmetWait,
    seen arrivals: Int,
    waiting: Int
  ) -> String {
    let cause = cause(shortfall, arrivals == 0 ? nil : Times.count(arrivals))
    return """
      Expected \(gate) to be entered \(times.text) within \(limit), but \(cause).
      - \(waiting == 0 ? "No task waits" : waiting == 1 ? "1 task waits" : "\(waiting) tasks wait") in it now.
        fix: \(Self.remedy(shortfall, waiting: waiting))
      """
  }

  private func cause(_ shortfall: UnmetWait, _ times: String?) -> String {
    let before = times.map { "it had been entered \($0)" } ?? "it had not been entered"
    return switch shortfall {
    case .tooOften: "it was entered \(times ?? "never")"
    case .tooLate: "by then \(before)"
    case .stoodStill(let time):
      "the clock passed as `clock:` has not moved for \(time): until then \(before)"
    case .cancelled: "the waiting task was cancelled: until then \(before)"
    case .ended(let reason): "\(reason): until then \(before)"
    }
  }

  /// Returns the fix for a wait for arrivals.
  ///
  /// - Parameter waiting: the number of tasks that the gate holds.
  static func remedy(_ shortfall: UnmetWait, waiting: Int) -> String {
    switch shortfall {
    case .tooOften:
      "find what enters it more often, or expect more; arrivals count since the gate was made, so "
        + "make one for each phase of the test."
    case .tooLate where waiting > 0:
      "if the next task comes only after the waiting one has passed, call admit(1) before this wait; "
        + "if it only needs more time, pass a longer `within:`."
    case .tooLate:
      "check that the code under test gets as far as pass(), or as the call whose answer is held at "
        + "this gate; if it only needs more time, pass a longer `within:`."
    case .stoodStill:
      "advance the clock while this waits, for example in an `async let`, or leave out `clock:`."
    case .cancelled:
      UnmetWait.remedyWhenCancelled
    case .ended:
      "end this wait before the reset, and make a new gate for later calls."
    }
  }
}
