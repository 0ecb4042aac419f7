public import Understudy

/// The error of an operation that was not tried, because its retry policy or its limit is invalid.
public struct RetryPolicyError: Error, Hashable, Sendable {
  /// The reason, such as "its retry policy allows 0 attempts".
  public var reason: String { defect.text }
  /// The line of the call.
  public let site: SourceSite
  let defect: AttemptDefect

  init(defect: AttemptDefect, site: SourceSite) {
    self.defect = defect
    self.site = site
  }
}

extension RetryPolicyError: CustomStringConvertible {
  /// The problem, and how to fix it.
  public var description: String {
    """
    The operation was not tried: \(reason).
      called at \(site)
      fix: \(defect.remedy).
    """
  }
}
