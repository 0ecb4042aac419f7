import Understudy

/// A clock that advances only on request.
///
/// Pass it to code under test that takes a clock, and no test waits for real time:
///
/// ```swift
/// let clock = ManualClock()
/// let reminder = Task {
///   try await clock.sleep(for: .seconds(600))
///   return "The curtain rises."
/// }
/// await clock.sleepers(atLeast: 1)        // until the task sleeps
/// await clock.advance(by: .seconds(600))  // now it is woken
/// #expect(try await reminder.value == "The curtain rises.")
/// ```
///
/// ### Sleeping
/// Sleepers wake in the order of their deadlines, those with the same deadline in the order of
/// their arrival. A sleep until a past deadline returns at once. Cancelling the task wakes its
/// sleeper with `CancellationError` and leaves nothing behind. A tolerance is ignored: nothing
/// wakes late here.
///
/// ### Advancing
/// ``advance(by:sleepers:within:fileID:filePath:line:column:)`` goes from deadline to deadline, so that a task that
/// sleeps repeatedly is woken each time. Its documentation describes how long tasks run in between.
/// If that matters, specify the number of sleepers:
/// ``sleepers(atLeast:within:fileID:filePath:line:column:)``.
///
/// ### As a double
/// It is a ``TestDouble``: ``TestDouble/callHistory`` lists the sleeps and the moves of the clock.
/// Resetting it, and resetting or closing its container, wakes remaining sleepers with
/// `CancellationError` and sets the clock back to its start. A wait for sleepers then ends with an
/// issue that says so, and an `advance` in progress ends.
///
/// ### A clock that stands still
/// If tasks sleep on the clock for five seconds of real time, and nothing advances it, a text on
/// standard error names them, the clock and the test. If the test fails, the text is a warning of the
/// test, too. When the test exceeds its time limit, its sleepers wake with `CancellationError`, so that
/// it can end.
///
/// It may be used from any thread and any actor.
public final class ManualClock: Clock, TestDouble {
  typealias Sleeper = CheckedContinuation<SleepWakening, Never>
  typealias Waiter = CheckedContinuation<WaitOutcome, Never>
  typealias State = ManualClockState<Sleeper, Waiter>

  let state = Lock(State())
  let moveCount = MoveCount()
  private let sleeps = Spy<Duration>("sleep(until:)").unjudged()
  private let moves = Spy<Duration>("advance(to:)").unjudged()
  private let runs = Spy<Void>("run()").unjudged()

  let patience: Duration
  /// How long, in real time, tasks sleep on a clock that stands still before it is reported.
  let reportsAfter: Duration
  /// How long, in real time, an advance waits for a woken task whose actor is blocked.
  let blockedLimit: Duration
  /// The line that made the clock.
  let site: SourceSite
  /// Writes what is reported at once.
  let write: @Sendable (String) -> Void

  /// Makes a clock at its start.
  ///
  /// - Parameters:
  ///   - patience: how long, in real time, an advance waits at a deadline for woken tasks to sleep
  ///     again. It is used up if they do not. Use more on a busy machine, less in a test with
  ///     hundreds of deadlines.
  ///   - fileID: with the three after it, the line that the clock is named by in texts.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  public convenience init(
    patience: Duration = .milliseconds(20),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(patience: patience, at: site)
  }

  init(
    patience: Duration = .milliseconds(20),
    reportsAfter: Duration = .seconds(5),
    blockedLimit: Duration = .seconds(1),
    at site: SourceSite,
    writing write: @escaping @Sendable (String) -> Void = { StandardError.write($0) }
  ) {
    self.patience = patience
    self.reportsAfter = reportsAfter
    self.blockedLimit = blockedLimit
    self.site = site
    self.write = write
  }

  /// The clock's current moment.
  public var now: Instant { state.withLock(\.now) }

  /// One attosecond, the smallest difference that a `Duration` can hold.
  public var minimumResolution: Duration { Duration(attoseconds: 1) }

  /// The number of tasks that sleep on the clock.
  ///
  /// A task that is about to sleep is not counted; to wait for it use
  /// ``sleepers(atLeast:within:fileID:filePath:line:column:)``.
  public var sleepers: Int { state.withLock(\.count) }

  /// Suspends until the clock reaches the deadline.
  ///
  /// `sleep(for:)`, which every clock has, counts from ``now``.
  ///
  /// - Parameters:
  ///   - deadline: the time to wake; a past one returns at once.
  ///   - tolerance: ignored.
  /// - Throws: `CancellationError` if the task is cancelled, or the clock is reset meanwhile.
  /// - Complexity: O(log n) for n sleepers.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    note(sleepUntil: deadline)
    switch await wakening(at: deadline, of: sleepingTest()) {
    case .late: return
    case .due(let era): act { $0.returned(in: era) }
    case .cancelled: throw CancellationError()
    }
  }

  private func wakening(at deadline: Instant, of test: ObjectIdentifier?) async -> SleepWakening {
    let id = state.withLock { $0.makeID() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { sleeper in
        act { $0.add(sleeper, id: id, until: deadline, of: test) }
        watch()
        // A cancellation before this line may have found no sleeper to wake.
        if Task.isCancelled { act { $0.cancel(id) } }
      }
    } onCancel: {
      act { $0.cancel(id) }
    }
  }
}

extension ManualClock: RestoringDouble {
  func resetState() {
    moveCount.add()
    act { $0.reset() }
  }
}

extension ManualClock {
  private func note(sleepUntil deadline: Instant) { sleeps.call(deadline.offset) }

  /// Returns the test whose code this is, as far as that is known, and lists the clock there.
  private func sleepingTest() -> ObjectIdentifier? {
    let host = Container.override?.host ?? sleeps.attachment.withLock(\.host)
    let scope = (host as? TestScope).flatMap { $0.extent == .test ? $0 : nil }
    guard let test = scope ?? RunningTests.shared.only else { return nil }
    test.clocks.add(self, in: test)
    return ObjectIdentifier(test)
  }

  /// - Parameter target: `nil` for the last deadline, whichever that will be.
  func note(moveTo target: Instant?) {
    if let target { moves.call(target.offset) } else { runs.call() }
  }

  func record(_ misuse: ClockMisuse, at site: SourceSite) {
    sleeps.record(ContainerIssue(misuse.text, at: site))
  }

  /// Changes the state and performs, outside the lock, the resulting actions.
  func act(_ change: (inout State) -> [State.Action]) {
    for action in state.withLock(change) { perform(action) }
  }

  func perform(_ action: State.Action) {
    switch action {
    case .wake(let sleeper, let wakening): sleeper.resume(returning: wakening)
    case .tell(let waiter, let outcome): waiter.resume(returning: outcome)
    }
  }
}
