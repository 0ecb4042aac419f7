package import Understudy

/// The severity of an issue found by the toolkit.
///
/// ```swift
/// let policy = MockPolicy.strict.severity(.warning)
/// ```
public enum IssueSeverity: Hashable, Sendable {
  /// There is no issue, and no check that only finds issues.
  case ignore
  /// The issue is shown and fails nothing. XCTest, which has no warnings, prints it.
  case warning
  /// The issue fails the test.
  case error
}

extension ContainerIssue.Severity {
  /// - Returns: `nil` for a severity without an issue.
  package init?(_ severity: IssueSeverity) {
    switch severity {
    case .ignore: return nil
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
