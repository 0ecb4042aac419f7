import Understudy

/// The owner of a member: the container or test that receives its issues.
struct StubAttachment: Sendable {
  var host: (any TestHost)?
  /// The container of the member, which reports for it if nothing else does.
  weak var container: Container?
  /// The line that made the double that it is a member of, if it is known.
  var madeAt: SourceSite?
  /// The type of the double that it is a member of, if known.
  var owner: String?
  /// The type whose registration a test lacks, if its double stands in for that.
  var missingType: String?
  /// Whether the member is verified, now or later.
  var isJudged = false
  /// The verification settings of the member itself.
  var verification = VerificationSettings()
  /// The pauses of calls that wait for a clock, by number.
  fileprivate var sleeps: [Int: Task<Void, any Error>] = [:]
  private var lastSleep = 0

  fileprivate mutating func add(_ sleep: Task<Void, any Error>) -> Int {
    lastSleep += 1
    sleeps[lastSleep] = sleep
    return lastSleep
  }
}

extension Lock<StubAttachment> {
  /// Sleeps until the pause is over, the caller's task is cancelled, or the member is reset.
  func sleep(_ sleep: @escaping StubPause.Sleep) async throws {
    let task = Task { try await sleep() }
    let number = withLock { $0.add(task) }
    defer { withLock { _ = $0.sleeps.removeValue(forKey: number) } }
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Ends the pauses of calls that wait for a clock, as if they were cancelled.
  func endSleeps() {
    let sleeps = withLock { Array($0.sleeps.values) }
    for sleep in sleeps { sleep.cancel() }
  }
}
