package import Understudy

/// The severity of an issue found by the toolkit.
///
/// ```swift
/// let policy = MockPolicy.strict.severity(.warning)
/// ```
public enum IssueSeverity: Hashable, Sendable {
  /// The issue is shown and fails nothing.
  case warning
  /// The issue fails the test.
  case error
}

extension ContainerIssue.Severity {
  package init(_ severity: IssueSeverity) {
    self =
      switch severity {
      case .warning: .warning
      case .error: .error
      }
  }
}
