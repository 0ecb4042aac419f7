import Dispatch

/// A task or a thread that waits for what comes of a configuration.
final class ConfigurationWaiter: Sendable {
  enum Outcome: Sendable {
    case report(ModuleReport)
    case failure(any Error)
    /// The run has ended that stood in the way.
    case askAgain
  }

  private struct State {
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?
  }

  private let state = Lock(State())
  private let semaphore = DispatchSemaphore(value: 0)

  /// The first outcome counts.
  func resume(_ outcome: Outcome) {
    let continuation: CheckedContinuation<Outcome, Never>? = state.withLock { state in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(returning: outcome)
    semaphore.signal()
  }

  /// Suspends until there is an outcome.
  func wait() async -> Outcome {
    await withCheckedContinuation { continuation in
      let outcome = state.withLock { state in
        if state.outcome == nil { state.continuation = continuation }
        return state.outcome
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }

  /// What came when the limit was over, and before the waiter had left.
  var late: Outcome? {
    let outcome = state.withLock(\.outcome)
    if case .askAgain = outcome { return nil }
    return outcome
  }

  /// - Returns: `nil` if the limit is over first.
  func wait(atMost limit: Duration) -> Outcome? {
    guard semaphore.wait(timeout: limit.deadline) == .success else { return nil }
    return state.withLock(\.outcome)
  }
}
