import IssueReporting
package import Understudy

/// The sink of mocks that belong to no test scope: whatever adapter is there, else IssueReporting.
package final class OutletSink: IssueSink {
  package static let shared = OutletSink()

  private init() {}

  package func record(_ issue: ContainerIssue) {
    if IssueOutlet.hasProcessSink { return IssueOutlet.record(issue, preferring: nil) }
    // IssueReporting alone may only print, and in release not even that.
    StandardError.write("\(issue.site): \(issue.message)")
    switch issue.severity {
    case .error:
      reportIssue(
        issue.message,
        fileID: issue.site.file,
        filePath: issue.site.path ?? issue.site.file,
        line: issue.site.line,
        column: issue.site.column
      )
    case .warning:
      break
    }
  }
}
