import TestSupport
import Testing
import Understudy
import UnderstudyTesting

@Suite struct `Verifying all calls at once` {
  let host = IssueCollector()
  let rings = Spy<Int>("ring(_:)")

  init() {
    rings.attach(host: host)
    for number in 1...3 { rings.call(number) }
  }

  @Test func `passes where they are as expected, and marks them as verified`() {
    #expect(rings.verifyCalls([1, 2, 3]).map(\.arguments) == [1, 2, 3])
    rings.verifyNoMoreCalls()
    #expect(host.messages.isEmpty)
  }

  @Test(arguments: [
    (
      [1, 4, 3], "The calls to ring(_:) differ from the expected ones, from call 2 on.",
      "make the code under test pass the expected arguments"
    ),
    (
      [1, 2], "Expected exactly 2 calls to ring(_:), but it was called 3 times.",
      "make the code under test call it less often"
    ),
    (
      [1, 2, 3, 4], "Expected exactly 4 calls to ring(_:), but it was called 3 times.",
      "make the code under test call it more often"
    ),
    (
      [], "Expected no calls to ring(_:), but it was called 3 times.",
      "keep the code under test from calling it"
    ),
    (
      [3], "The calls to ring(_:) differ from the expected ones, from call 1 on.",
      "make the code under test pass the expected arguments"
    ),
  ])
  func `shows both lists where they differ`(expected: [Int], first: String, fix: String) {
    let line = UInt(#line) + 1
    rings.verifyCalls(expected)
    let list = expected.isEmpty ? " none" : expected.map { "\n- ring(\($0))" }.joined()
    #expect(
      host.messages == [
        """
        \(first)
        Expected:\(list)
        Recorded:
        - ring(1)
        - ring(2)
        - ring(3)
          fix: \(fix), or change the expectation.
        """
      ]
    )
    #expect(host.issues.map(\.site.line) == [line])
  }

  @Test func `says that the member was never called where it was not`() {
    rings.clearCalls()
    rings.verifyCalls([1])
    #expect(
      host.messages == [
        """
        Expected exactly 1 call to ring(_:), but it was never called.
        Expected:
        - ring(1)
        Recorded: none
          fix: make the code under test call it, or change the expectation.
        """
      ]
    )
  }

  @Test func `lists the calls of a double that should not be called`() {
    let line = UInt(#line) + 1
    Bell(rings: rings).verifyNotCalled()
    #expect(
      host.messages == [
        """
        Expected no calls to Bell, but 3 were made:
        - ring(1)
        - ring(2)
        - ring(3)
          fix: keep the code under test from calling it, or change the expectation.
        """
      ]
    )
    #expect(host.issues.map(\.site.line) == [line])
    rings.clearCalls()
    Bell(rings: rings).verifyNotCalled()
    #expect(host.issues.count == 1)
  }
}

// MARK: - Fixtures

private struct Bell: TestDouble {
  let rings: Spy<Int>
}
