import IssueReporting
import Synchronization
package import Understudy

/// Finds the place where an issue fails the right test.
package enum IssueSinks {
  private static let installed = Mutex<(any IssueSink)?>(nil)

  /// Records the issue in the nearest sink there is.
  ///
  /// The nearest is the one preferred, then the one an adapter installed for the process. Without
  /// either, IssueReporting gets the issue, and standard error a line: on Linux the former is
  /// silent unless its test support is linked, and in release builds everywhere.
  package static func record(
    _ issue: ContainerIssue,
    preferring preferred: (any IssueSink)? = nil
  ) {
    let sink =
      preferred
      ?? installed.withLock { $0 }
    if let sink {
      sink.record(issue)
    } else {
      report(issue)
    }
  }

  /// Makes the sink the process's own and returns the one before it.
  @discardableResult
  package static func install(_ sink: (any IssueSink)?) -> (any IssueSink)? {
    installed.withLock { installed in
      let previous = installed
      installed = sink
      return previous
    }
  }

  private static func report(_ issue: ContainerIssue) {
    StandardError.write(line: "\(issue.site): \(issue.severity): \(issue.message)")
    reportIssue(
      issue.message,
      severity: issue.severity == .warning ? .warning : .error,
      fileID: issue.site.file,
      filePath: issue.site.path ?? issue.site.file,
      line: issue.site.line,
      column: issue.site.column
    )
  }
}
