import Understudy

/// Tells whether a test goes on that may wait for a call which cannot come back.
struct StuckTestWatch: Sendable {
  private static let looks = 20

  private(set) weak var scope: TestScope?
  /// Fails soon after the test's time limit, and when it is over.
  private let quiet: Task<Void, any Error>

  /// - Parameter patience: how long a test without a time limit may use none of its containers and
  ///   doubles.
  init(_ scope: TestScope, patience: Duration) {
    self.scope = scope
    // Many looks, so that a test that waits for its turn as long as this does is not taken for stuck.
    let step = max(min(patience / Self.looks, .seconds(1)), .milliseconds(1))
    let quiet = Task.detached { [weak scope] in
      var still = StillTime(scope?.uses, step: step)
      while scope?.hasTimeLimit == true || still.elapsed < patience {
        try await Task.sleep(for: step)
        await BusyProcess.untilCalm()
        still.note(scope?.uses, after: step)
      }
    }
    self.quiet = quiet
    scope.whenTimeLimitIsExceeded { quiet.cancel() }
  }

  /// Returns `true` when the test should have ended and has not, `false` when it has.
  func isStuck() async -> Bool {
    // A test that is cancelled may end by itself, if it waits for something else.
    if case .failure = await quiet.result { try? await Task.sleep(for: .seconds(1)) }
    await BusyProcess.untilCalm()
    return scope.map { !$0.isOver } ?? false
  }
}
