import Understudy

/// The owner of a member: the container or test that receives its issues.
struct StubAttachment: Sendable {
  var host: (any TestHost)?
  /// The container of the member, which reports for it if nothing else does.
  weak var container: Container?
  /// The type of the double that it is a member of, if known.
  var owner: String?
  /// Whether a container or an injection has held the member, or its double.
  var wasHandedOver = false
  /// Whether calls were read while there were none.
  var isReadEmpty = false
  /// Whether the member is verified, now or later.
  var isJudged = false
  /// Whether answers were removed.
  var haveAnswersBeenCleared = false
  /// The pauses of calls that wait for a clock.
  fileprivate var pauses = RunningPauses<Task<Void, any Error>>()
  private var rare = Rare.none

  /// What few members have, apart: a test makes many members.
  private struct RareState: Sendable {
    var madeAt: SourceSite?
    var standIn: StandIn?
    var callers = MemberCallers()
    var verification = VerificationSettings()
    var replaced: [ReplacedAnswer] = []
  }

  private indirect enum Rare: Sendable {
    case none
    case some(RareState)
  }

  private var rareState: RareState {
    get { if case .some(let state) = rare { state } else { RareState() } }
    set { rare = .some(newValue) }
  }
}

extension StubAttachment {
  /// The line that made the double that it is a member of, if it is known.
  var madeAt: SourceSite? {
    get { rareState.madeAt }
    set { rareState.madeAt = newValue }
  }

  /// What its double stands in for, if that is a fallback.
  var standIn: StandIn? {
    get { rareState.standIn }
    set { rareState.standIn = newValue }
  }

  /// The tests that have called it, as far as they are not its own.
  var callers: MemberCallers {
    get { rareState.callers }
    set { rareState.callers = newValue }
  }

  /// General errors that were replaced before a call had received one.
  var replaced: [ReplacedAnswer] {
    get { rareState.replaced }
    set { rareState.replaced = newValue }
  }

  /// The verification settings of the member itself.
  var verification: VerificationSettings {
    get { rareState.verification }
    set { rareState.verification = newValue }
  }
}

extension Lock<StubAttachment> {
  /// Sleeps until the pause is over, the caller's task is cancelled, or the member is reset.
  ///
  /// - Parameter isOver: whether the member was reset after the call had its answer.
  func sleep(_ sleep: @escaping StubPause.Sleep, unless isOver: () -> Bool) async throws {
    let number = withLock { $0.pauses.announce() }
    defer { withLock { $0.pauses.leave(number) } }
    // Asked only now: a reset after this line finds the pause.
    guard !isOver() else { throw CancellationError() }
    let task = Task { try await sleep() }
    if !withLock({ $0.pauses.run(number, task) }) { task.cancel() }
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Ends the pauses of calls that wait for a clock, as if they were cancelled.
  func endSleeps() {
    for task in withLock({ $0.pauses.end() }) { task.cancel() }
  }
}
