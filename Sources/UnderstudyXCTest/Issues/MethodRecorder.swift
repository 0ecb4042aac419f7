import Foundation
import Understudy
import UnderstudyTesting
import XCTest

/// Records the issues of one method.
///
/// XCTest accepts failures of a method only while it runs, and counts them without a lock. So they
/// are recorded on the method's thread; issues from elsewhere wait in the scope for its end.
final class MethodRecorder: TestRecorder, @unchecked Sendable {  // the rest is used on `thread`
  private let thread = Thread.current
  private weak var method: XCTestCase?
  private var isOutside = false

  init(for method: XCTestCase) { self.method = method }

  /// Records issues on the run during the closure, since XCTest accepts no more failures for the
  /// method. Later issues of the method are recorded on the method that runs then.
  func goOutside(while end: () -> Void) {
    isOutside = true
    end()
    isOutside = false
  }

  var framework: TestFramework? { .xcTest }

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

  /// Records the issues from other threads, and attaches the report if the method has failed.
  func settle(_ scope: TestScope) {
    guard let method else { return }
    scope.recordKept()
    if method.hasFailed {
      scope.noteFailure()
      scope.recordHints()
      method.attach(scope.report(), scope.remarks)
    } else if !method.isSkipped {
      scope.judge()
    }
  }
}
