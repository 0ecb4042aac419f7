import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct ValueDifferenceTests {
  let host = IssueCollector()

  @Test func `the nearest call shows how structs differ inside`() {
    let sending = stub((order: Order, to: String).self, "send(_:to:)")
    sending.call((Order(id: 7, seat: Seat(row: "A", number: 1), note: nil), "bob"))
    sending.call((Order(id: 7, seat: Seat(row: "A", number: 2), note: nil), "ada"))
    sending.verify(
      with: .equal(Order(id: 7, seat: Seat(row: "A", number: 1), note: "aisle")),
      "ada"
    )
    #expect(
      host.messages == [
        """
        Expected exactly 1 call to send(Order(id: 7, seat: UnderstudyTestingTests.Seat(row: "A", \
        number: 1), note: Optional("aisle")), to: ada), but none of the 2 recorded calls matches.
        Calls, closest match first, with *differences*:
          ✗ 2. send(*Order(id: 7, seat: UnderstudyTestingTests.Seat(row: "A", number: 2), note: \
        nil)*, to: ada)
          ✗ 1. send(*Order(id: 7, seat: UnderstudyTestingTests.Seat(row: "A", number: 1), note: \
        nil)*, to: *bob*)
        Call 2, argument 1 (order), - expected and + recorded:
              Order(
                id: 7,
                seat: Seat(
                  row: "A",
            -     number: 1
            +     number: 2
                ),
            -   note: "aisle"
            +   note: nil
              )
          fix: make the code under test pass the expected arguments, or change the expectation.
        """
      ]
    )
  }

  @Test func `the nearest call shows where long texts differ`() {
    let sending = stub(String.self, "send(_:)")
    sending.call(
      String(repeating: "lorem ipsum ", count: 40) + "dolor" + String(repeating: " sit", count: 20)
    )
    sending.verify(
      with: .equal(
        String(repeating: "lorem ipsum ", count: 40) + "color"
          + String(repeating: " sit", count: 20)
      )
    )
    #expect(
      host.messages == [
        """
        Expected exactly 1 call to send(lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem \
        ipsum lorem ipsum lorem ipsum lorem ipsum lore…(365 more)…um lorem ipsum color sit sit sit \
        sit sit sit sit sit sit sit sit sit sit sit sit sit sit sit sit sit), but the only \
        recorded call does not match.
        Calls, with *differences*:
          ✗ 1. send(*lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum lorem ipsum \
        lorem ipsum lorem ipsum lore…(365 more)…um lorem ipsum dolor sit sit sit sit sit sit sit \
        sit sit sit sit sit sit sit sit sit sit sit sit sit*)
        Call 1, argument 1, - expected and + recorded:
            - …m ipsum lorem ipsum color sit sit sit sit…
            + …m ipsum lorem ipsum dolor sit sit sit sit…
          fix: make the code under test pass the expected arguments, or change the expectation.
        """
      ]
    )
  }

  @Test func `texts of several lines are compared line by line`() {
    let sending = stub(String.self, "send(_:)")
    sending.call("Dear Ada,\nyour seat is A 1.\nYours")
    sending.verify(with: "Dear Ada,\nyour seat is A 2.\nYours")
    #expect(
      host.messages == [
        """
        Expected exactly 1 call to send(Dear Ada,\\nyour seat is A 2.\\nYours), but the only \
        recorded call does not match.
        Calls, with *differences*:
          ✗ 1. send(*Dear Ada,\\nyour seat is A 1.\\nYours*)
        Call 1, argument 1, - expected and + recorded:
              \"""
              Dear Ada,
            - your seat is A 2.
            + your seat is A 1.
              Yours
              \"""
          fix: make the code under test pass the expected arguments, or change the expectation.
        """
      ]
    )
  }

  @Test func `a failure about too many calls compares nothing`() {
    let sending = stub(String.self, "send(_:)")
    for text in ["a\nb", "a\nc"] { sending.call(text) }
    sending.verify(.never, with: "a\nb")
    #expect(host.messages.first?.contains("- expected and + recorded") == false)
  }

  @Test func `nil is compared with the expected value of an optional`() {
    let finding = stub((id: Int?, seat: Seat?).self, "find(id:in:)")
    finding.call((nil, nil))
    finding.verify(with: 7, .equal(Seat(row: "A", number: 1)))
    finding.verify(with: nil, .notNil)
    #expect(
      host.messages == [
        """
        Expected exactly 1 call to find(id: 7, in: Seat(row: "A", number: 1)), but the only \
        recorded call does not match.
        Calls, with *differences*:
          ✗ 1. find(id: *nil*, in: *nil*)
        Call 1, argument 2 (in), - expected and + recorded:
            - Seat(
            -   row: "A",
            -   number: 1
            - )
            + nil
          fix: make the code under test pass the expected arguments, or change the expectation.
        """,
        """
        Expected exactly 1 call to find(id: nil, in: notNil), but the only recorded call does not \
        match.
        Calls, with *differences*:
          ✗ 1. find(id: nil, in: *nil*)
          fix: make the code under test pass the expected arguments, or change the expectation.
        """,
      ]
    )
  }

  @Test func `a redacted difference is marked and never shown`() {
    let charging = stub((payment: Payment, pin: Redacted<String>).self, "charge(_:pin:)")
    charging.call((Payment(amount: 1, card: Redacted("4242")), Redacted("1234")))
    charging.verify(with: .equal(Payment(amount: 2, card: Redacted("4343"))), "4321")
    #expect(
      host.messages == [
        """
        Expected exactly 1 call to charge(Payment(amount: 2, card: ‹redacted›), pin: ‹redacted›), \
        but the only recorded call does not match.
        Calls, with *differences*:
          ✗ 1. charge(*Payment(amount: 1, card: ‹redacted›)*, pin: *‹redacted›*)
        Call 1, argument 1 (payment), - expected and + recorded:
              Payment(
            -   amount: 2,
            +   amount: 1,
            -   card: ‹redacted›
            +   card: ‹redacted›
              )
          fix: make the code under test pass the expected arguments, or change the expectation.
        """
      ]
    )
  }

  @Test func `ten of many calls are listed, and the rest is counted`() {
    let adding = stub(Int.self, "add(_:)")
    for number in 1...100 { adding.call(number * 1_000) }
    adding.verify(with: 77_001)
    #expect(
      host.messages == [
        """
        Expected exactly 1 call to add(77001), but none of the 100 recorded calls matches.
        Calls, closest match first, with *differences*:
          ✗ 77. add(*77000*)
          ✗ 7. add(*7000*)
          ✗ 70. add(*70000*)
          ✗ 71. add(*71000*)
          ✗ 72. add(*72000*)
          ✗ 73. add(*73000*)
          ✗ 74. add(*74000*)
          ✗ 75. add(*75000*)
          ✗ 76. add(*76000*)
          ✗ 78. add(*78000*)
          … and 90 more
          fix: make the code under test pass the expected arguments, or change the expectation.
        """
      ]
    )
  }

  @Test func `a long argument is cut in the middle`() {
    let sending = stub([Int].self, "send(_:)")
    sending.call(Array(1...1_000))
    sending.verify(with: .count(3))
    #expect(
      host.messages == [
        """
        Expected exactly 1 call to send(count(3)), but the only recorded call does not match.
        Calls, with *differences*:
          ✗ 1. send(*[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, \
        22, 23, 24, 25, 26, 27, …(4693 more)…981, 982, 983, 984, 985, 986, 987, 988, 989, 990, \
        991, 992, 993, 994, 995, 996, 997, 998, 999, 1000]*)
          fix: make the code under test pass the expected arguments, or change the expectation.
        """
      ]
    )
  }

  @Test func `a long difference is cut in the middle`() {
    let sending = stub([Int].self, "send(_:)")
    sending.call(Array(1...100))
    sending.verify(with: .equal(Array(101...200)))
    #expect(
      host.messages == [
        """
        Expected exactly 1 call to send([101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, \
        112, 113, 114, 115, 116, 117, 118, 119, 120,…(300 more)… 181, 182, 183, 184, 185, 186, \
        187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200]), but the only \
        recorded call does not match.
        Calls, with *differences*:
          ✗ 1. send(*[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, \
        22, 23, 24, 25, 26, 27, …(192 more)…76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, \
        89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100]*)
        Call 1, argument 1, - expected and + recorded:
              [
            -   [0]: 101,
            +   [0]: 1,
            -   [1]: 102,
            +   [1]: 2,
            -   [2]: 103,
            +   [2]: 3,
            -   [3]: 104,
            +   [3]: 4,
            -   [4]: 105,
            +   [4]: 5,
            -   [5]: 106,
            +   [5]: 6,
            -   [6]: 107,
            +   [6]: 7,
            -   [7]: 108,
            +   [7]: 8,
            -   [8]: 109,
            +   [8]: 9,
            -   [9]: 110,
            … (162 more lines)
            +   [90]: 91,
            -   [91]: 192,
            +   [91]: 92,
            -   [92]: 193,
            +   [92]: 93,
            -   [93]: 194,
            +   [93]: 94,
            -   [94]: 195,
            +   [94]: 95,
            -   [95]: 196,
            +   [95]: 96,
            -   [96]: 197,
            +   [96]: 97,
            -   [97]: 198,
            +   [97]: 98,
            -   [98]: 199,
            +   [98]: 99,
            -   [99]: 200
            +   [99]: 100
              ]
          fix: make the code under test pass the expected arguments, or change the expectation.
        """
      ]
    )
  }

  private func stub<Arguments>(_: Arguments.Type, _ name: StaticString) -> Spy<Arguments> {
    let spy = Spy<Arguments>(name)
    spy.attach(host: host)
    return spy
  }
}

// MARK: - Fixtures

private struct Order: Hashable {
  let id: Int
  let seat: Seat
  let note: String?
}

private struct Payment: Hashable {
  let amount: Int
  let card: Redacted<String>
}
