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
    ListRow(
      [1, 4, 3],
      "The calls to ring(_:) differ from the expected ones: 1 is missing, and 1 was not expected.",
      ["  1", "- 4", "+ 2", "  3"],
      "make the code under test pass the expected arguments"
    ),
    ListRow(
      [1, 2],
      "Expected exactly 2 calls to ring(_:), but it was called 3 times.",
      ["  1", "  2", "+ 3"],
      "make the code under test call it less often"
    ),
    ListRow(
      [1, 2, 3, 4],
      "Expected exactly 4 calls to ring(_:), but it was called 3 times.",
      ["  2", "  3", "- 4"],
      "make the code under test call it more often",
      leavingOut: 1
    ),
    ListRow(
      [1, 7, 2, 3],
      "Expected exactly 4 calls to ring(_:), but it was called 3 times.",
      ["  1", "- 7", "  2", "  3"],
      "make the code under test call it more often"
    ),
    ListRow(
      [2, 1, 3],
      "The calls to ring(_:) are the expected ones, but in another order.",
      ["- 2", "  1", "+ 2", "  3"],
      "make the code under test keep to the expected order"
    ),
    ListRow(
      [],
      "Expected no calls to ring(_:), but it was called 3 times.",
      ["+ 1", "+ 2", "+ 3"],
      "keep the code under test from calling it"
    ),
    ListRow(
      [3],
      "Expected exactly 1 call to ring(_:), but it was called 3 times.",
      ["+ 1", "+ 2", "  3"],
      "make the code under test call it less often"
    ),
    ListRow(
      [4, 5, 6, 7],
      "The calls to ring(_:) differ from the expected ones: 4 are missing, and 3 were not expected.",
      ["- 4", "- 5", "- 6", "- 7", "+ 1", "+ 2", "+ 3"],
      "make the code under test pass the expected arguments"
    ),
  ])
  func `shows which calls differ`(row: ListRow) {
    let line = UInt(#line) + 1
    rings.verifyCalls(row.expected)
    #expect(host.messages == [row.text])
    #expect(host.issues.map(\.site.line) == [line])
  }

  @Test func `shows one missing call of many, with the calls around it`() {
    rings.clearCalls()
    for number in 1...40 where number != 20 { rings.call(number) }
    rings.verifyCalls(Array(1...40))
    #expect(
      host.messages == [
        """
        Expected exactly 40 calls to ring(_:), but it was called 39 times.
        Calls, with - for a missing one and + for one that was not expected:
            … 17 as expected
            ring(18)
            ring(19)
          - ring(20)
            ring(21)
            ring(22)
            … 18 as expected
          fix: make the code under test call it more often, or change the expectation.
        """
      ]
    )
  }

  @Test func `shows the first of many differences`() throws {
    rings.clearCalls()
    for number in 1...1_000 { rings.call(number) }
    rings.verifyCalls((1...1_000).map { -$0 })
    let lines = try #require(host.messages.first).split(separator: "\n")
    #expect(lines.count == 24)
    #expect(lines[2] == "  - ring(-1)")
    #expect(lines[22] == "  … and 1980 more")
  }

  @Test func `says that the member was never called where it was not`() {
    rings.clearCalls()
    rings.verifyCalls([1])
    #expect(
      host.messages == [
        """
        Expected exactly 1 call to ring(_:), but it was never called.
        Calls, with - for a missing one and + for one that was not expected:
          - ring(1)
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

/// A list of expected calls, and the failure for the calls 1, 2 and 3.
struct ListRow: Sendable {
  let expected: [Int]
  let text: String

  init(
    _ expected: [Int],
    _ first: String,
    _ lines: [String],
    _ fix: String,
    leavingOut count: Int = 0
  ) {
    self.expected = expected
    let calls = lines.map { "\n  \($0.prefix(2))ring(\($0.dropFirst(2)))" }.joined()
    text = """
      \(first)
      Calls, with - for a missing one and + for one that was not expected:\
      \(count > 0 ? "\n    … \(count) as expected" : "")\(calls)
        fix: \(fix), or change the expectation.
      """
  }
}
