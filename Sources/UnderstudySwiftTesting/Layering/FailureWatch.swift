import Synchronization
import Testing
import Understudy
import UnderstudyTesting

/// Knows whether a test has failed. Known issues and warnings do not count.
///
/// It puts the test's remarks, such as the seed to repeat it with, beside the first failure that
/// comes after them. The framework takes errors that are thrown where nobody can listen; what these
/// do not show is left for the end.
final class FailureWatch: Sendable {
  private let scope: TestScope
  private let shown = Lock<Set<String>>([])
  private let failed = Atomic(false)

  var hasFailed: Bool { failed.load(ordering: .acquiring) }

  init(_ scope: TestScope) { self.scope = scope }

  /// The remarks that were not shown yet, which count as shown from now on.
  func takeRemarks() -> [String] {
    let remarks = scope.remarks
    return shown.withLock { shown in remarks.filter { shown.insert($0).inserted } }
  }

  func noteFailure() { failed.store(true, ordering: .releasing) }

  /// Watches the issues that the function records, which go their way.
  func watch(
    _ test: Test,
    _ testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let listener = IssueHandlingTrait.compactMapIssues { [self] issue in
      // What is on no test's task goes to all who listen, and to the run itself: once is enough, and
      // none of the tests that happen to run has failed.
      guard Test.current != nil else { return nil }
      guard issue.isFailure else { return issue }
      noteFailure()
      var issue = issue
      issue.comments += takeRemarks().map { Comment(rawValue: $0) }
      return issue
    }
    try await listener.provideScope(for: test, testCase: testCase, performing: function)
  }
}
