public import Understudy

/// The error of an operation that was not tried, because its retry policy or its limit is invalid.
public struct RetryPolicyError: Error, Hashable, Sendable {
  /// The reason, such as "its retry policy allows 0 attempts".
  public let reason: String
  /// The line of the call.
  public let site: SourceSite
}

extension RetryPolicyError: CustomStringConvertible {
  /// The problem, and how to fix it.
  public var description: String {
    """
    The operation was not tried: \(reason).
      called at \(site)
      fix: allow at least one attempt, a limit above zero, and a back-off that is not negative and \
    grows by a factor of at least 1.
    """
  }
}
