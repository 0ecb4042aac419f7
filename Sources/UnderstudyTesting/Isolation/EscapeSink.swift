package import Understudy

/// Takes the issues of code that runs off its test's task with no container in reach.
///
/// Whose test it belongs to, nothing there says. On the task of a test it is that one; elsewhere, if
/// just one test is running with a container, it is taken for that one's; otherwise the run fails
/// with an issue of no test.
package final class EscapeSink: IssueSink {
  static let shared = EscapeSink(running: .shared, outlet: OutletSink.shared)

  private let running: RunningTests
  private let outlet: any IssueSink

  package init(running: RunningTests, outlet: any IssueSink) {
    self.running = running
    self.outlet = outlet
  }

  package var isOnTestTask: Bool { outlet.isOnTestTask }

  package func record(_ issue: ContainerIssue) {
    guard !isOnTestTask, let scope = running.only else { return outlet.record(issue) }
    var issue = issue
    issue.message +=
      "\n  recorded here because no other test with a container was running then."
    scope.record(issue)
  }
}
