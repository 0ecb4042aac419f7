import Foundation
import Understudy
import UnderstudyTesting
import XCTest

/// Records the issues of one method.
///
/// XCTest takes failures of a method only while it runs, and counts them without a lock. So they are
/// recorded on the thread that runs it; what is noticed elsewhere waits in the scope for its end.
final class MethodRecorder: TestRecorder, @unchecked Sendable {  // all but `thread` is used on it
  private let thread = Thread.current
  private weak var method: XCTestCase?
  private var isOutside = false

  init(for method: XCTestCase) { self.method = method }

  /// What the method's end brings meanwhile is for the run: XCTest has closed the method's books.
  /// What is left of the method later goes to the one that runs then.
  func goOutside(while end: () -> Void) {
    isOutside = true
    end()
    isOutside = false
  }

  var isOnTestTask: Bool { Thread.current === thread && method?.isRunning == true }

  func record(_ issue: ContainerIssue) {
    if isOnTestTask {
      method?.record(issue)
    } else if Thread.current === thread, isOutside {
      issue.recordOutside(of: method?.name)
    } else {
      ProcessRecorder().record(issue)
    }
  }

  /// Records what was noticed elsewhere, and puts the report beside it if the method has failed.
  func settle(_ scope: TestScope) {
    guard let method else { return }
    scope.recordKept()
    if method.hasFailed {
      method.attach(scope.report(), scope.remarks)
    } else if !method.isSkipped {
      scope.judge()
    }
  }
}
