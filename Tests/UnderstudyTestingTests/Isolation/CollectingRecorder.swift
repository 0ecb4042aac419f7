import Understudy
import UnderstudyTesting

/// A framework that runs no test: it keeps what it is told.
final class CollectingRecorder: TestRecorder {
  let isOnTestTask: Bool
  private let recorded = Lock<[ContainerIssue]>([])

  init(isOnTestTask: Bool = false) { self.isOnTestTask = isOnTestTask }

  var issues: [ContainerIssue] { recorded.withLock { $0 } }
  var messages: [String] { issues.map(\.message) }

  func record(_ issue: ContainerIssue) { recorded.withLock { $0.append(issue) } }
}

extension TestScope {
  convenience init(of testName: String, _ recorder: any TestRecorder) {
    self.init(testName: testName, recorder: recorder)
  }
}
