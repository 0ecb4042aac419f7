import Synchronization
import Testing

/// Knows whether a test has failed. Known issues and warnings do not count.
final class FailureWatch: Sendable {
  private let failed = Atomic(false)

  var hasFailed: Bool { failed.load(ordering: .acquiring) }

  func noteFailure() { failed.store(true, ordering: .releasing) }

  /// Watches the issues that the function records, which go their way.
  func watch(
    _ test: Test,
    _ testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let listener = IssueHandlingTrait.compactMapIssues { [self] issue in
      // What is recorded on no test's task comes to every watch there is, and to the run by itself.
      guard Test.current != nil else { return nil }
      if issue.isFailure { noteFailure() }
      return issue
    }
    try await listener.provideScope(for: test, testCase: testCase, performing: function)
  }
}
