import Synchronization
import Understudy

/// Tasks that sleep on a manual clock that nothing advances, in words.
struct StandingClock: Sendable {
  /// How it was noticed.
  enum Cause: Sendable {
    /// The clock has stood still for this long, in real time.
    case stillness(Duration)
    /// The clock has stood still for this long, and the test has used nothing.
    case impasse(Duration)
    /// The test was cancelled, as a rule for its time limit.
    case cancellation
  }

  static let listed = 3

  /// Whether the clock has been advanced since, or reset.
  var isOver: Bool { moves.current != movesBefore }

  let cause: Cause
  let site: SourceSite
  let now: ManualClock.Instant
  /// The line of the last advance or run.
  let movedAt: SourceSite?
  /// The moves of the clock, and their number when this was noticed.
  let moves: MoveCount
  let movesBefore: Int
  /// The sleepers, those that wake first in front; at least one.
  let sleepers: [DeadlineHeap.Entry]

  /// - Parameter tests: the names of the tests whose code sleeps, if the text is not recorded in one.
  func text(of tests: [String] = []) -> String {
    var lines = [headline]
    lines += tests.map { "test: \($0)" }
    lines.append("clock: made at \(site), \(history)")
    lines += sleepers.prefix(Self.listed).map { sleeper in
      "asleep: from \(sleeper.start.offset) to \(sleeper.deadline.offset) of the clock"
    }
    if sleepers.count > Self.listed { lines.append("… and \(sleepers.count - Self.listed) more") }
    lines.append("fix: \(remedy)\(patience)")
    return lines.joined(separator: "\n  ")
  }

  /// The note for a wait that has failed.
  var note: String {
    let tasks = sleepers.count == 1 ? "1 task sleeps" : "\(sleepers.count) tasks sleep"
    return
      "\(tasks) on a manual clock, from \(sleepers[0].start.offset) to \(sleepers[0].deadline.offset); \(history)."
  }

  private var headline: String {
    let tasks = sleepers.count == 1 ? "1 task" : "\(sleepers.count) tasks"
    switch cause {
    case .stillness(let time):
      let verb = sleepers.count == 1 ? "has" : "have"
      return
        "\(tasks) \(verb) slept on a manual clock for \(time) of real time, and nothing advances it."
    case .impasse(let time):
      return
        "\(tasks) still slept on a manual clock after \(time) of real time in which nothing advanced it "
        + "and the test used neither its container nor a double; the sleep was cancelled."
    case .cancellation:
      return
        "\(tasks) still slept on a manual clock when the test exceeded its time limit; the sleep was "
        + "cancelled."
    }
  }

  private var history: String {
    guard let movedAt else { return "never advanced" }
    return "last advanced at \(movedAt); it is at \(now.offset)"
  }

  /// How to let the first of them wake.
  var remedy: String {
    let rest = sleepers[0].deadline.offset - now.offset
    let advance = "await clock.advance(by: \(Self.spell(rest)))"
    guard movedAt != nil else {
      return "start the code that sleeps with `async let` or a Task; then write "
        + "await clock.sleepers(atLeast: \(sleepers.count)), which waits until it sleeps, and "
        + "\(advance), which wakes the first, or await clock.run(), which wakes all"
    }
    guard sleepers[0].start == now else {
      return
        "the clock was advanced, but not far enough for this sleep: advance it further, \(advance), or correct "
        + "how long the code sleeps"
    }
    return
      "write await clock.sleepers(atLeast: \(sleepers.count)) before each advance: the sleep began after the last "
      + "one, and an advance wakes only tasks that sleep already; or, if the code sleeps a second time, advance again: \(advance)"
  }

  private var patience: String {
    guard case .impasse = cause else { return "" }
    return "; if the test does other work for so long, raise Container.current.waitTimeout in it"
  }

  static func spell(_ duration: Duration) -> String {
    // Rounded up, so that it reaches the deadline, and whole, as a fraction may be rounded down.
    let (seconds, attoseconds) = duration.components
    if attoseconds == 0 { return ".seconds(\(seconds))" }
    let microseconds = (attoseconds + 999_999_999_999) / 1_000_000_000_000
    return microseconds % 1_000 == 0
      ? ".milliseconds(\(seconds * 1_000 + microseconds / 1_000))"
      : ".microseconds(\(seconds * 1_000_000 + microseconds))"
  }
}

/// The number of advances, runs and resets of a clock. It may outlive the clock, which a test often
/// holds in its body alone.
final class MoveCount: Sendable {
  private let value = Atomic(0)

  var current: Int { value.load(ordering: .relaxed) }

  func add() { value.add(1, ordering: .relaxed) }
}
