import Understudy

extension Verification {
  /// What becomes of something that verification finds.
  public enum Severity: Hashable, Sendable {
    /// It is not looked for.
    case ignore
    /// It is shown and fails nothing. XCTest, which has no warnings, prints it.
    case warning
    /// It fails the test.
    case error
  }
}

extension ContainerIssue.Severity {
  /// - Returns: `nil` for what is no issue.
  init?(_ severity: Verification.Severity) {
    switch severity {
    case .ignore: return nil
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
