package import Understudy

/// The severity of an issue found by the toolkit.
///
/// ```swift
/// let policy = MockPolicy.strict.severity(.warning)
/// ```
public enum IssueSeverity: Hashable, Sendable {
  /// Records no issue, and skips checks that would only find issues.
  case ignore
  /// Shows the issue without failing the test. XCTest has no warnings, so there it is printed.
  case warning
  /// Fails the test.
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
