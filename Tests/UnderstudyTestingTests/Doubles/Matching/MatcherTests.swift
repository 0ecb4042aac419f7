import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct MatcherTests {
  @Test(arguments: [
    Row("any", 7, .any, true),
    Row("any nil", Int?.none, .any, true),
    Row("text", "42", "42", true),
    Row("other text", "42", "43", false),
    Row("interpolated text", "42", "\(40 + 2)", true),
    Row("substring", "42"[...], "42", true),
    Row("character", Character("a"), "a", true),
    Row("other character", Character("a"), "b", false),
    Row("scalar", Unicode.Scalar("a"), "a", true),
    Row("custom text", Card("42"), "42", true),
    Row("other custom text", Card("42"), "43", false),
    Row("integer", 7, 7, true),
    Row("other integer", 7, 8, false),
    Row("negative integer", -7, -7, true),
    Row("UInt8", UInt8(255), 255, true),
    Row("Int64", Int64.min, -9_223_372_036_854_775_808, true),
    Row("UInt64", UInt64.max, 18_446_744_073_709_551_615, true),
    Row("integer for Double", 3.0, 3, true),
    Row("custom integer", Cents(7), 7, true),
    Row("other custom integer", Cents(7), 8, false),
    Row("Double", 1.5, 1.5, true),
    Row("other Double", 1.5, 1.25, false),
    Row("Float", Float(0.1), 0.1, true),
    Row("custom Double", Ratio(0.5), 0.5, true),
    Row("other custom Double", Ratio(0.5), 0.25, false),
    Row("Bool", true, true, true),
    Row("other Bool", true, false, false),
    Row("custom Bool", Switch(isOn: true), true, true),
    Row("other custom Bool", Switch(isOn: true), false, false),
    Row("nil literal", Int?.none, nil, true),
    Row("not the nil literal", Int?(7), nil, false),
    Row("custom nil", Slot(value: nil), nil, true),
    Row("not the custom nil", Slot(value: 7), nil, false),
    Row("nested optional", Int??.none, nil, true),
    Row("nil in an optional", Int??.some(.none), nil, false),
  ])
  func `a literal matches equal values of the argument's type`(row: Row) throws {
    #expect(try row.result.get() == row.expected)
  }

  @Test(arguments: [
    Row("equal", Money(cents: 7), .equal(Money(cents: 7)), true),
    Row("not equal", Money(cents: 7), .equal(Money(cents: 8)), false),
    Row("equal in an existential", Usher(1) as any Person, .equal(Usher(1)), true),
    Row("not equal in an existential", Usher(1) as any Person, .equal(Usher(2)), false),
    Row("another type in an existential", Usher(1) as any Sendable, .equal(1), false),
    Row("literals in an existential", 7 as any Sendable, 7, true),
    Row("text in an existential", "42" as any Sendable, "42", true),
    Row("identical", Player.hamlet, .identical(to: Player.hamlet), true),
    Row("not identical", Player.hamlet, .identical(to: Player()), false),
    Row(
      "identical in an existential",
      Player.hamlet as any Person,
      .identical(to: Player.hamlet),
      true
    ),
    Row("a value is not identical", Usher(1) as any Person, .identical(to: Player.hamlet), false),
    Row("identical to a subclass", Player.star as Player, .identical(to: Player.star), true),
    Row("nil", Int?.none, .nil, true),
    Row("not nil", Int?(7), .nil, false),
    Row("notNil", Int?(7), .notNil, true),
    Row("not notNil", Int?.none, .notNil, false),
    Row("type", Usher(1) as any Person, .type(of: Usher.self), true),
    Row("another type", Usher(1) as any Person, .type(of: Player.self), false),
    Row("subclass", Player.star as Player, .type(of: Star.self), true),
    Row("not the subclass", Player.hamlet as Player, .type(of: Star.self), false),
    Row("where", Money(cents: 7), .where { (money: Money) in money.cents > 5 }, true),
    Row("not where", Money(cents: 7), .where { (money: Money) in money.cents > 7 }, false),
    Row("where existential", Usher(1), .where { (person: any Person) in person is Usher }, true),
    Row("where tuple", (1, 2), .where { (pair: (Int, Int)) in pair.0 < pair.1 }, true),
    Row("own", 6, .even, true),
    Row("not own", 7, .even, false),
  ])
  func `a value is matched by equality, identity, type or a condition`(row: Row) throws {
    #expect(try row.result.get() == row.expected)
  }

  @Test(arguments: [
    Row("in", 3, .in(1...3), true),
    Row("not in", 4, .in(1...3), false),
    Row("half-open", 3, .in(1..<3), false),
    Row("from", 3, .in(3...), true),
    Row("not from", 2, .in(3...), false),
    Row("through", 3, .in(...3), true),
    Row("up to", 3, .in(..<3), false),
    Row("in a range of text", "m", .in("a"..."z"), true),
    Row("greaterThan", 4, .greaterThan(3), true),
    Row("not greaterThan", 3, .greaterThan(3), false),
    Row("atLeast", 3, .atLeast(3), true),
    Row("not atLeast", 2, .atLeast(3), false),
    Row("lessThan", 2, .lessThan(3), true),
    Row("not lessThan", 3, .lessThan(3), false),
    Row("atMost", 3, .atMost(3), true),
    Row("not atMost", 4, .atMost(3), false),
    Row("regex", "order 42", .matches(/\d+/), true),
    Row("not regex", "order", .matches(/\d+/), false),
    Row("whole regex", "order 42", .matches(/^\d+$/), false),
    Row("regex on a substring", "order 42"[...], .matches(/\d+/), true),
    Row("contains", "order 42", .contains("er 4"), true),
    Row("not contains", "order 42", .contains("xy"), false),
    Row("hasPrefix", "order 42", .hasPrefix("ord"), true),
    Row("not hasPrefix", "order 42", .hasPrefix("42"), false),
    Row("hasSuffix", "order 42", .hasSuffix("42"), true),
    Row("not hasSuffix", "order 42", .hasSuffix("ord"), false),
    Row("caseInsensitive", "Order", .caseInsensitive("oRDER"), true),
    Row("not caseInsensitive", "Order", .caseInsensitive("orders"), false),
    Row("text in an existential", "order" as any Sendable, .hasPrefix("ord"), true),
    Row("no text in an existential", 7 as any Sendable, .hasPrefix("ord"), false),
    Row("empty", [Int](), .empty, true),
    Row("not empty", [1], .empty, false),
    Row("empty text", "", .empty, true),
    Row("count", [1, 2, 3], .count(3), true),
    Row("not count", [1, 2], .count(3), false),
    Row("count in a range", [1, 2, 3], .count(2...), true),
    Row("count not in a range", [1], .count(2...), false),
    Row("element", [1, 2, 3], .contains(2), true),
    Row("not element", [1, 2, 3], .contains(4), false),
    Row("element of a set", Set([Money(cents: 1)]), .contains(Money(cents: 1)), true),
    Row("text as an element", ["a", "b"], .contains("b"), true),
    Row("text in an element", ["a", "bb"], .contains("b"), false),
  ])
  func `order, text and collections are matched by their own conditions`(row: Row) throws {
    #expect(try row.result.get() == row.expected)
  }

  @Test(arguments: [
    Row("not", 7, .not(8), true),
    Row("not not", 7, .not(7), false),
    Row("not any", 7, .not(.any), false),
    Row("nil is not", Int?.none, .not(7), true),
    Row("allOf", 7, .allOf(.greaterThan(5), .lessThan(8)), true),
    Row("not allOf", 7, .allOf(.greaterThan(5), .lessThan(7)), false),
    Row("anyOf", 7, .anyOf(6, 7), true),
    Row("not anyOf", 7, .anyOf(5, 6), false),
    Row("nested", "42", .allOf(.hasPrefix("4"), .not(.anyOf("43", "44"))), true),
    Row("optional", Int?(7), 7, true),
    Row("other optional", Int?(7), 8, false),
    Row("no optional", Int?.none, 7, false),
    Row("doubly optional", Int??(7), 7, true),
    Row("optional range", Int?(7), .in(1...7), true),
    Row("optional text", String?("42"), .hasPrefix("4"), true),
    Row("redacted literal", Redacted("42"), "42", true),
    Row("other redacted literal", Redacted("42"), "43", false),
    Row("redacted value", Redacted(Money(cents: 7)), .equal(Money(cents: 7)), true),
    Row("other redacted value", Redacted(Money(cents: 7)), .equal(Money(cents: 8)), false),
    Row("redacted text", Redacted("42"), .hasPrefix("4"), true),
    Row("other redacted text", Redacted("42"), .hasPrefix("2"), false),
    Row("redacted optional", Redacted(Int?(7)), 7, true),
    Row("optional redacted", Optional(Redacted(7)), 7, true),
    Row("redacted as a whole", Redacted("42"), .equal(Redacted("42")), true),
  ])
  func `matchers combine and reach into optional and redacted arguments`(row: Row) throws {
    #expect(try row.result.get() == row.expected)
  }
}

extension MatcherTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let result: Result<Bool, MatcherRefusal>
    let expected: Bool

    init<Argument: Sendable>(
      _ name: String,
      _ argument: Argument,
      _ matcher: Matcher,
      _ expected: Bool
    ) {
      testDescription = name
      result = Result { () throws(MatcherRefusal) in
        let bound = try matcher.bound(to: Argument.self)
        return withUnsafePointer(to: argument) { bound.matches($0) }
      }
      self.expected = expected
    }
  }
}

// MARK: - Fixtures

extension Matcher {
  fileprivate static var even: Matcher {
    .where("even") { (number: Int) in number.isMultiple(of: 2) }
  }
}

private protocol Person: Sendable {}

private struct Usher: Person, Equatable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private class Player: Person, @unchecked Sendable {  // No state.
  static let hamlet = Player()
  static let star = Star()
}
private final class Star: Player, @unchecked Sendable {}  // No state.

private struct Card: Equatable, ExpressibleByStringLiteral {
  let number: String
  init(_ number: String) { self.number = number }
  init(stringLiteral number: String) { self.number = number }
}

private struct Cents: Equatable, ExpressibleByIntegerLiteral {
  let amount: Int32
  init(_ amount: Int32) { self.amount = amount }
  init(integerLiteral amount: Int32) { self.amount = amount }
}

private struct Ratio: Equatable, ExpressibleByFloatLiteral {
  let value: Float
  init(_ value: Float) { self.value = value }
  init(floatLiteral value: Float) { self.value = value }
}

private struct Switch: Equatable, ExpressibleByBooleanLiteral {
  let isOn: Bool
  init(isOn: Bool) { self.isOn = isOn }
  init(booleanLiteral isOn: Bool) { self.isOn = isOn }
}

private struct Slot: Equatable, ExpressibleByNilLiteral {
  let value: Int?
  init(value: Int?) { self.value = value }
  init(nilLiteral: ()) { value = nil }
}
