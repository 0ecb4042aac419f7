import Understudy
import UnderstudyTesting
import XCTest

/// Records issues with XCTest, which takes them from any thread while a method runs.
struct XCTestRecorder: TestRecorder {
  var isOnTestTask: Bool { true }

  func record(_ issue: ContainerIssue) {
    switch issue.severity {
    case .error: XCTFail(issue.message, file: issue.site.pathLiteral, line: issue.site.line)
    case .warning: StandardError.write("\(issue.site): warning: \(issue.message)")
    }
  }
}
