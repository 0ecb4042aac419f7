import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct VerifyOrderTests {
  let host = IssueCollector()
  let charging = Spy<(amount: Int, card: String)>("charge(_:card:)")
  let sending = Spy<String>("send(_:)")
  let closing = Spy<Void>("close()")

  init() {
    charging.attach(host: host)
    sending.attach(host: host)
    closing.attach(host: host)
  }

  @Test func `calls in the expected order pass, whatever comes between`() {
    charging.call((1, "42"))
    sending.call("bob")
    sending.call("ada")
    closing.call()
    verifyOrder(charging.matching(.any, "42"), sending.matching("ada"), closing.matching())
    verifyOrder(sending.matching(.hasPrefix("b")), sending.matching { $0 == "ada" })
    verifyOrder(sending.matching(), sending.matching(), closing.matching())
    verifyOrder(charging.matching(), sending.matching("bob"), nothingBetween: true)
    #expect(host.messages == [])
  }

  @Test func `calls that an order matched are verified, and the others are not`() {
    sending.call("bob")
    sending.call("ada")
    sending.call("bob")
    let letters = Captor<String>()
    verifyOrder(sending.matching("ada"), sending.matching(.capturing(into: letters)))
    #expect(sending.unverifiedCalls.map(\.arguments) == ["bob"])
    #expect(letters.values == ["bob"])
  }

  @Test func `a failure shows the expected order, the calls and what was not matched`() {
    sending.call("ada")
    charging.call((1, "42"))
    let line: UInt = #line + 1
    verifyOrder(charging.matching(.any, "42"), sending.matching("ada"))
    #expect(
      host.messages == [
        """
        Expected calls in this order, but no call after step 1 matched step 2:
          1. charge(any, card: 42)
          2. send(ada)
        Calls to these members, in order, with the steps found:
             send(ada)
          1. charge(1, card: 42)
          fix: make the code under test keep to this order, or expect the recorded one.
        """
      ]
    )
    #expect(host.issues.map(\.site) == [SourceSite(line: line)])
  }

  @Test func `a pattern that is passed several times takes a call for each`() {
    sending.call("ada")
    closing.call()
    verifyOrder(sending.matching(), sending.matching(), closing.matching())
    #expect(
      host.messages == [
        """
        Expected calls in this order, but no call after step 1 matched step 2:
          1. send(_:)
          2. send(_:)
          3. close()
        Calls to these members, in order, with the steps found:
          1. send(ada)
             close()
          fix: make the code under test make the call of step 2, or expect the recorded calls.
        """
      ]
    )
  }

  @Test func `a failure without any call says so`() {
    verifyOrder(closing.matching())
    #expect(
      host.messages == [
        """
        Expected calls in this order, but no call matched step 1:
          1. close()
        No calls to these members were recorded.
          fix: make the code under test call these members.
        """
      ]
    )
  }

  @Test(
    arguments: [
      (nil, false, "keep the code under test from making other calls in between"),
      (1, true, "make the code under test keep to this order"),
      (1, false, "make the code under test make the call of step 2"),
    ] as [(Int?, Bool, String)]
  )
  func `the fix depends on what was called`(missing: Int?, isMade: Bool, fix: String) {
    let text = CallSequence.fix(missing: missing, isMade: isMade, isNoneRecorded: false)
    #expect(text.hasPrefix(fix))
  }

  @Test func `a failure shows the calls between the steps where none may be`() {
    charging.call((1, "42"))
    sending.call("bob")
    sending.call("ada")
    closing.call()
    verifyOrder(charging.matching(), sending.matching("ada"), nothingBetween: true)
    verifyOrder(
      charging.matching(),
      sending.matching("bob"),
      closing.matching(),
      nothingBetween: true
    )
    verifyOrder(charging.matching(), closing.matching(), nothingBetween: true)
    #expect(
      host.messages == [
        """
        Expected calls in this order, and no others between them, but 1 other call was made:
          1. charge(_:card:)
          2. send(ada)
        Calls to these members, in order, with the steps found and ✗ for others in between:
          1. charge(1, card: 42)
          ✗  send(bob)
          2. send(ada)
          fix: keep the code under test from making other calls in between, or add them to the \
        expected order.
        """,
        """
        Expected calls in this order, and no others between them, but 1 other call was made:
          1. charge(_:card:)
          2. send(bob)
          3. close()
        Calls to these members, in order, with the steps found and ✗ for others in between:
          1. charge(1, card: 42)
          2. send(bob)
          ✗  send(ada)
          3. close()
          fix: keep the code under test from making other calls in between, or add them to the \
        expected order.
        """,
      ]
    )
  }

  @Test func `a failure lists those of many calls that surround the last match`() {
    for number in 1...50 { sending.call("\(number)") }
    verifyOrder(sending.matching("25"), sending.matching("1"))
    let listed = (15...34).map { "  \($0 == 25 ? "1. " : "   ")send(\($0))\n" }.joined()
    let list = "with the steps found:\n  … 14 before\n\(listed)  … and 16 more\n"
    #expect(host.messages.first?.contains(list) == true)
  }

  @Test func `matchers that do not fit an order are its only issue`() {
    verifyOrder(sending.matching(7), closing.matching())
    #expect(host.messages.count == 1)
    #expect(host.messages.first?.hasPrefix("The matchers do not fit send(_:)") == true)
  }
}
