import Testing
import Understudy
import UnderstudyTesting

/// The part of the trait that runs around each case.
extension SuiteContainerTrait {
  func provideLayer(
    for test: Test,
    _ testCase: Test.Case,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    switch SuiteRun.of(identity)?.setUp {
    case .done(let ready):
      let layer = Layer { ground, scope in
        let container = ground.fork(label: scope.testName, host: scope)
        // Traits of the enclosing suites have run already, and this is the inner one.
        container.reapply(ready.additions)
        return container
      }
      try await layer.provide(for: test, testCase: testCase, performing: function)
    case .failed(let text):
      Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    case nil:
      let text =
        "The suite container of \(TestScope.inText(test.readableName)) was not set up: its trait "
        + "was applied to a test, not to a suite.\n  fix: write it on the suite, "
        + "@Suite(.suiteContainer { … }); a trait of your own that contains it must be a suite's, too."
      Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    }
  }
}
