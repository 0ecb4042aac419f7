import Dispatch
import Understudy

/// A task or a thread that waits for the result of a configuration.
final class ConfigurationWaiter: Sendable {
  enum Outcome: Sendable {
    case report(ModuleReport)
    case failure(any Error)
    /// The run that blocked the request has ended.
    case askAgain
  }

  private let outcome = OneShot<Outcome>()
  private let semaphore = DispatchSemaphore(value: 0)

  /// Resumes the waiter; only the first outcome counts.
  func resume(_ outcome: Outcome) {
    if self.outcome.fulfill(outcome) { semaphore.signal() }
  }

  /// Suspends until there is an outcome, and returns it.
  func wait() async -> Outcome { await outcome.value }

  /// The outcome that arrived after the limit, before the waiter had left.
  var late: Outcome? {
    let outcome = outcome.current
    if case .askAgain = outcome { return nil }
    return outcome
  }

  /// - Returns: the outcome; `nil` if the limit passes first.
  func wait(atMost limit: Duration) -> Outcome? {
    guard semaphore.wait(timeout: limit.deadline) == .success else { return nil }
    return outcome.current
  }
}
