import Foundation
import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct MatchingRulesTests {
  let host = IssueCollector()

  @Test func `a rule answers the calls whose arguments all match`() async throws {
    let gateway = GatewayStub()
    gateway.charging.returns(Receipt(id: "other"))
    gateway.charging.when(.any, "42").returns(Receipt(id: "card"))
    gateway.charging.when(.equal(Money(cents: 7)), .hasPrefix("4")).returns(Receipt(id: "both"))
    #expect(try await gateway.charge(Money(cents: 7), card: "42").id == "both")
    #expect(try await gateway.charge(Money(cents: 8), card: "42").id == "card")
    #expect(try await gateway.charge(Money(cents: 7), card: "33").id == "other")
  }

  @Test func `a member with one argument takes one matcher, tuple or not`() {
    let reserving = Stub<Seat, Bool?, Never>("reserve(_:)")
    reserving.when(.where { (seat: Seat) in seat.row == "A" }).returns(true)
    #expect(reserving.call(Seat(row: "A", number: 1)) == true)
    let moving = Stub<(x: Int, y: Int), Bool?, Never>("move(to:)")
    moving.when(.where { (place: (x: Int, y: Int)) in place.x == 1 }).returns(true)
    #expect(moving.call((1, 2)) == true)
  }

  @Test func `a literal is compared as the argument's type, not as a type it can be cast to`() {
    let rating = Stub<(NSNumber, Int), Bool, Never>("rate(_:_:)", default: false)
    rating.when(3, 4).returns(true)
    #expect(
      [rating.call((3, 4)), rating.call((4, 4)), rating.call((3, 3))] == [true, false, false]
    )
  }

  @Test func `rules by value, by closure and by matchers work side by side`() {
    let naming = Stub<Int?, String, Never>("name(of:)")
    naming.returns("other")
    naming.when(nil).returns("nothing")
    naming.when(7).returns("seven")
    naming.when { ($0 ?? 0) > 100 }.returns("large")
    naming.when(.in(10...20)).returns("middle")
    #expect(
      [nil, 7, 101, 15, 1].map { naming.call($0) } == [
        "nothing", "seven", "large", "middle", "other",
      ]
    )
  }

  @Test func `matchers of a wrong type are an issue at their line, and the rule matches nothing`() {
    let stub = Stub<(amount: UInt8, card: String, Int), Int?, Never>("charge(_:card:_:)")
    stub.attach(host: host)
    stub.byDefault(nil)
    let line: UInt = #line + 1
    stub.when(300, 42, .equal(7 as Int64)).returns(1)
    #expect(stub.call((44, "42", 7)) == nil)
    #expect(
      host.messages == [
        """
        The matchers do not fit charge(_:card:_:), so they match no call.
        - Argument 1 (amount) is of type UInt8, but the matcher 300 does not fit.
        - Argument 2 (card) is of type String, but the matcher 42 is for integers.
        - Argument 3 is of type Int, but the matcher 7 is for Int64.
          fix: give a literal or an .equal(_:) of the argument's own type, or a .where { … } whose closure takes one of that type.
        """
      ]
    )
    #expect(host.issues.map(\.site) == [SourceSite(line: line)])
  }

  @Test(arguments: [
    MisuseRow(
      "moves(by:)",
      Int.self,
      2,
      "takes 1 argument, (by: Int), but 2 matchers were",
      "verify(3, with: .any), where 3 is the number of calls."
    ),
    MisuseRow(
      "charge(_:card:)",
      (amount: Money, card: String).self,
      1,
      "takes 2 arguments, (amount: Money, card: String), but 1 matcher was",
      "verify(with: .any, .any)."
    ),
  ])
  func `a wrong number of matchers is an issue that gives the right one`(row: MisuseRow) {
    #expect(
      row.text == """
        The matchers do not fit \(row.member), so they match no call.
        - It \(row.expected) given.
          fix: give one matcher for each argument, .any where it does not matter, as in \(row.example)
        """
    )
  }

  @Test(arguments: ["charge", "charge(_:)"])
  func `a name that does not fit the arguments is reported when its matchers fail`(name: String) {
    let row = MisuseRow(name, (Money, card: String).self, 2, "")
    #expect(
      row.text == """
        The matchers do not fit \(name), so they match no call.
        - It takes 1 argument, ((Money, card: String)), but 2 matchers were given.
          fix: make the stub or spy with the whole name of its member, Spy<…>("charge(_:card:)"); named \
        only `\(name)`, it takes the tuple for a single argument.
        """
    )
  }

  @Test func `matchers for a member without arguments are an issue that leaves them out`() {
    #expect(
      MisuseRow("now()", Void.self, 1, "").text == """
        The matchers do not fit now(), so they match no call.
        - It takes no arguments, but 1 matcher was given.
          fix: leave out the matchers: now() has no arguments to match.
        """
    )
  }

  @Test(arguments: [
    RefusalRow(7, .hasPrefix("4"), "hasPrefix(4)", "is for text"),
    RefusalRow(7, .matches(/4/), "matches(…)", "is for text"),
    RefusalRow(7, .empty, "empty", "is for collections"),
    RefusalRow([7], .contains(true), "contains(true)", "is for collections of Bool"),
    RefusalRow(7, .nil, "nil", "is for optionals"),
    RefusalRow(7, .notNil, "notNil", "is for optionals"),
    RefusalRow(
      7,
      .identical(to: IssueCollector()),
      "identical(to: IssueCollector)",
      "is for objects"
    ),
    RefusalRow(7, true, "true", "is for Bool"),
    RefusalRow(7, 1.5, "1.5", "is for floating-point numbers"),
    RefusalRow("7", 1, "1", "is for integers"),
    RefusalRow(Character("a"), "ab", "ab", "does not fit"),
    RefusalRow(UInt8(1), -1, "-1", "does not fit"),
    RefusalRow(Unequal(), "a", "a", "can only match Equatable values"),
    RefusalRow(7, .not("7"), "7", "is for text"),
    RefusalRow(7, .allOf(7, "7"), "7", "is for text"),
    RefusalRow(7, .capturing(into: Captor<String>()), "capturing(any)", "captures String"),
    RefusalRow(Int?(7), "7", "7", "is for text"),
    RefusalRow(Redacted(7), "7", "‹redacted›", "is for text"),
    RefusalRow(Optional(Redacted(7)), "7", "‹redacted›", "is for text"),
    RefusalRow(Redacted(7), .anyOf(7, "7"), "‹redacted›", "is for text"),
    RefusalRow([Redacted("7")], .contains("7"), "‹redacted›", "is for text"),
    RefusalRow(["a": Redacted("7")], "7", "‹redacted›", "is for text"),
    RefusalRow(Purse(card: Redacted("7")), "7", "‹redacted›", "is for text"),
    RefusalRow(7, .type(of: String.self), "type(of: String)", "is for String"),
    RefusalRow(7, .greaterThan(7.5), "> 7.5", "is for Double"),
  ])
  func `a matcher refuses a type that it can never match`(row: RefusalRow) {
    #expect(row.refusal == row.expected)
  }
}

// MARK: - Fixtures

private struct Purse { let card: Redacted<String> }
private struct Unequal: ExpressibleByStringLiteral { init(stringLiteral: String = "") {} }

extension MatchingRulesTests {
  struct MisuseRow: Sendable {
    let member: String
    let text: String
    let expected: String
    let example: String

    init<A: Sendable>(
      _ member: String,
      _: A.Type,
      _ count: Int,
      _ expected: String,
      _ example: String = ""
    ) {
      self.member = member
      self.expected = expected
      self.example = example
      do throws(PatternMisuse) {
        let matchers = (0..<count).map { _ in Matcher.any }
        _ = try ArgumentPattern<A>.matching(matchers, of: MemberName(member))
        text = ""
      } catch {
        text = error.text(for: member)
      }
    }
  }

  struct RefusalRow: Sendable, CustomTestStringConvertible {
    let refusal: MatcherRefusal?
    let expected: MatcherRefusal
    var testDescription: String { "\(expected.text) \(expected.complaint)" }

    init<A: Sendable>(_: A, _ matcher: Matcher, _ text: String, _ complaint: String) {
      expected = MatcherRefusal(text: text, complaint: complaint)
      do throws(MatcherRefusal) {
        _ = try matcher.bound(to: A.self)
        refusal = nil
      } catch {
        refusal = error
      }
    }
  }
}
