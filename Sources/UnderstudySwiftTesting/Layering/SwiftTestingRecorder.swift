import Testing
import Understudy
import UnderstudyTesting

/// Records issues with Swift Testing.
struct SwiftTestingRecorder: TestRecorder {
  static let processSink = ProcessSink(recorder: RunRecorder())

  var isOnTestTask: Bool { Test.current != nil }

  func record(_ issue: ContainerIssue) {
    Issue.record(
      Comment(rawValue: issue.message),
      severity: issue.severity == .error ? .error : .warning,
      sourceLocation: SourceLocation(
        fileID: issue.site.fileID,
        filePath: issue.site.filePath,
        line: Int(issue.site.line),
        column: Int(max(1, issue.site.column))
      )
    )
  }
}
