package import Understudy

/// Collects the issues of containers and doubles, for tests that cause them on purpose.
///
/// ```swift
/// let host = IssueCollector()
/// let container = Container(label: "app", rules: nil, host: host)
/// ```
///
/// Its issues fail no test. What Swift Testing itself is told is collected by ``KnownIssues``.
package final class IssueCollector: TestHost {
  private let recorder = Recorder<ContainerIssue>()

  package init() {}

  package var issues: [ContainerIssue] { recorder.all }
  package var messages: [String] { issues.map(\.message) }

  package func record(_ issue: ContainerIssue) { recorder.add(issue) }
}
