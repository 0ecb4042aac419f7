import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct VerificationTextTests {
  @Test(arguments: [
    Row("not called with these arguments") { sink in
      charging(sink, []).verify(with: .any, "42")
    } is: {
      """
      charge(any, card: 42) was to be called exactly once, and was never called.
        fix: let the code under test call it, or expect what it does.
      """
    },
    Row("not called at all") { sink in
      charging(sink, []).verify(2)
    } is: {
      """
      charge(_:card:) was to be called exactly 2 times, and was never called.
        fix: let the code under test call it, or expect what it does.
      """
    },
    Row("what looks like what is expected, of another type") { sink in
      let posts = Stub<(any Sendable, card: String), Int?, Never>("post(_:card:)", default: nil)
      posts.moveIn(sink: sink)
      _ = posts.call((7, ""))
      posts.verify(with: "7", "")
    } is: {
      """
      post(7, card: "") was to be called exactly once, and its only call does not match.
      Calls, with *what differs*:
        ✗ 1. post(*7 (Int)*, card: "")
        fix: let the code under test pass what is expected, or expect what it passes.
      """
    },
    Row("called too often") { sink in
      charging(sink, [(1, "42"), (2, "42")]).verify()
    } is: {
      """
      charge(_:card:) was to be called exactly once, and was called 2 times.
      Calls:
        1. charge(1, card: 42)
        2. charge(2, card: 42)
        fix: let the code under test call it less often, or expect what it does.
      """
    },
    Row("called though it was never to be") { sink in
      charging(sink, [(1, "42"), (2, "43")]).verify(.never, with: .any, "43")
    } is: {
      """
      charge(any, card: 43) was never to be called, and 1 of its 2 calls matches.
      Calls, nearest first, with *what differs*:
        ✓ 2. charge(2, card: 43)
        ✗ 1. charge(1, card: *42*)
        fix: let the code under test call it less often, or expect what it does.
      """
    },
    Row("called too seldom") { sink in
      charging(sink, [(1, "42")]).verify(.atLeast(2))
    } is: {
      """
      charge(_:card:) was to be called at least 2 times, and was called once.
      Calls:
        1. charge(1, card: 42)
        fix: let the code under test call it more often, or expect what it does.
      """
    },
    Row("called too seldom with these arguments") { sink in
      charging(sink, [(1, "43"), (1, "42"), (2, "43")]).verify(2, with: 1, "42")
    } is: {
      """
      charge(1, card: 42) was to be called exactly 2 times, and 1 of its 3 calls matches.
      Calls, nearest first, with *what differs*:
        ✓ 2. charge(1, card: 42)
        ✗ 1. charge(1, card: *43*)
        ✗ 3. charge(*2*, card: *43*)
        fix: let the code under test pass what is expected, or expect what it passes.
      """
    },
    Row("wrong argument") { sink in
      charging(sink, [(1, "43")]).verify(with: .in(1...3), .hasPrefix("42"))
    } is: {
      """
      charge(in 1...3, card: hasPrefix(42)) was to be called exactly once, and its only call does \
      not match.
      Calls, with *what differs*:
        ✗ 1. charge(1, card: *43*)
        fix: let the code under test pass what is expected, or expect what it passes.
      """
    },
    Row("of equally many wrong arguments the likest comes first") { sink in
      charging(sink, [(2, "4"), (1, "9999"), (1, "420"), (3, "421")]).verify(with: 1, "42")
    } is: {
      """
      charge(1, card: 42) was to be called exactly once, and none of its 4 calls matches.
      Calls, nearest first, with *what differs*:
        ✗ 3. charge(1, card: *420*)
        ✗ 2. charge(1, card: *9999*)
        ✗ 1. charge(*2*, card: *4*)
        ✗ 4. charge(*3*, card: *421*)
        fix: let the code under test pass what is expected, or expect what it passes.
      """
    },
    Row("a closure judges a call as a whole") { sink in
      charging(sink, [(1, "42"), (2, "42")])
        .verify(fileID: "Module/SaleTests.swift", line: 31) { $0.amount == 3 }
    } is: {
      """
      charge(…) where SaleTests.swift:31 was to be called exactly once, and none of its 2 calls \
      matches.
      Calls:
        ✗ 1. charge(1, card: 42)
        ✗ 2. charge(2, card: 42)
        fix: let the code under test pass what is expected, or expect what it passes.
      """
    },
    Row("a closure's own calls come first") { sink in
      charging(sink, [(1, "42"), (2, "42")])
        .verify(.never, fileID: "Module/SaleTests.swift", line: 31) { $0.amount == 2 }
    } is: {
      """
      charge(…) where SaleTests.swift:31 was never to be called, and 1 of its 2 calls matches.
      Calls, nearest first:
        ✓ 2. charge(2, card: 42)
        ✗ 1. charge(1, card: 42)
        fix: let the code under test call it less often, or expect what it does.
      """
    },
  ])
  func `a failure says what was expected and what was recorded`(row: Row) {
    #expect(row.text == row.expected)
  }
}

extension VerificationTextTests {
  static func charging(
    _ sink: RecordingSink,
    _ calls: [(amount: Int, card: String)]
  ) -> Stub<(amount: Int, card: String), Bool, Never> {
    let charging = Stub<(amount: Int, card: String), Bool, Never>("charge(_:card:)", default: true)
    charging.moveIn(sink: sink)
    for call in calls { _ = charging.call(call) }
    return charging
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let expected: String

    init(_ name: String, _ body: (RecordingSink) -> Void, is expected: () -> String) {
      let sink = RecordingSink()
      body(sink)
      testDescription = name
      text = sink.messages.joined(separator: "\n")
      self.expected = expected()
    }
  }
}
