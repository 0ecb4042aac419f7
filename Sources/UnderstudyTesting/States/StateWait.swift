import Observation
import Understudy

/// One wait for observable state.
struct StateWait {
  let expectation: String
  let limit: Duration
  let clock: any Clock<Duration>
  let site: SourceSite

  /// Reads the state at once and after each change, until it is as expected or the wait has ended.
  func value<Value>(of state: () -> Value, until predicate: (Value) -> Bool) async -> Value {
    let deadline = WaitDeadline(limit, on: clock)
    let changes = StateChanges()
    var pace = RereadingPace()
    while true {
      let seen = changes.count
      let value = withObservationTracking(state) { changes.note() }
      if predicate(value) { return value }
      // What changes faster than it is read has its limit, too.
      var end = deadline.hasPassed ? WaitEnd.expired : .satisfied
      if end == .satisfied {
        if let id = changes.beginWait(after: seen) {
          pace.reads(after: seen)
          end = await wait(id, for: changes, until: deadline, rereadingAfter: pace.next())
        } else {
          // Whoever makes the changes may need this thread, or this actor.
          await Task.yield()
        }
      }
      guard end != .satisfied else { continue }
      let last = state()
      if predicate(last) { return last }
      fail(end, StateWait.text(of: last), after: changes.count)
      return last
    }
  }

  /// Waits for the next change, and not longer than until the state is to be read again.
  private func wait(
    _ id: TaskWaitList.ID,
    for changes: StateChanges,
    until deadline: WaitDeadline,
    rereadingAfter pause: Duration?
  ) async -> WaitEnd {
    guard let pause else { return await changes.wait(id, atMost: deadline.remaining, on: clock) }
    let end = await changes.wait(id, atMost: pause)
    return end == .expired ? .satisfied : end
  }

  private func fail(_ end: WaitEnd, _ value: String, after changes: Int) {
    let reason = end == .cancelled ? "the waiting task was cancelled: it was" : "was"
    let history =
      switch changes {
      case 0: "No change of it was observed."
      case 1: "It changed once."
      default: "It changed \(changes) times."
      }
    let fix =
      changes == 0
      ? "read a property of an `@Observable` type, or look whether the code under test gets that far."
      : "look whether the code under test gets that far; where it needs longer, raise `within`."
    let text = """
      The state was expected \(expectation) within \(limit), but \(reason) \(value). \(history)
        fix: \(fix)
      """
    IssueSinks.record(ContainerIssue(text, at: site))
  }

  static func text(of value: Any) -> String { TextLimit.cut(CallText.text(of: value)) }
}

/// When state is read again after a change was announced.
///
/// `Observation` announces a change just before it happens. A change on another thread may not have
/// happened yet when the state is read after its announcement, and nothing announces it a second time.
/// So each announcement is followed by a few more reads, further and further apart.
struct RereadingPace {
  private static let pauses: [Duration] = [
    .milliseconds(1), .milliseconds(10), .milliseconds(100), .seconds(1),
  ]

  private var changes = 0
  private var rest: ArraySlice<Duration> = []

  /// Begins anew where there were more changes before the read than before the last one.
  mutating func reads(after changes: Int) {
    guard changes > self.changes else { return }
    self.changes = changes
    rest = RereadingPace.pauses[...]
  }

  /// How long to wait for the next read; `nil` where only a change asks for one.
  mutating func next() -> Duration? { rest.popFirst() }
}
