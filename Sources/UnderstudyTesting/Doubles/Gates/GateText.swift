/// The texts of a gate's failures.
struct GateText {
  /// The name of the gate in messages.
  let gate: String

  init(_ name: String) {
    gate = name.isEmpty ? "the gate" : "the gate “\(name)”"
  }

  func letThroughLessThanNone(_ number: Int) -> String {
    """
    letThrough(\(number)) asks \(gate) for less than nobody, and changed nothing.
    Give it a number from 0, or make those to come wait with close().
    """
  }

  func endedBefore(_ member: String) -> String {
    """
    An answer of \(member) was to be held at \(gate), which ended with a reset and holds nobody.
      fix: make a new gate for what comes after the reset.
    """
  }

  func stayedShut(for limit: Duration) -> String {
    """
    Code has waited in \(gate) for \(limit), and nobody let it through. It leaves as if it was cancelled.
      fix: open the gate while that code waits: start it with `async let` or a Task, await entered(), then \
    open(); where the test only takes longer, raise its container's waitLimit.
    """
  }

  func held(_ member: String, for limit: Duration) -> String {
    """
    An answer of \(member) has been held for \(limit), and nobody let it go. It goes on as if it was cancelled.
      fix: open its gate, or cancel a call that hangs, while it waits: start the code under test with \
    `async let` or a Task; where the test only takes longer, raise its container's waitLimit.
    """
  }

  func missed(
    _ times: Times,
    within limit: Duration,
    because shortfall: WaitShortfall,
    seen arrivals: Int,
    waiting: Int
  ) -> String {
    let cause = cause(shortfall, arrivals == 0 ? nil : Times.count(arrivals))
    return """
      Expected \(gate) to be entered \(times) within \(limit), but \(cause).
      - \(waiting == 0 ? "Nobody waits" : waiting == 1 ? "One waits" : "\(waiting) wait") in it now.
      \(remedy(shortfall))
      """
  }

  private func cause(_ shortfall: WaitShortfall, _ times: String?) -> String {
    let before = times.map { "it had been entered \($0)" } ?? "nobody had come"
    return switch shortfall {
    case .tooOften: "it was entered \(times ?? "never")"
    case .tooLate: "by then \(before)"
    case .stoodStill(let time): "its clock has not moved for \(time): until then \(before)"
    case .cancelled: "the waiting task was cancelled: until then \(before)"
    case .ended(let reason): "\(reason): until then \(before)"
    }
  }

  private func remedy(_ shortfall: WaitShortfall) -> String {
    switch shortfall {
    case .tooOften:
      "Arrivals count from the gate's beginning: make a new gate where an earlier part is done."
    case .tooLate:
      "Look whether the code under test gets as far as pass(), and is not held up before; "
        + "where it only needs longer, raise `within`."
    case .stoodStill:
      "Advance the clock while this waits, as from an `async let`, or leave `clock:` away."
    case .cancelled:
      "A time limit of the test, or its end, may have cancelled it: await what was started."
    case .ended:
      "After that nobody can enter: wait before the reset, and make a new gate for what follows."
    }
  }
}
