import Understudy

extension Verification {
  /// The severity of a verification issue.
  public enum Severity: Hashable, Sendable {
    /// The check is not made.
    case ignore
    /// The issue is shown and fails nothing. XCTest, which has no warnings, prints it.
    case warning
    /// The issue fails the test.
    case error
  }
}

extension ContainerIssue.Severity {
  /// - Returns: `nil` for a severity without an issue.
  init?(_ severity: Verification.Severity) {
    switch severity {
    case .ignore: return nil
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
