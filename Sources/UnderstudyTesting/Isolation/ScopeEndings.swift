import Understudy

/// What has to be done when a test ends, before its containers are closed.
final class ScopeEndings: Sendable {
  /// `nil` once the test is ending.
  private let actions = Lock<[@Sendable () -> Void]?>([])

  /// Runs the action when the test ends; at once if it is ending.
  func add(_ action: @escaping @Sendable () -> Void) {
    let isLate = actions.withLock { actions in
      actions?.append(action)
      return actions == nil
    }
    if isLate { action() }
  }

  func run() {
    let due = actions.withLock { actions in
      defer { actions = nil }
      return actions ?? []
    }
    for action in due { action() }
  }
}
