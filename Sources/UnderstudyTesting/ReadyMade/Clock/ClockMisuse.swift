/// Misuse of a manual clock, in words.
enum ClockMisuse: Sendable {
  case negative(Duration)
  case backwards(to: ManualClock.Instant, from: ManualClock.Instant)
  case negativeLimit(Duration)
  case tooFew(Int, of: Int, after: Duration, isAdvance: Bool)
  case resetMeanwhile(awaiting: Int)
  case endless(woken: Int, sleeping: Int)

  var text: String {
    switch self {
    case .negative(let duration):
      "A manual clock cannot go back: advancing by \(duration) was ignored."
        + "\n  fix: advance by zero or more; reset() puts it back to its start."
    case .backwards(let target, let now):
      "A manual clock cannot go back: it is at \(now.offset), and advancing to \(target.offset) "
        + "was ignored.\n  fix: advance to a later moment; reset() puts it back to its start."
    case .negativeLimit(let limit):
      "Cannot wait for sleepers within \(limit).\n  fix: pass a `within:` of zero or more."
    case .tooFew(let count, let wanted, let limit, let isAdvance):
      "Waited \(limit) of real time for \(wanted == 1 ? "1 task" : "\(wanted) tasks") to sleep on the manual clock; "
        + (count == 0 ? "none does." : "only \(count) \(count == 1 ? "does" : "do").")
        + "\n  fix: give this clock to \(count > 0 ? "all " : "the ")code that should sleep on it, and start that code "
        + "first, with `async let` or a Task; if it only needs more time, pass a longer `within:`"
        + (isAdvance
          ? "; if the code does not sleep again after the advance, leave out `sleepers:`." : ".")
    case .resetMeanwhile(let wanted):
      "The manual clock was reset while code waited for \(wanted) tasks to sleep on it."
        + "\n  fix: let sleepers(atLeast:) return before the clock, or its container, is reset or closed."
    case .endless(let woken, let sleeping):
      "The manual clock has reached the limit of its run, but tasks still sleep on it: "
        + "woken \(woken), asleep \(sleeping).\n  fix: if code sleeps again and again, "
        + "advance(by:) as far as the test needs; otherwise give run(limit:) a higher limit."
    }
  }
}
