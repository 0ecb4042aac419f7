import Testing

@testable import UnderstudyTesting

@Suite struct WaitPlanTests {
  @Test(
    arguments: [
      (.atLeast(2), 0, .until(more: 2)),
      (.atLeast(2), 1, .until(more: 1)),
      (.atLeast(2), 2, .met),
      (.atLeast(2), 9, .met),
      (.atLeast(0), 0, .met),
      (.exactly(3), 1, .until(more: 2)),
      (.exactly(3), 3, .met),
      (.exactly(3), 4, .exceeded),
      (.between(2...4), 1, .until(more: 1)),
      (.between(2...4), 2, .met),
      (.between(2...4), 5, .exceeded),
      (.never, 0, .unless(more: 1)),
      (.never, 1, .exceeded),
      (.atMost(2), 0, .unless(more: 3)),
      (.atMost(2), 2, .unless(more: 1)),
      (.atMost(2), 3, .exceeded),
      (.between(0...1), 1, .unless(more: 1)),
    ] as [(Times, Int, WaitPlan)]
  )
  func `an expectation waits for enough calls, or the whole time for too many`(
    times: Times,
    count: Int,
    plan: WaitPlan
  ) {
    #expect(WaitPlan(times, after: count) == plan)
  }

  @Test func `a plan needs events only while it waits`() {
    #expect(WaitPlan.until(more: 2).needed == 2)
    #expect(WaitPlan.unless(more: 3).needed == 3)
    #expect(WaitPlan.met.needed == nil)
    #expect(WaitPlan.exceeded.needed == nil)
  }
}
