/// The number of attempts to prepare a module, and the delay between them.
///
/// ```swift
/// Module("catalog", limit: .seconds(5), retry: RetryPolicy(maxAttempts: 3)) { _ in
///   let catalog = try await Catalog.download()
///   Registration(Catalog.self, instance: catalog)
/// }
/// ```
///
/// A cancelled attempt is never retried.
public struct RetryPolicy: Hashable, Sendable {
  /// The total number of attempts; at least 1.
  public var maxAttempts: Int
  /// The delay before the next attempt.
  public var backoff: Backoff

  /// Makes a policy. An invalid one is an error when the module is configured.
  ///
  /// - Parameters:
  ///   - maxAttempts: the number of attempts, the first one included; at least 1.
  ///   - backoff: the pauses between the attempts.
  public init(maxAttempts: Int, backoff: Backoff = .none) {
    self.maxAttempts = maxAttempts
    self.backoff = backoff
  }

  /// A single attempt.
  public static let once = RetryPolicy(maxAttempts: 1)

  /// Returns the delay after an attempt, counted from 1.
  ///
  /// - Parameter attempt: the number of the attempt that failed.
  public func delay(afterAttempt attempt: Int) -> Duration { backoff.delay(afterAttempt: attempt) }

  /// The reason the policy is invalid; `nil` if it is valid.
  var defect: AttemptDefect? {
    maxAttempts < 1 ? .attempts(maxAttempts) : backoff.defect
  }
}
