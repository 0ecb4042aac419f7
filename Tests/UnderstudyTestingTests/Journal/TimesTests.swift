import Testing
import UnderstudyTesting

@Suite struct `An expected number of times` {
  @Test(
    arguments: [
      (1, "exactly once", [false, true, false, false]),
      (.exactly(2), "exactly 2 times", [false, false, true, false]),
      (.exactly(0), "never", [true, false, false, false]),
      (.never, "never", [true, false, false, false]),
      (.atLeast(1), "at least once", [false, true, true, true]),
      (.atMost(2), "at most 2 times", [true, true, true, false]),
      (.once, "exactly once", [false, true, false, false]),
      (.twice, "exactly 2 times", [false, false, true, false]),
      (1...2, "between 1 and 2 times", [false, true, true, false]),
      (2..., "at least 2 times", [false, false, true, true]),
      (...1, "at most once", [true, true, false, false]),
      (.between(1...2), "between 1 and 2 times", [false, true, true, false]),
      (.between(0...1), "at most once", [true, true, false, false]),
    ] as [(Times, String, [Bool])]
  )
  func `accepts its numbers and is described in words`(times: Times, text: String, verdicts: [Bool])
  {
    #expect(times.text == text)
    #expect((0...3).map(times.includes) == verdicts)
  }
}
