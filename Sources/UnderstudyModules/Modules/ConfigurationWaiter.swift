import Dispatch
import Understudy

/// A task or a thread that waits for what comes of a configuration.
final class ConfigurationWaiter: Sendable {
  enum Outcome: Sendable {
    case report(ModuleReport)
    case failure(any Error)
    /// The run has ended that stood in the way.
    case askAgain
  }

  private let outcome = OneShot<Outcome>()
  private let semaphore = DispatchSemaphore(value: 0)

  /// The first outcome counts.
  func resume(_ outcome: Outcome) {
    if self.outcome.fulfill(outcome) { semaphore.signal() }
  }

  /// Suspends until there is an outcome.
  func wait() async -> Outcome { await outcome.value }

  /// What came when the limit was over, and before the waiter had left.
  var late: Outcome? {
    let outcome = outcome.current
    if case .askAgain = outcome { return nil }
    return outcome
  }

  /// - Returns: `nil` if the limit is over first.
  func wait(atMost limit: Duration) -> Outcome? {
    guard semaphore.wait(timeout: limit.deadline) == .success else { return nil }
    return outcome.current
  }
}
