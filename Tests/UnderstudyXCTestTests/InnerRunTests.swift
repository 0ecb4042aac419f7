import XCTest

@testable import UnderstudyXCTest

/// The ground the other tests stand on.
final class InnerRunTests: InnerRunCase {
  func testWhatAnInnerRunFindsCountsForItAlone() {
    let run = run { _ in XCTFail("broken on purpose") }
    expect(run, failsOnceWith: "broken on purpose", in: "InnerRunTests.swift", at: #line - 1)
    expect(run.failures.map(\.test), is: ["XCTestCase.on purpose"])
    expect(testRun?.totalFailureCount == 0)
  }

  func testWhatATestFindsAfterAnInnerRunCountsForTheTest() {
    let run = run(InnerRunCase.self) { test in
      guard let test = test as? InnerRunCase else { return XCTFail("another class") }
      test.run { _ in }
      test.expect(false, "found afterwards")
    }
    expect(run, failsOnceWith: "found afterwards", at: #line - 2)
  }
}
