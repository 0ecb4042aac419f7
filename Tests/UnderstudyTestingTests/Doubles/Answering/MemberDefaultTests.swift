import Foundation
import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `A default that a member is made with` {
  let stub = Stub<Int, String, Never>("title(of:)", default: "made with")

  @Test func `answers calls that nothing else answers`() {
    stub.when(1).returns("rule")
    #expect([1, 2].map { stub.call($0) } == ["rule", "made with"])
  }

  @Test func `returns after a reset, and after answers are cleared`() {
    stub.byDefault("set")
    #expect(stub.call(1) == "set")
    stub.clearAnswers()
    #expect(stub.call(1) == "made with")
    stub.byDefault("set")
    stub.reset()
    #expect(stub.call(1) == "made with")
  }

  @Test func `may be computed, at creation and later`() throws {
    let line = UInt(#line) + 1
    let titles = Stub<Int, String, PaymentError>("title(of:)", default: { "play \($0)" })
    #expect(try titles.call(1) == "play 1")
    titles.byDefault { number throws(PaymentError) in
      if number == 2 { throw .declined }
      return "opera \(number)"
    }
    #expect(try titles.call(1) == "opera 1")
    #expect(throws: PaymentError.declined) { try titles.call(2) }
    titles.clearAnswers()
    #expect(try titles.call(2) == "play 2")
    #expect(titles.calls.map(\.answer) == Array(repeating: .byDefault, count: 4))
    #expect(titles.calls.first?.source?.site?.line == line)
    #expect(titles.callsInFlight == 0)
  }

  @Test func `names the member's line as the line of the answer`() {
    _ = stub.call(1)
    #expect(stub.calls.first?.answer == .byDefault)
    #expect(stub.calls.first?.source?.site == stub.site)
  }
}
