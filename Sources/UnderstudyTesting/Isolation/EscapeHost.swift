package import Understudy

/// The host for issues of code that runs outside its test's task without a current container.
///
/// Such code carries no hint of the test it belongs to. On the task of a test, the issue belongs to
/// that test; elsewhere, if just one test is running with a container, to that one; otherwise the
/// run fails with an issue that belongs to no test.
package final class EscapeHost: TestHost {
  static let shared = EscapeHost(running: .shared, outlet: OutletHost.shared)

  private let running: RunningTests
  private let outlet: any TestHost

  package init(running: RunningTests, outlet: any TestHost) {
    self.running = running
    self.outlet = outlet
  }

  package var isOnTestTask: Bool { outlet.isOnTestTask }

  package func record(_ issue: ContainerIssue) {
    guard !isOnTestTask, let scope = running.only else { return outlet.record(issue) }
    var issue = issue
    issue.add(
      note: """
        recorded in this test because it was the only one with a container then; if another has \
        started the work, give that one a .container trait.
        """
    )
    scope.record(issue)
  }
}
