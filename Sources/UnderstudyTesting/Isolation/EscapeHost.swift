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
  package var framework: TestFramework? { outlet.framework }

  /// The test that runs the code, or those that may have started it; `nil` if none is running.
  package var nameOfTest: String? {
    if isOnTestTask, let own = IssueOutlet.processHost?.nameOfTest { return own }
    let names = running.names
    guard names.count > 1 else { return names.first }
    return "one of \(Self.list(names))"
  }

  package func record(_ issue: ContainerIssue) {
    if isOnTestTask { return outlet.record(issue) }
    var issue = issue
    if let name = Self.nameOfTask { issue.add(note: "the task is called \"\(name)\".") }
    guard let scope = running.only else {
      let names = running.names
      issue.add(
        note: names.isEmpty
          ? "no test with a container was running at that time, so the test that started the work is unknown."
          : "these tests were running at that time: \(Self.list(names)); one of them started the work, or a test without a "
            + "container did."
      )
      return outlet.record(issue)
    }
    issue.add(
      note: """
        recorded in this test because it was the only one with a container at that time; a test without \
        a container may have started the work instead.
        """
    )
    scope.record(issue)
  }

  private static func list(_ names: [String]) -> String {
    let listed = names.prefix(5).joined(separator: ", ")
    return names.count > 5 ? "\(listed), … and \(names.count - 5) more" : listed
  }

  /// The name that the running task was given, if any.
  private static var nameOfTask: String? {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
    // Swift Testing names its own tasks.
    return Task.name.flatMap { $0.hasPrefix("[Swift Testing]") ? nil : $0 }
  }
}
