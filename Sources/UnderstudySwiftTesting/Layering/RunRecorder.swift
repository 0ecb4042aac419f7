import Testing
import Understudy
import UnderstudyTesting

/// Records issues of containers that belong to no test.
struct RunRecorder: TestRecorder {
  private let recorder = SwiftTestingRecorder()

  var isOnTestTask: Bool { recorder.isOnTestTask }
  var framework: TestFramework? { recorder.framework }
  var nameOfCurrentTest: String? { recorder.nameOfCurrentTest }

  var isInTestWithoutContainer: Bool {
    // Before a case begins, a trait that gives it one may still come.
    guard let test = Test.current, !test.isSuite, Test.Case.current != nil else { return false }
    return !test.traits.contains { $0 is ContainerTrait || $0 is SuiteContainerTrait }
  }

  func record(_ issue: ContainerIssue) {
    recorder.record(issue)
    // While it evaluates arguments and conditions, Swift Testing has a current test and drops its
    // issues.
    guard isOnTestTask, Test.Case.current == nil, Test.current?.isSuite == false else { return }
    StandardError.write("\(issue.site): \(issue.severity): \(issue.message)")
    if issue.severity == .error { FailingExit.demand() }
  }
}
