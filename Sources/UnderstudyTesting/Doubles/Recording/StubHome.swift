import Understudy

/// Where a piece belongs: who hears of what it finds wrong.
struct StubHome: Sendable {
  var sink: (any IssueSink)?
  /// Its container, which answers for it where nobody else does.
  weak var container: Container?
  /// The type of the double that it is a piece of, as far as anybody has told.
  var owner: String?
  /// Whether somebody has judged it, or will.
  var isJudged = false
  /// What was said about the piece itself.
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

extension Lock<StubHome> {
  /// Sleeps until it is over, the caller's task is cancelled, or the piece is reset.
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
