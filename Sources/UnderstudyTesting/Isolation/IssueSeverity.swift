package import Understudy

/// How much an issue weighs that the toolkit finds.
///
/// ```swift
/// let policy = MockPolicy.strict.severity(.warning)
/// ```
public enum IssueSeverity: Hashable, Sendable {
  /// It is shown and fails nothing.
  case warning
  /// It fails the test.
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
