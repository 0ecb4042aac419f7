import Understudy

/// The sink of containers that are used where no test can fail.
final class StandardErrorSink: IssueSink {
  static let shared = StandardErrorSink()

  private init() { TestDoubles.areFound }

  func record(_ issue: ContainerIssue) {
    StandardError.write("\(issue.site): \(issue.severity): \(issue.message)")
  }
}
