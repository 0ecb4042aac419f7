import Foundation
import Understudy
import UnderstudyTesting
import XCTest

/// Records issues that belong to no method: of mocks made by hand, of a class's container, of what
/// is left of methods that are over.
///
/// They go to the method that runs, if there is one; otherwise the run fails.
struct ProcessRecorder: TestRecorder {
  var isOnTestTask: Bool {
    guard case .inMethod(let isolation) = RunObserver.shared.place else { return false }
    return isolation?.isOnTestTask ?? Thread.isMainThread
  }

  func record(_ issue: ContainerIssue) {
    guard case .inMethod(let isolation) = RunObserver.shared.place else {
      return issue.recordOutside(of: nil)
    }
    guard let isolation else { return recordOnPlainMethod(issue) }
    isolation.take(issue)
  }

  /// A method that has no container of ours, and runs; XCTest knows which.
  private func recordOnPlainMethod(_ issue: ContainerIssue) {
    switch issue.severity {
    case .error: XCTFail(issue.message, file: issue.site.pathLiteral, line: issue.site.line)
    case .warning: issue.printWarning(of: nil)
    }
  }
}
