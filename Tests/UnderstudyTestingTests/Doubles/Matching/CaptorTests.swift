import RegexBuilder
import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct CaptorTests {
  @Test func `a rule captures arguments of the calls that it matches as a whole, and of no others`()
  {
    let stub = Stub<(amount: Int, card: String), Bool?, Never>("charge(_:card:)")
    let amounts = Captor<Int>()
    stub.byDefault(false)
    stub.when(.capturing(into: amounts, .atLeast(10)), "42").returns(true)
    let answers = [(1, "42"), (10, "41"), (20, "42"), (30, "42")].map { stub.call($0) }
    #expect(answers == [false, false, true, true])
    #expect(amounts.values == [20, 30])
    #expect(Captor<Int>().values == [])
  }

  @Test func `combined matchers capture in those parts that match`() {
    let stub = Stub<Int, Bool?, Never>("move(by:)")
    stub.byDefault(nil)
    let (small, even, none) = (Captor<Int>(), Captor<Int>(), Captor<Int>())
    let isEven = Matcher.where { (number: Int) in number.isMultiple(of: 2) }
    stub.when(
      .anyOf(
        .allOf(.capturing(into: small, .lessThan(10)), .greaterThan(0)),
        .capturing(into: even, isEven),
        .not(.capturing(into: none))
      )
    ).returns(true)
    for number in [-1, 1, 4, 12, 13] { _ = stub.call(number) }
    #expect(small.values == [1, 4])
    #expect(even.values == [4, 12])
    #expect(none.values == [])
  }

  @Test func `a captor for a wrapped value reports that nil does not match`() {
    let text = try? Matcher.capturing(into: Captor<Int>()).bound(to: Int?.self).text
    #expect(text == "notNil")
    #expect((try? Matcher.capturing(into: Captor<Int>()).bound(to: Int.self).text) == "any")
    #expect((try? Matcher.capturing(into: Captor<Int?>()).bound(to: Int?.self).text) == "any")
  }

  @Test func `a captor captures the value in an optional, a redacted argument or an existential`() {
    let stub = Stub<(Int?, Int?, Redacted<String>, any Sendable), Bool?, Never>("f(_:_:_:_:)")
    stub.byDefault(nil)
    let (number, whole, secret, held) =
      (Captor<Int>(), Captor<Int?>(), Captor<String>(), Captor<Seat>())
    stub.when(
      .capturing(into: number),
      .capturing(into: whole),
      .capturing(into: secret),
      .capturing(into: held)
    ).returns(true)
    let seat = Seat(row: "A", number: 1)
    #expect(stub.call((1, nil, Redacted("a"), seat)) == true)
    #expect(stub.call((nil, nil, Redacted("b"), seat)) == nil)
    #expect(stub.call((2, 3, Redacted("c"), "no seat")) == nil)
    #expect(number.values == [1])
    #expect(whole.values == [nil])
    #expect(secret.values == ["a"])
    #expect(held.values == [seat])
  }

  @Test func `a captor captures a closure that the code under test passes`() {
    typealias Completion = @Sendable (Int) -> String
    let loading = Stub<(id: Int, done: Completion), Bool?, Never>("load(id:done:)")
    let completions = Captor<Completion>()
    loading.when(7, .capturing(into: completions)).returns(true)
    #expect(loading.call((7, { "\($0) done" })) == true)
    #expect(completions.values.last?(3) == "3 done")
    let accepting = Matcher.where { (done: Completion) in done(1) == "1 done" }
    #expect(loading.verify(with: 7, accepting).count == 1)
  }

  @Test func `a captor loses nothing when many threads fill it`() {
    let captor = Captor<Int>()
    onThreads(8) { thread in for _ in 0..<1_000 { captor.capture(thread) } }
    #expect((0..<8).allSatisfy { thread in captor.values.count { $0 == thread } == 1_000 })
  }

  @Test func `a regular expression is compiled once for simultaneous calls that do not match`() {
    let stub = Stub<String, Bool?, Never>("find(_:)")
    stub.byDefault(false)
    let made = Counter()
    let nests = Lock(false)
    let regex: @Sendable () -> Regex<(Substring, Int)> = {
      made.add()
      return Regex {
        "order "
        TryCapture(OneOrMore(.digit)) { digits in
          // A call by the expression itself is at the same time as its own.
          let isFirst = nests.withLock { nests in
            defer { nests = false }
            return nests
          }
          if isFirst { _ = stub.call("order 1") }
          return Int(digits)
        }
      }
    }
    stub.when(.matches(regex())).returns(true)
    #expect([stub.call("order 1"), stub.call("order 2")] == [true, true])
    #expect(made.count == 1)
    nests.withLock { $0 = true }
    #expect([stub.call("order 3"), stub.call("order 4")] == [true, true])
    #expect(stub.calls.count == 5)
    #expect(made.count == 2)
  }

  @Test func `a regular expression may be matched by many threads at once`() {
    let stub = Stub<String, Bool?, Never>("find(_:)")
    stub.byDefault(false)
    stub.when(.matches(/^a+b$/)).returns(true)
    onThreads(8) { thread in
      for _ in 0..<100 {
        #expect(stub.call(thread.isMultiple(of: 2) ? "aab" : "aaa") == thread.isMultiple(of: 2))
      }
    }
  }
}
