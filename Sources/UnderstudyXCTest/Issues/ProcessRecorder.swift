import Foundation
import Understudy
import UnderstudyTesting
import XCTest

/// Records issues that belong to no method: from mocks made by hand, a class's container, or
/// leftovers of methods that are over.
///
/// They are recorded on the running method, if there is one; otherwise the run fails.
struct ProcessRecorder: TestRecorder {
  var framework: TestFramework? { .xcTest }

  var isOnTestTask: Bool {
    switch RunObserver.place {
    case .inMethod(let isolation): isolation?.isOnTestTask ?? Thread.isMainThread
    case .unknown: Thread.isMainThread
    case .nowhere, .inClass: false
    }
  }

  func record(_ issue: ContainerIssue) {
    switch RunObserver.place {
    case .inMethod(let isolation?): isolation.take(issue)
    case .inMethod(nil): recordOnCurrent(issue)
    case .unknown:
      #if canImport(ObjectiveC)
        // Without a running method, XCTest counts it for the running suite.
        recordOnCurrent(issue)
      #else
        let isTaken = RunObserver.seesFailure { recordOnCurrent(issue) }
        guard issue.severity == .error, !isTaken else { break }
        // There may be no running method. Off the test's task, the host has printed the issue.
        if isOnTestTask { issue.recordOutside(of: nil) } else { FailingExit.demand() }
      #endif
    case .nowhere, .inClass: issue.recordOutside(of: nil)
    }
  }

  /// Records an issue on a method that has no container of ours; XCTest knows which one it is.
  private func recordOnCurrent(_ issue: ContainerIssue) {
    switch issue.severity {
    case .error: XCTFail(issue.message, file: issue.site.pathLiteral, line: issue.site.line)
    case .warning: issue.printWarning(of: nil)
    }
  }
}
