import CustomDump
import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct RedactedTests {
  @Test(arguments: [
    Row("itself", Redacted("4242")),
    Row("optional", Optional(Redacted("4242")) as Any),
    Row("array", [Redacted("4242")]),
    Row("dictionary", ["a": Redacted("4242")]),
    Row("set", Set([Redacted("4242")])),
    Row("tuple", (card: Redacted("4242"), 1)),
    Row("struct", Payment(card: Redacted("4242"))),
    Row("enumeration", Way.card(Redacted("4242"))),
    Row("class", Purse(Redacted("4242"))),
    Row("result", Result<Redacted<String>, PaymentError>.success(Redacted("4242"))),
    Row("redacted", Redacted(Redacted("4242"))),
    Row("struct inside", Redacted(Seat(row: "4242", number: 4242))),
  ])
  func `no text of a redacted value shows it`(row: Row) {
    for (name, text) in row.texts {
      #expect(!text.contains("4242"), "\(name)")
      #expect(text.contains(Redacted<Int>.placeholder) || row.isClass, "\(name)")
    }
  }

  @Test func `redacted values are compared and hashed by the values they hide`() {
    #expect(Redacted("4242") == Redacted("4242"))
    #expect(Redacted("4242") != Redacted("4243"))
    #expect(Set([Redacted(1), Redacted(1), Redacted(2)]).count == 2)
    #expect(Redacted("4242").value == "4242")
  }

  @Test func `a difference of redacted values says that they differ and not how`() {
    let (one, other) = (Payment(card: Redacted("4242")), Payment(card: Redacted("4343")))
    #expect(
      diff(one, other) == """
          RedactedTests.Payment(
            amount: 7,
        -   card: ‹redacted›
        +   card: ‹redacted›
          )
        """
    )
    #expect(diff(one, one) == nil)
  }

  @Test func `a failed expectation does not show a redacted value`() {
    let issues = KnownIssues()
    issues.collect {
      let (one, other) = (Redacted("4242"), Redacted("4343"))
      #expect(one == other)
      #expect(Payment(card: one) == Payment(card: other))
      #expect([one].contains(other))
    }
    let texts = issues.all.map { "\($0) \(String(reflecting: $0))" }
    #expect(texts.count == 3)
    #expect(texts.allSatisfy { !$0.contains("4242\"") && !$0.contains("4343\"") })
  }

  @Test func `recorded calls and rules do not show a redacted value`() {
    let host = IssueCollector()
    let stub = Stub<(amount: Int, card: Redacted<String>), Int?, Never>("charge(_:card:)")
    stub.attach(host: host)
    stub.when(.any, "4242").returns(1)
    #expect(stub.call((7, Redacted("4343"))) == nil)
    #expect(stub.calls.map(\.description) == ["charge(7, card: ‹redacted›)"])
    #expect(stub.erasedCalls.map(\.arguments) == [["7", "‹redacted›"]])
    #expect(host.messages.count == 1)
    #expect(host.messages.allSatisfy { !$0.contains("4242") && !$0.contains("4343") })
  }

  @Test(arguments: [
    PatternRow(.any, "any"),
    PatternRow("4242", "‹redacted›"),
    PatternRow(.equal("4242"), "‹redacted›"),
    PatternRow(.equal(Redacted("4242")), "‹redacted›"),
    PatternRow(.hasPrefix("4242"), "‹redacted›"),
    PatternRow(.not("4242"), "‹redacted›", orNil: "not(‹redacted›)"),
    PatternRow(.anyOf("4242", .any), "‹redacted›", orNil: "anyOf(‹redacted›, any)"),
    PatternRow(.where("is 4242") { (_: String) in true }, "‹redacted›"),
    PatternRow(.where("is 4242") { (_: Redacted<String>) in true }, "‹redacted›"),
  ])
  func `a pattern does not show the expected value of a redacted argument`(row: PatternRow) {
    #expect(row.texts == row.expected)
    #expect(row.expectations.allSatisfy { !$0.contains("4242") })
  }
}

extension RedactedTests {
  struct Payment: Equatable {
    var amount = 7
    let card: Redacted<String>
  }
  enum Way { case card(Redacted<String>) }
  final class Purse {
    let card: Redacted<String>
    init(_ card: Redacted<String>) { self.card = card }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let texts: [String: String]
    let isClass: Bool

    init(_ name: String, _ value: Any) {
      testDescription = name
      isClass = value is Purse
      var dumped = ""
      dump(value, to: &dumped)
      var customDumped = ""
      customDump(value, to: &customDumped)
      texts = [
        "description": String(describing: value),
        "debugDescription": String(reflecting: value),
        "interpolation": "\(value)",
        "dump": dumped,
        "customDump": customDumped,
        "call": CallText(member: "charge(_:)", arguments: value).description,
        "test": String(describingForTest: value),
      ]
    }
  }

  /// What a matcher prints as for a redacted argument, and for an optional one.
  struct PatternRow: Sendable {
    let texts: [String]
    let expectations: [String]
    let expected: [String]

    init(_ matcher: Matcher, _ expected: String, orNil: String? = nil) {
      let bound = [
        try? matcher.bound(to: Redacted<String>.self),
        try? matcher.bound(to: Redacted<String>?.self),
      ]
      texts = bound.map { $0?.text ?? "refused" }
      expectations = bound.map { "\(String(describing: $0?.expected))" }
      self.expected = [expected, orNil ?? expected]
    }
  }
}
