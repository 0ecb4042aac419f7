import Understudy

/// The host of containers that are used where no test can fail.
final class StandardErrorHost: TestHost {
  static let shared = StandardErrorHost()

  private init() { TestDoubles.areFound }

  func record(_ issue: ContainerIssue) {
    StandardError.write("\(issue.site): \(issue.severity): \(issue.message)")
  }
}
