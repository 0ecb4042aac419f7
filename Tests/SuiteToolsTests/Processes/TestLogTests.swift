import Foundation
import SuiteTools
import Testing

@Suite struct `What a process of tests says` {
  private static let sells: TestName = "House.Sale/`it sells`()"
  private static let fails: TestName = "House.Sale/fails()"

  private static func event(_ kind: String, _ test: TestName?, _ rest: String = "") -> String {
    let id = test.map { #""testID":"\#($0)/Sale.swift:1:2","# } ?? ""
    return #"{"kind":"event","payload":{\#(rest)"kind":"\#(kind)",\#(id)"messages":"#
      + #"[{"symbol":"\#(kind == "testEnded" && test == fails ? "fail" : "pass")","text":"no"}]},"version":0}"#
      + "\n"
  }

  private static let issue = #""issue":{"isKnown":false},"#
  private static let known = #""issue":{"isKnown":true},"#

  private func endings(
    _ text: String,
    rounds: Int = 1,
    end: ChildProcess.End = .exited(1)
  ) -> [TestName: [Observation.Ending]] {
    let tests = [Self.sells, Self.fails]
    return EventStream.read(Data(text.utf8), of: tests)
      .endings(of: tests, rounds: rounds, end: end, tail: "last words")
  }

  @Test func `Swift Testing's events give each test an ending a round`() {
    let round =
      Self.event("testStarted", Self.sells) + Self.event("issueRecorded", Self.sells, Self.known)
      + Self.event("testEnded", Self.sells) + Self.event("testStarted", Self.fails)
      + Self.event("issueRecorded", Self.fails, Self.issue) + Self.event("testEnded", Self.fails)
    let seen = endings(round + round + Self.event("runEnded", nil), rounds: 2)
    #expect(seen[Self.sells] == [.init(.passed), .init(.passed)])
    #expect(seen[Self.fails] == [.init(.failed, "no"), .init(.failed, "no")])
  }

  @Test func `the test in which the process died is known, and those after it did not run`() {
    let start = Self.event("testStarted", Self.sells)
    let seen = endings(start + "{\"kind\":\"eve", rounds: 2, end: .signalled(5))
    #expect(seen[Self.sells] == [.init(.crashed, "last words"), .init(.notRun)])
    #expect(seen[Self.fails] == [.init(.notRun), .init(.notRun)])
    #expect(endings(start, end: .timedOut)[Self.sells]?.first?.outcome == .timedOut)
  }

  @Test func `of several that ran when the process died, none is blamed`() {
    let start = Self.event("testStarted", Self.sells) + Self.event("testStarted", Self.fails)
    let seen = endings(start, end: .signalled(5))
    #expect(seen.values.joined().allSatisfy { $0 == .init(.notRun, "last words") })
  }

  @Test func `of a process that died between two tests, those still to run have the last lines`() {
    let first = Self.event("testStarted", Self.sells) + Self.event("testEnded", Self.sells)
    let seen = endings(first, end: .signalled(5))
    #expect(seen[Self.sells] == [.init(.passed)])
    #expect(seen[Self.fails] == [.init(.notRun, "last words")])
    let silent = EventStream.read(Data(first.utf8), of: [Self.sells, Self.fails])
      .endings(of: [Self.sells, Self.fails], rounds: 1, end: .signalled(5), tail: "")
    #expect(silent[Self.fails] == [.init(.notRun, "The process printed nothing.")])
  }

  @Test(arguments: [1, 2])
  func `the only test of a process that died before or after it has ended it`(rounds: Int) {
    let ran = Self.event("testStarted", Self.sells) + Self.event("testEnded", Self.sells)
    let seen = EventStream.read(Data((rounds == 1 ? "" : ran).utf8), of: [Self.sells])
      .endings(of: [Self.sells], rounds: rounds, end: .signalled(5), tail: "last words")
    #expect(seen[Self.sells]?.last == .init(.crashed, "last words"))
  }

  @Test func `a test that is skipped, and one that is disabled with its suite, are skipped`() {
    let seen = endings(Self.event("testSkipped", Self.sells) + Self.event("runEnded", nil))
    #expect(seen[Self.sells]?.first?.outcome == .skipped)
    #expect(seen[Self.fails]?.first?.outcome == .skipped)
  }

  @Test func `the tests of a suite that cannot be set up have failed`() {
    let suite =
      #"{"kind":"event","payload":{"issue":{"isKnown":false},"kind":"issueRecorded","#
      + #""testID":"House.Sale","messages":[{"symbol":"fail","text":"no house"}]},"version":0}"#
    let seen = endings(suite + "\n" + Self.event("runEnded", nil))
    #expect(seen[Self.sells] == [.init(.failed, "no house")])
  }
}

@Suite struct `What XCTest prints` {
  private static let tests: [TestName] = [
    "HouseTests.SaleTests/testFails", "HouseTests.SaleTests/testSells",
    "HouseTests.SaleTests/testSkips",
  ]

  private static let log = """
    Test Suite 'SaleTests' started at 2026-11-26 17:25:59.892
    Test Case 'SaleTests.testFails' started at 2026-11-26 17:25:59.892
    /house/SaleTests.swift:7: error: SaleTests.testFails : XCTAssertTrue failed - no seat
    no new lineTest Case 'SaleTests.testFails' failed (0.001 seconds)
    Test Case 'SaleTests.testSells' started at 2026-11-26 17:25:59.892
    Test Case 'SaleTests.testSells' passed (0.101 seconds)
    Test Case 'SaleTests.testSkips' started at 2026-11-26 17:25:59.892
    Test Case 'SaleTests.testSkips' skipped (0.101 seconds)
    Test Suite 'SaleTests' failed at 2026-11-26 17:25:59.893
    \t Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.001 (0.001) seconds
    """

  private func outcomes(_ text: String, _ end: ChildProcess.End, _ tests: [TestName]) -> [Outcome] {
    let endings = XCTestLog.read(text, of: tests)
      .endings(of: tests, rounds: 1, end: end, tail: "last words")
    return tests.compactMap { endings[$0]?.first?.outcome }
  }

  @Test func `gives each test its ending and its failures`() {
    #expect(outcomes(Self.log, .exited(1), Self.tests) == [.failed, .passed, .skipped])
    let endings = XCTestLog.read(Self.log, of: Self.tests)
      .endings(of: Self.tests, rounds: 1, end: .exited(1), tail: "")
    #expect(
      endings[Self.tests[0]]?.first?.text
        == "SaleTests.swift:7: SaleTests.testFails : XCTAssertTrue failed - no seat"
    )
  }

  @Test func `names the test in which the process died, after a suite that had ended`() {
    let died = Self.log + "\nTest Case 'SeatTests.testFire' started at 2026-11-26 17:25:59.892\n"
    let tests: [TestName] =
      Self.tests + ["HouseTests.SeatTests/testFire", "HouseTests.SeatTests/testLater"]
    let seen = outcomes(died, .signalled(5), tests)
    #expect(seen == [.failed, .passed, .skipped, .crashed, .notRun])
  }

  @Test(arguments: ["", "Test Suite 'SeatTests' started at 2026-11-26 17:25:59.893\n"])
  func `a process that died between two classes did not skip the second one`(start: String) {
    let died = "Test Suite 'Selected tests' started at 2026-11-26 17:25:59.892\n\(Self.log)\n"
    let tests: [TestName] =
      Self.tests + ["HouseTests.SeatTests/testFree", "HouseTests.SeatTests/testSold"]
    let seen = outcomes(died + start, .signalled(5), tests)
    #expect(seen == [.failed, .passed, .skipped, .notRun, .notRun])
    let ended =
      "Test Suite 'Selected tests' failed at 2026-11-26\n\t Executed 3 tests, with 1 failure"
    #expect(outcomes(died + ended, .exited(1), tests).suffix(2) == [.skipped, .skipped])
  }

  @Test func `tells apart classes of one name in two modules`() {
    let tests: [TestName] = ["ATests.Sale/testSells", "BTests.Sale/testSells"]
    let log = """
      Test Case 'Sale.testSells' started at 1
      Test Case 'Sale.testSells' passed (0.1 seconds)
      Test Case 'Sale.testSells' started at 1
      Test Case 'Sale.testSells' failed (0.1 seconds)
      Executed 2 tests
      """
    #expect(outcomes(log, .exited(1), tests) == [.passed, .failed])
  }

  @Test func `is read in Apple's form, too`() {
    let log = """
      Test Case '-[HouseTests.SaleTests testFails]' started.
      Test Case '-[HouseTests.SaleTests testFails]' failed (0.001 seconds).
      Executed 1 test, with 1 failure
      """
    #expect(outcomes(log, .exited(1), [Self.tests[0]]) == [.failed])
  }
}
