package import Understudy

/// A recorder as the host of a whole process, for issues of containers that belong to no test.
package final class ProcessHost: TestHost {
  private let recorder: any TestRecorder

  package init(recorder: any TestRecorder) { self.recorder = recorder }

  package var isOnTestTask: Bool { recorder.isOnTestTask }
  package var framework: TestFramework? { recorder.framework }
  package var nameOfTest: String? { recorder.nameOfCurrentTest }
  package var isInTestWithoutContainer: Bool { recorder.isInTestWithoutContainer }

  package func record(_ issue: ContainerIssue) {
    if !recorder.isOnTestTask { StandardError.write("\(issue.site): \(issue.message)") }
    recorder.record(issue)
  }
}
