import Synchronization
import Testing
import Understudy
import UnderstudyTesting

/// Tracks whether a test has failed. Known issues and warnings do not count.
///
/// It adds the test's remarks, such as the seed to repeat it with, to the first failure that
/// follows them. The framework records thrown errors where observers do not see them; remarks not
/// shown by then are left for the end.
final class FailureWatch: Sendable {
  private let scope: TestScope
  private let shown = Lock<Set<String>>([])
  private let failed = Atomic(false)

  var hasFailed: Bool { failed.load(ordering: .acquiring) }

  init(_ scope: TestScope) { self.scope = scope }

  /// Returns the watch of the case around this task.
  @Sendable static func ofCase() -> FailureWatch? { CaseRun.current?.watch }

  /// Returns the remarks not shown yet, and marks them as shown.
  func takeRemarks() -> [String] {
    let remarks = scope.remarks
    return shown.withLock { shown in remarks.filter { shown.insert($0).inserted } }
  }

  func noteFailure() {
    failed.store(true, ordering: .releasing)
    scope.noteFailure()
  }

  /// Observes the issues that the function records, and passes them on unchanged.
  ///
  /// - Parameter watch: returns the watch of the code that records an issue, on its task.
  static func watch(
    _ test: Test,
    _ testCase: Test.Case?,
    telling watch: @escaping @Sendable () -> FailureWatch?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let listener = IssueHandlingTrait.compactMapIssues { issue in
      // An issue outside every test's task reaches all observers and the run itself: once is
      // enough, and none of the running tests has failed.
      guard Test.current != nil else { return nil }
      guard issue.isFailure, let watch = watch() else { return issue }
      watch.noteFailure()
      var issue = issue
      issue.comments += watch.takeRemarks().map { Comment(rawValue: $0) }
      return issue
    }
    try await listener.provideScope(for: test, testCase: testCase, performing: function)
  }
}
