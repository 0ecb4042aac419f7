import TestSupport
import Understudy
import UnderstudyTesting
import XCTest

@testable import UnderstudyXCTest

final class SkippingTests: InnerRunCase {
  func testASkipInConfigureSkipsTheMethod() {
    let run = run(Cancelled.self) { _ in XCTFail("it runs") }
    expect(run.count, is: 0)
    expect(run.skips, is: 1)
    expect(TestRun.slotContainer == nil)
  }

  func testASkipPassesThroughOneOverriddenSetUp() {
    let run = run(CancelledAsync.self) { _ in XCTFail("it runs") }
    expect(run.count, is: 0)
    expect(run.skips, is: 1)
  }

  func testOverriddenSetUpsThatHideASkipFromXCTestAreAnIssue() {
    let runs = Counter()
    let run = run(Deaf.self, named: "sale") { _ in runs.add() }
    expect(
      run,
      failsOnceWith: """
        Deaf.sale should have been skipped, but ran: set-up is overridden without calling super.
          fix: call the same method of super first: try await super.setUp() or try super.setUpWithError().
        """
    )
    expect(runs.count, is: 1)
  }

  func testASkipInTheMixInRunsNothingAndFailsNothing() {
    let runs = Counter()
    let run = run { test in
      test.isolated { _ in
        throw XCTSkip("no printer here")
      } invoke: {
        runs.add()
      }
    }
    expect(run.count, is: 0)
    expect(runs.count, is: 0)
    expect(TestRun.slotContainer == nil)
  }
}

// MARK: - Fixtures

private class Cancelled: ContainerTestCase {
  override func configure(_ container: Container) throws { throw XCTSkip("no printer here") }
}

/// Overrides one of two set-ups without calling `super`.
private final class CancelledAsync: Cancelled {
  override func setUp() async throws {}
}

private final class Deaf: Cancelled {
  override func setUp() async throws {}
  override func setUpWithError() throws {}
}
