import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct VerificationTextTests {
  @Test(arguments: [
    Row("not called with these arguments") { host in
      charging(host, []).verify(with: .any, "42")
    } is: {
      """
      Expected exactly 1 call to charge(any, card: 42), but it was never called.
        fix: make the code under test call it; if it does so later, replace ….verify(…) by await ….called(…), with the same number and arguments.
      """
    },
    Row("not called at all") { host in
      charging(host, []).verify(2)
    } is: {
      """
      Expected exactly 2 calls to charge(_:card:), but it was never called.
        fix: make the code under test call it; if it does so later, replace ….verify(…) by await ….called(…), with the same number and arguments.
      """
    },
    Row("what looks like what is expected, of another type") { host in
      let posts = Stub<(any Sendable, card: String), Int?, Never>("post(_:card:)", default: nil)
      posts.attach(host: host)
      _ = posts.call((7, ""))
      posts.verify(with: "7", "")
    } is: {
      """
      Expected exactly 1 call to post(7, card: ""), but the only recorded call does not match.
      Calls, with *differences*:
        ✗ 1. post(*7 (Int)*, card: "")
        fix: make the code under test pass the expected arguments, or change the expectation.
      """
    },
    Row("called too often") { host in
      charging(host, [(1, "42"), (2, "42")]).verify()
    } is: {
      """
      Expected exactly 1 call to charge(_:card:), but it was called 2 times.
      Calls:
        1. charge(1, card: 42)
        2. charge(2, card: 42)
        fix: make the code under test call it less often, or change the expectation.
      """
    },
    Row("called though it was never to be") { host in
      charging(host, [(1, "42"), (2, "43")]).verify(.never, with: .any, "43")
    } is: {
      """
      Expected no calls to charge(any, card: 43), but 1 of the 2 recorded calls matches.
      Calls, closest match first, ✓ for a match and ✗ for none, with *differences*:
        ✓ 2. charge(2, card: 43)
        ✗ 1. charge(1, card: *42*)
        fix: keep the code under test from making such calls, or change the expectation.
      """
    },
    Row("called too seldom") { host in
      charging(host, [(1, "42")]).verify(.atLeast(2))
    } is: {
      """
      Expected at least 2 calls to charge(_:card:), but it was called once.
      Calls:
        1. charge(1, card: 42)
        fix: make the code under test call it more often, or change the expectation.
      """
    },
    Row("called too seldom with these arguments") { host in
      charging(host, [(1, "43"), (1, "42"), (2, "43")]).verify(2, with: 1, "42")
    } is: {
      """
      Expected exactly 2 calls to charge(1, card: 42), but 1 of the 3 recorded calls matches.
      Calls, closest match first, ✓ for a match and ✗ for none, with *differences*:
        ✓ 2. charge(1, card: 42)
        ✗ 1. charge(1, card: *43*)
        ✗ 3. charge(*2*, card: *43*)
        fix: make the code under test pass the expected arguments, or change the expectation.
      """
    },
    Row("wrong argument") { host in
      charging(host, [(1, "43")]).verify(with: .in(1...3), .hasPrefix("42"))
    } is: {
      """
      Expected exactly 1 call to charge(in 1...3, card: hasPrefix(42)), but the only recorded call \
      does not match.
      Calls, with *differences*:
        ✗ 1. charge(1, card: *43*)
        fix: make the code under test pass the expected arguments, or change the expectation.
      """
    },
    Row("of equally many wrong arguments the likest comes first") { host in
      charging(host, [(2, "4"), (1, "9999"), (1, "420"), (3, "421")]).verify(with: 1, "42")
    } is: {
      """
      Expected exactly 1 call to charge(1, card: 42), but none of the 4 recorded calls matches.
      Calls, closest match first, with *differences*:
        ✗ 3. charge(1, card: *420*)
        ✗ 2. charge(1, card: *9999*)
        ✗ 1. charge(*2*, card: *4*)
        ✗ 4. charge(*3*, card: *421*)
        fix: make the code under test pass the expected arguments, or change the expectation.
      """
    },
    Row("a closure judges a call as a whole") { host in
      charging(host, [(1, "42"), (2, "42")])
        .verify(fileID: "Module/SaleTests.swift", line: 31) { $0.amount == 3 }
    } is: {
      """
      Expected exactly 1 call to charge(…) where SaleTests.swift:31, but none of the 2 recorded \
      calls matches.
      Calls:
        ✗ 1. charge(1, card: 42)
        ✗ 2. charge(2, card: 42)
        fix: make the code under test pass the expected arguments, or change the expectation.
      """
    },
    Row("a closure's own calls come first") { host in
      charging(host, [(1, "42"), (2, "42")])
        .verify(.never, fileID: "Module/SaleTests.swift", line: 31) { $0.amount == 2 }
    } is: {
      """
      Expected no calls to charge(…) where SaleTests.swift:31, but 1 of the 2 recorded calls \
      matches.
      Calls, closest match first, ✓ for a match and ✗ for none:
        ✓ 2. charge(2, card: 42)
        ✗ 1. charge(1, card: 42)
        fix: keep the code under test from making such calls, or change the expectation.
      """
    },
  ])
  func `a failure says what was expected and what was recorded`(row: Row) {
    #expect(row.text == row.expected)
  }
}

extension VerificationTextTests {
  static func charging(
    _ host: IssueCollector,
    _ calls: [(amount: Int, card: String)]
  ) -> Stub<(amount: Int, card: String), Bool, Never> {
    let charging = Stub<(amount: Int, card: String), Bool, Never>("charge(_:card:)", default: true)
    charging.attach(host: host)
    for call in calls { _ = charging.call(call) }
    return charging
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let expected: String

    init(_ name: String, _ body: (IssueCollector) -> Void, is expected: () -> String) {
      let host = IssueCollector()
      body(host)
      testDescription = name
      text = host.messages.joined(separator: "\n")
      self.expected = expected()
    }
  }
}
