import Understudy
import UnderstudyTesting

/// A test that no framework runs: what is recorded for it, its scope, and a container of it.
struct RecordedTest {
  let recorder: CollectingRecorder
  let scope: TestScope
  let container: Container

  /// - Parameter label: the name of the container; by default that of the test.
  init(_ name: String, label: String? = nil, isOnTestTask: Bool = true) {
    recorder = CollectingRecorder(isOnTestTask: isOnTestTask)
    scope = TestScope(of: name, recorder)
    container = Container(label: label ?? scope.testName, rules: nil, host: scope)
  }
}

/// A suite whose tests look at such a test, each at one of its own.
protocol RecordedTestSuite {
  var test: RecordedTest { get }
}

extension RecordedTestSuite {
  var recorder: CollectingRecorder { test.recorder }
  var scope: TestScope { test.scope }
  var container: Container { test.container }
}
