import Understudy

/// Detects whether a test is still running that may wait for a call that cannot return.
struct StuckTestWatch: Sendable {
  private static let looks = 20

  private(set) weak var scope: TestScope?
  /// Throws soon after the test's time limit, and returns when the patience is over.
  private let quiet: Task<Void, any Error>

  /// - Parameter patience: how long a test without a time limit may leave all its containers and
  ///   doubles unused.
  init(_ scope: TestScope, patience: Duration) {
    self.scope = scope
    // Many checks, so that a test that waits its turn for as long as this does is not considered
    // stuck.
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

  /// Returns `true` if the test should have ended and has not, `false` if it has.
  func isStuck() async -> Bool {
    // A cancelled test may end by itself, if it waits for something else.
    if case .failure = await quiet.result { try? await Task.sleep(for: .seconds(1)) }
    await BusyProcess.untilCalm()
    return scope.map { !$0.isOver } ?? false
  }
}
