import Testing
import Understudy
import UnderstudyTesting

@Suite struct `Verifying all calls at once` {
  let sink = RecordingSink()
  let rings = Spy<Int>("ring(_:)")

  init() {
    rings.moveIn(sink: sink)
    for number in 1...3 { rings.call(number) }
  }

  @Test func `passes where they are as expected, and marks them as verified`() {
    #expect(rings.verifyCalls([1, 2, 3]).map(\.arguments) == [1, 2, 3])
    rings.verifyNothingElse()
    #expect(sink.messages.isEmpty)
  }

  @Test(arguments: [
    ([1, 4, 3], "otherwise from call 2 on"), ([1, 2], "2 times and was called 3 times"),
    ([1, 2, 3, 4], "4 times and was called 3 times"), ([], "0 times and was called 3 times"),
    ([3], "otherwise from call 1 on"),
  ])
  func `shows both lists where they differ`(expected: [Int], place: String) {
    let line = UInt(#line) + 1
    rings.verifyCalls(expected)
    let list = expected.map { "\n- ring(\($0))" }.joined()
    #expect(
      sink.messages == [
        """
        ring(_:) was to be called like this, \(place).
        Expected:\(list)
        Recorded:
        - ring(1)
        - ring(2)
        - ring(3)
          fix: let the code under test pass what is expected, or expect what it passes.
        """
      ]
    )
    #expect(sink.issues.map(\.site.line) == [line])
  }

  @Test func `lists the calls of a double that should not be called`() {
    let line = UInt(#line) + 1
    Bell(rings: rings).verifyNotCalled()
    #expect(
      sink.messages == [
        """
        Bell was not to be called, but 3 calls were made:
        - ring(1)
        - ring(2)
        - ring(3)
          fix: keep the code under test from calling it, or expect what it does.
        """
      ]
    )
    #expect(sink.issues.map(\.site.line) == [line])
    rings.clearCalls()
    Bell(rings: rings).verifyNotCalled()
    #expect(sink.issues.count == 1)
  }
}

// MARK: - Fixtures

private struct Bell: TestDouble {
  let rings: Spy<Int>
}
