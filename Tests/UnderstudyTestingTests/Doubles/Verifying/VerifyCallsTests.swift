import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct VerifyCallsTests {
  let host = IssueCollector()
  let charging = Stub<(amount: Int, card: String), Bool, Never>("charge(_:card:)", default: true)
  let reserving = Stub<Int, Bool, Never>("reserve(_:)", default: true)

  init() {
    charging.attach(host: host)
    reserving.attach(host: host)
  }

  @Test(arguments: [
    Row(1, [7], true),
    Row(1, [], false),
    Row(1, [7, 7], false),
    Row(2, [7, 7], true),
    Row(.never, [], true),
    Row(.never, [7], false),
    Row(.atLeast(2), [7, 7, 7], true),
    Row(.atLeast(2), [7], false),
    Row(.atMost(1), [], true),
    Row(.atMost(1), [7, 7], false),
    Row(.between(1...2), [7], true),
    Row(.between(1...2), [7, 7, 7], false),
  ])
  func `each form counts the calls that match, and no others`(row: Row) {
    for call in row.calls + [8] { _ = reserving.call(call) }
    reserving.verify(row.times, with: 7)
    reserving.verify(row.times, with: .equal(7))
    reserving.verify(row.times, with: .lessThan(8))
    reserving.verify(row.times) { $0 == 7 }
    #expect(host.issues.count == (row.passes ? 0 : 4))
    reserving.clearCalls()
    for call in row.calls { _ = reserving.call(call) }
    reserving.verify(row.times)
    #expect(host.issues.count == (row.passes ? 0 : 5))
  }

  @Test func `a verification returns the matching calls, typed and in order`() {
    for (amount, card) in [(1, "42"), (2, "43"), (3, "42")] { _ = charging.call((amount, card)) }
    #expect(charging.verify(2, with: .any, "42").map(\.arguments.amount) == [1, 3])
    #expect(charging.verify(3).map(\.arguments.card) == ["42", "43", "42"])
    #expect(charging.verify { $0.amount == 2 }.map(\.order) == [charging.calls[1].order])
    #expect(charging.verify(5, with: 1, .any).map(\.arguments.amount) == [1])
    #expect(host.issues.count == 1)
  }

  @Test func `a failure is at the line that verifies`() {
    let line: UInt = #line
    charging.verify()
    charging.verify(with: .any, "42")
    charging.verify { $0.card == "42" }
    reserving.verify(with: 7)
    #expect(host.issues.map(\.site) == (1...4).map { SourceSite(line: line + $0) })
  }

  @Test func `calls that a verification matched count as verified, whether it passes or not`() {
    for (amount, card) in [(1, "42"), (2, "43"), (3, "44")] { _ = charging.call((amount, card)) }
    charging.verify(with: .any, "42")
    #expect(charging.unverifiedCalls.map(\.arguments.amount) == [2, 3])
    charging.verify(5) { $0.card == "43" }
    #expect(charging.unverifiedCalls.map(\.arguments.amount) == [3])
    charging.verify(.atLeast(1))
    #expect(charging.unverifiedCalls.isEmpty)
  }

  @Test func `a captor takes the arguments of calls that match as a whole`() {
    for (amount, card) in [(1, "42"), (2, "43"), (3, "42")] { _ = charging.call((amount, card)) }
    let amounts = Captor<Int>()
    charging.verify(2, with: .capturing(into: amounts), "42")
    #expect(amounts.values == [1, 3])
    #expect(host.issues.isEmpty)
  }

  @Test func `matchers that do not fit are one issue, whatever number is expected`() {
    charging.verify(.never, with: "1", "42")
    charging.verify(with: .any)
    #expect(host.messages.count == 2)
    #expect(host.messages.allSatisfy { $0.hasPrefix("The matchers do not fit charge(_:card:)") })
  }
}

extension VerifyCallsTests {
  struct Row: Sendable {
    let times: Times
    let calls: [Int]
    let passes: Bool

    init(_ times: Times, _ calls: [Int], _ passes: Bool) {
      (self.times, self.calls, self.passes) = (times, calls, passes)
    }
  }
}
