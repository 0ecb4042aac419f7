import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `The text of an unmet wait` {
  @Test(arguments: [
    Row(.tooOften, 2, of: 2, "it was called 2 times.", "keep the code under test"),
    Row(.tooLate, 0, of: 0, "by then it had not been called.", "check that the code"),
    Row(.tooLate, 0, of: 2, "by then no call had matched.", "make the code under test pass"),
    Row(.tooLate, 1, of: 2, "by then it had been called once.", "check that the code under test"),
    Row(
      .cancelled,
      1,
      of: 1,
      "the waiting task was cancelled: until then it had been called once.",
      "if the test had ended, await the task that waits here"
    ),
    Row(
      .ended("it ended"),
      0,
      of: 1,
      "it ended: until then no call had matched.",
      "end this "
        + "wait before"
    ),
  ])
  func `says what happened during the wait and how to fix it`(row: Row) {
    let text = row.text
    let first = text.split(separator: "\n").first ?? ""
    #expect(
      first
        == "Expected exactly 1 call to ring(…) where CallWaitTextTests.swift:1 within 2.0 seconds, "
        + "but \(row.cause)"
    )
    #expect(text.contains("\n  fix: \(row.remedy)"))
  }

  @Test(
    arguments: [
      (WaitEnd.cancelled, WaitPlan.until(more: 1), 3, UnmetWait.cancelled),
      (.ended("why"), .until(more: 1), 3, .ended("why")),
      (.satisfied, .until(more: 1), 3, .tooOften),
      (.expired, .unless(more: 1), 3, .tooOften),
      (.satisfied, .exceeded, 3, .tooOften),
      (.expired, .until(more: 1), 1, .tooLate),
      (.expired, .unless(more: 1), 2, nil),
      (.satisfied, .met, 2, nil),
    ] as [(WaitEnd, WaitPlan, Int, UnmetWait?)]
  )
  func `names first what ended the wait, then what was wrong`(
    end: WaitEnd,
    plan: WaitPlan,
    count: Int,
    expected: UnmetWait?
  ) {
    #expect(UnmetWait(end, plan, .atMost(2), count) == expected)
  }
}

// MARK: - Fixtures

extension `The text of an unmet wait` {
  struct Row: Sendable {
    let why: UnmetWait
    let matching: Int
    let total: Int
    let cause: String
    let remedy: String

    init(_ why: UnmetWait, _ matching: Int, of total: Int, _ cause: String, _ remedy: String) {
      (self.why, self.matching, self.total) = (why, matching, total)
      (self.cause, self.remedy) = (cause, remedy)
    }

    var text: String {
      let spy = Spy<Int>("ring(_:)")
      for number in 0..<total { spy.call(number) }
      let site = SourceSite(fileID: "Tests/CallWaitTextTests.swift", line: 1)
      return VerificationText(
        member: spy.name,
        pattern: .accepted(by: { [matching] in $0 < matching }, at: site),
        times: 1,
        calls: spy.calls,
        matches: (0..<total).map { $0 < matching }
      ).waited(.seconds(2), why)
    }
  }
}
