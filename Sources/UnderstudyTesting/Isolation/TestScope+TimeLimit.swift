import Understudy

/// The time limit of a test.
extension TestScope {
  /// Records that its framework cancels it after a time.
  package func noteTimeLimit() { state.withLock { $0.hasTimeLimit = true } }

  var hasTimeLimit: Bool { state.withLock(\.hasTimeLimit) }

  /// Runs the actions for the time limit of the test, which has been cancelled for it.
  package func exceedTimeLimit() {
    let actions = state.withLock { state in
      defer { state.timeLimitActions = nil }
      return state.timeLimitActions ?? []
    }
    for action in actions { action() }
  }

  /// Runs the action when the test exceeds its time limit; at once if it has.
  func whenTimeLimitIsExceeded(_ action: @escaping @Sendable () -> Void) {
    let isExceeded = state.withLock { state in
      state.timeLimitActions?.append(action)
      return state.timeLimitActions == nil
    }
    if isExceeded { action() }
  }
}
