import Testing
import Understudy
import UnderstudyTesting

/// Records issues with Swift Testing.
struct SwiftTestingRecorder: TestRecorder {
  static let processHost = ProcessHost(recorder: RunRecorder())

  /// The test to record issues on; `nil` for whichever is running.
  // Not its ID, which is computed on each access.
  var test: Test?

  var framework: TestFramework? { .swiftTesting }

  /// Whether the code runs on this test's task, not on that of another test with access to a
  /// container of this one.
  var isOnTestTask: Bool {
    guard let current = Test.current else { return false }
    return test.map { $0.id == current.id } ?? true
  }

  var nameOfCurrentTest: String? { Test.current.map { TestScope.inText($0.readableName) } }

  func record(_ issue: ContainerIssue) {
    Issue.record(
      Comment(rawValue: issue.message),
      severity: issue.severity == .error ? .error : .warning,
      sourceLocation: location(of: issue)
    )
  }

  private func location(of issue: ContainerIssue) -> SourceLocation {
    if issue.standsAtTest, let test = test ?? Test.current { return place(of: issue, in: test) }
    return SourceLocation(
      fileID: issue.site.fileID,
      filePath: issue.site.filePath,
      line: Int(issue.site.line),
      column: Int(max(1, issue.site.column))
    )
  }

  /// Returns the line that set up what fails, if it is in the test's file, from the test's line on;
  /// otherwise the test's line.
  private func place(of issue: ContainerIssue, in test: Test) -> SourceLocation {
    var place = test.sourceLocation
    guard let site = issue.setUpAt, site.fileID == place.fileID, site.line > place.line else {
      return place
    }
    (place.line, place.column) = (Int(site.line), Int(max(1, site.column)))
    return place
  }
}
