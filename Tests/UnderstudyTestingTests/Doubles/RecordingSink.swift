import Understudy

/// A sink that keeps the issues, for tests that make them on purpose.
final class RecordingSink: IssueSink {
  private let recorded = Lock<[ContainerIssue]>([])

  var issues: [ContainerIssue] { recorded.withLock { $0 } }
  var messages: [String] { issues.map(\.message) }

  func record(_ issue: ContainerIssue) { recorded.withLock { $0.append(issue) } }
}
