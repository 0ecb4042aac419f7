import IssueReporting
package import Understudy

/// Finds the host in which an issue fails the right test.
package enum NearestHost {
  /// Records the issue in the nearest host.
  ///
  /// The nearest is the preferred one, then that of the current container, then that of the
  /// framework in use. If there is none, IssueReporting gets the issue, and standard error a line:
  /// on Linux the former is silent unless its test support is linked, and in release builds
  /// everywhere.
  package static func record(
    _ issue: ContainerIssue,
    preferring preferred: (any TestHost)? = nil
  ) {
    let host =
      preferred
      ?? Container.override?.host
      ?? OutletHost.shared
    host.record(issue)
  }
}

/// The host of mocks and doubles that belong to no test scope.
package final class OutletHost: TestHost {
  package static let shared = OutletHost(calls: .process)

  /// The scope that numbers the calls of the doubles in its containers.
  let calls: CallScope

  init(calls: CallScope = CallScope()) {
    self.calls = calls
    TestDoubles.areFound
  }

  package var isOnTestTask: Bool { IssueOutlet.processHost?.isOnTestTask == true }
  package var framework: TestFramework? { IssueOutlet.processHost?.framework }

  package func record(_ issue: ContainerIssue) {
    if let host = IssueOutlet.processHost {
      host.record(issue)
    } else {
      Self.report(issue)
    }
  }

  /// Reports an issue if none of our adapters is linked.
  package static func report(_ issue: ContainerIssue) {
    StandardError.write("\(issue.site): \(issue.severity): \(issue.message)")
    reportIssue(
      issue.message,
      severity: issue.severity == .warning ? .warning : .error,
      fileID: issue.site.file,
      filePath: issue.site.pathLiteral,
      line: issue.site.line,
      column: issue.site.column
    )
    if issue.severity == .error { FailingExit.demand() }
  }
}
