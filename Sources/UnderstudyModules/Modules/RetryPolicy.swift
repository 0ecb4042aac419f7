/// How often the preparation of a module is tried, and how long to wait in between.
///
/// ```swift
/// Module("catalog", limit: .seconds(5), retry: RetryPolicy(maxAttempts: 3)) { _ in
///   let catalog = try await Catalog.download()
///   Registration(Catalog.self, instance: catalog)
/// }
/// ```
///
/// A cancellation is never tried again.
public struct RetryPolicy: Hashable, Sendable {
  /// How often it is tried altogether; at least 1.
  public var maxAttempts: Int
  /// How long to wait before the next attempt.
  public var backoff: Backoff

  /// Makes a policy. One that makes no sense is an error when the module is configured.
  public init(maxAttempts: Int, backoff: Backoff = .none) {
    self.maxAttempts = maxAttempts
    self.backoff = backoff
  }

  /// One attempt and no more.
  public static let once = RetryPolicy(maxAttempts: 1)

  /// How long to wait after an attempt, counted from 1.
  public func delay(afterAttempt attempt: Int) -> Duration { backoff.delay(afterAttempt: attempt) }

  /// What makes no sense about it.
  var defect: String? {
    maxAttempts < 1 ? "its retry policy allows \(maxAttempts) attempts" : backoff.defect
  }
}
