import Testing
import Understudy
import UnderstudyTesting

@testable import UnderstudySwiftTesting

@Suite(.notingSuite) struct `An issue of a container on the task of another test` {
  @Test func `waits for the end of the container's own test`() async throws {
    let test = try #require(Test.current)
    let other = try #require(NotingSuite.suite)
    #expect(SwiftTestingRecorder(test: test).isOnTestTask)
    #expect(!SwiftTestingRecorder(test: other).isOnTestTask)
    #expect(SwiftTestingRecorder().isOnTestTask)

    let scope = TestScope(
      testName: "other",
      recorder: SwiftTestingRecorder(test: other)
    )
    // Recorded here at once, it would fail this test.
    scope.record(ContainerIssue("of the other test", at: SourceSite()))
    #expect(scope.hasKept)
    await withKnownIssue {
      await scope.end()
    } matching: {
      $0.comments.first?.rawValue == "of the other test"
    }
  }

  @Test(.container) func `is recorded at once if the container belongs to the case`() async throws {
    let scope = try #require(Container.current.host as? TestScope)
    withKnownIssue {
      scope.record(ContainerIssue("of this test", at: SourceSite()))
      #expect(!scope.hasKept)
    } matching: {
      $0.comments.first?.rawValue == "of this test"
    }
  }
}

// MARK: - Fixtures

/// Tells the tests in a suite which suite that is: another test, with another identity.
private struct NotingSuite: SuiteTrait, TestScoping {
  @TaskLocal static var suite: Test?

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await NotingSuite.$suite.withValue(test) { try await function() }
  }
}

extension Trait where Self == NotingSuite {
  fileprivate static var notingSuite: NotingSuite { NotingSuite() }
}
