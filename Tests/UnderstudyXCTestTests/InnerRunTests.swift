import TestSupport
import XCTest

@testable import UnderstudyXCTest

/// The ground the other tests stand on.
final class InnerRunTests: InnerRunCase {
  func testAFailureOfAnInnerRunCountsForThatRunAlone() {
    let run = run { _ in XCTFail("broken on purpose") }
    expect(run, failsOnceWith: "broken on purpose", in: "InnerRunTests.swift", at: #line - 1)
    expect(run.failures.map(\.test), is: ["XCTestCase.on purpose"])
    expect(testRun?.totalFailureCount == 0)
  }

  /// It throws, which XCTest counts by another way than the one that is tested.
  func testAFailureAfterAnInnerRunCountsForTheTest() throws {
    let run = run(InnerRunCase.self) { test in
      guard let test = test as? InnerRunCase else { return XCTFail("another class") }
      test.run { _ in }
      test.expect(false, "found afterwards")
    }
    if run.count != 1 || run.failures.count != 1 { throw Mishap() }
    expect(run, failsOnceWith: "found afterwards", at: #line - 3)
  }
}
