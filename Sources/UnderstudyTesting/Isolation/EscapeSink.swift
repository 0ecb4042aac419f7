import Understudy

/// Takes the issues of code that runs off its test's task with no container in reach.
///
/// Whose test it belongs to, nothing there says. On the task of a test it is that one; elsewhere, if
/// just one test is running with a container, it is taken for that one's; otherwise the run fails
/// with an issue of no test.
final class EscapeSink: IssueSink {
  static let shared = EscapeSink()

  func record(_ issue: ContainerIssue) {
    if IssueOutlet.processSink?.isOnTestTask == true {
      OutletSink.shared.record(issue)
    } else if let scope = RunningTests.only {
      var issue = issue
      issue.message +=
        "\n  recorded here because no other test with a container was running then."
      scope.record(issue)
    } else {
      OutletSink.shared.record(issue)
    }
  }
}
