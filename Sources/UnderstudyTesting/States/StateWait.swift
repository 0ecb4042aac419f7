import Observation
import Understudy

/// A wait for observable state.
struct StateWait {
  let expectation: String
  let limit: Duration
  let clock: any Clock<Duration>
  let site: SourceSite

  /// Reads the state at once and after each change, until it is as expected or the wait has ended.
  func value<Value>(of state: () -> Value, until predicate: (Value) -> Bool) async -> Value {
    let patience = Container.override.waitLimitOfTest
    let deadline = WaitDeadline(limit, on: clock, patience: patience)
    let changes = StateChanges()
    var pace = RereadingPace()
    while true {
      let seen = changes.count
      let value = withObservationTracking(state) { changes.note() }
      if predicate(value) { return value }
      // State that changes faster than it is read has its limit, too.
      var end = deadline.end ?? .satisfied
      if end == .satisfied {
        if let id = changes.beginWait(after: seen) {
          pace.reads(after: seen)
          let reread = changes.rereading(after: pace.next())
          end = await changes.wait(
            id,
            atMost: deadline.remaining,
            on: clock,
            or: deadline.stillness
          )
          reread?.cancel()
        } else {
          // The code that makes the changes may need this thread, or this actor.
          await Task.yield()
          if Task.isCancelled { end = .cancelled }
        }
      }
      guard end != .satisfied else { continue }
      let last = state()
      if predicate(last) { return last }
      fail(end, StateWait.text(of: last), after: changes.count)
      return last
    }
  }

  private func fail(_ end: WaitEnd, _ value: String, after changes: Int) {
    let reason =
      switch end {
      case .cancelled: "the waiting task was cancelled: until then it was"
      case .stoodStill(let time):
        "the clock passed as `clock:` has not moved for \(time): until then it was"
      default: "it was"
      }
    let history = changes == 0 ? "No change was observed." : "It changed while this waited."
    let fix =
      if case .stoodStill = end {
        "advance the clock while this waits, for example in an `async let`, or leave out `clock:`."
      } else if case .cancelled = end {
        UnmetWait.remedyWhenCancelled
      } else if changes == 0 {
        "check that the code under test gets that far; if it only needs more time, pass a longer "
          + "`within:`; if the state is a property of a class that is not `@Observable`, mark the class @Observable, as nothing else is observed."
      } else {
        "check that the code under test gets that far; if it only needs more time, pass a longer `within:`."
      }
    let text = """
      Expected the state \(expectation) within \(limit), but \(reason) \(value). \(history)
        fix: \(fix)
      """
    NearestHost.record(ContainerIssue(text, at: site))
  }

  static func text(of value: Any) -> String { TextLimit.cut(CallText.text(of: value)) }
}

/// The times at which state is read again although no change was announced since the last read.
///
/// `Observation` announces a change just before it happens, and only to code that has finished
/// reading. A change on another thread may happen after the read that its announcement caused, or
/// while the state is being read, and then nothing announces it again. So each read that a change
/// caused, and the first, is followed by a few more, at increasing intervals.
struct RereadingPace {
  private static let pauses: [Duration] = [
    .milliseconds(1), .milliseconds(10), .milliseconds(100), .seconds(1),
  ]

  private var changes = 0
  private var rest = pauses[...]

  /// Starts over if there were more changes before this read than before the last one.
  mutating func reads(after changes: Int) {
    guard changes > self.changes else { return }
    self.changes = changes
    rest = RereadingPace.pauses[...]
  }

  /// Returns the pause before the next read; `nil` if only a change causes one.
  mutating func next() -> Duration? { rest.popFirst() }
}
