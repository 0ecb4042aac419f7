// swift-format-ignore-file
// What users of other tools type first to match arguments, and to keep them.

import Understudy
import UnderstudyTesting


func matchers(_ sends: Spy<String, String>, _ hall: Usher, _ letters: Captor<String>) {
  sends.verify(with: .anyString, .any)  // expected-error {{Write .any.}}
  sends.verify(with: .anyInt, .any)  // expected-error {{Write .any.}}
  sends.verify(with: .anyBool, .any)  // expected-error {{Write .any.}}
  sends.verify(with: .anyDouble, .any)  // expected-error {{Write .any.}}
  sends.verify(with: .anyObject, .any)  // expected-error {{Write .any.}}
  sends.verify(with: .anyVararg, .any)  // expected-error {{Write .any.}}
  sends.verify(with: .dontCare, .any)  // expected-error {{Write .any.}}
  sends.verify(with: .whatever, .any)  // expected-error {{Write .any.}}
  sends.verify(with: .anyInstance(String.self), .any)  // expected-error {{Write .type(of: Value.self).}}
  sends.verify(with: .instanceOf(String.self), .any)  // expected-error {{Write .type(of: Value.self).}}
  sends.verify(with: .isInstance(String.self), .any)  // expected-error {{Write .type(of: Value.self).}}
  sends.verify(with: .kindOf(String.self), .any)  // expected-error {{Write .type(of: Value.self).}}
  sends.verify(with: .typeOf(String.self), .any)  // expected-error {{Write .type(of: Value.self).}}
  sends.verify(with: .type(String.self), .any)  // expected-error {{Write .type(of: Value.self).}}
  sends.verify(with: .of(String.self), .any)  // expected-error {{Write .type(of: Value.self).}}
  sends.verify(with: .isNull, .any)  // expected-error {{Write .nil.}}
  sends.verify(with: .nilValue, .any)  // expected-error {{Write .nil.}}
  sends.verify(with: .undefined, .any)  // expected-error {{Write .nil.}}
  sends.verify(with: .isNotNull, .any)  // expected-error {{Write .notNil.}}
  sends.verify(with: .nonNil, .any)  // expected-error {{Write .notNil.}}
  sends.verify(with: .defined, .any)  // expected-error {{Write .notNil.}}
  sends.verify(with: .isSome, .any)  // expected-error {{Write .notNil.}}
  sends.verify(with: .isPresent, .any)  // expected-error {{Write .notNil.}}
  sends.verify(with: .neq("ada"), .any)  // expected-error {{Write .not(.equal(…)).}}
  sends.verify(with: .notEqual("ada"), .any)  // expected-error {{Write .not(.equal(…)).}}
  sends.verify(with: .notEqualTo("ada"), .any)  // expected-error {{Write .not(.equal(…)).}}
  sends.verify(with: .isNot("ada"), .any)  // expected-error {{Write .not(.equal(…)).}}
  sends.verify(with: .isNotEqual("ada"), .any)  // expected-error {{Write .not(.equal(…)).}}
  sends.verify(with: .isTrue, .any)  // expected-error {{Write the literal itself, true or false.}}
  sends.verify(with: .isFalse, .any)  // expected-error {{Write the literal itself, true or false.}}
  sends.verify(with: .identical(hall), .any)  // expected-error {{Write .identical(to: object).}}
  sends.verify(with: .sameInstance(hall), .any)  // expected-error {{Write .identical(to: object).}}
  sends.verify(with: .sameObject(hall), .any)  // expected-error {{Write .identical(to: object).}}
  sends.verify(with: .identicalTo(hall), .any)  // expected-error {{Write .identical(to: object).}}
  sends.verify(with: .refEq(hall), .any)  // expected-error {{Write .identical(to: object).}}
  sends.verify(with: .isIdentical(hall), .any)  // expected-error {{Write .identical(to: object).}}
  sends.verify(with: .same(as: hall), .any)  // expected-error {{Write .identical(to: object).}}
  sends.verify(with: .sameInstance(as: hall), .any)  // expected-error {{Write .identical(to: object).}}
  sends.verify(with: .equalIgnoringCase("ADA"), .any)  // expected-error {{Write .caseInsensitive(…).}}
  sends.verify(with: .equalsIgnoreCase("ADA"), .any)  // expected-error {{Write .caseInsensitive(…).}}
  sends.verify(with: .ignoringCase("ADA"), .any)  // expected-error {{Write .caseInsensitive(…).}}
  sends.verify(with: .stringContaining("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: .containing("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: .includes("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: .containsString("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: .containsText("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: .contain("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: .including("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: .has("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: .arrayContaining("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: .hasItem("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: .includesItem("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: .containsElement("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: .any(containing: "ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: .contains(string: "ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: .stringMatching("^A"), .any)  // expected-error {{Write .matches(/^A/).}}
  sends.verify(with: .regex("^A"), .any)  // expected-error {{Write .matches(/^A/).}}
  sends.verify(with: .matchesRegex("^A"), .any)  // expected-error {{Write .matches(/^A/).}}
  sends.verify(with: .matching("^A"), .any)  // expected-error {{Write .matches(/^A/).}}
  sends.verify(with: .pattern("^A"), .any)  // expected-error {{Write .matches(/^A/).}}
  sends.verify(with: .matches(regex: "^A"), .any)  // expected-error {{Write .matches(/^A/).}}
  sends.verify(with: .hasCount(2), .any)  // expected-error {{Write .count(2), or .count(1...).}}
  sends.verify(with: .hasLength(2), .any)  // expected-error {{Write .count(2), or .count(1...).}}
  sends.verify(with: .length(2), .any)  // expected-error {{Write .count(2), or .count(1...).}}
  sends.verify(with: .size(2), .any)  // expected-error {{Write .count(2), or .count(1...).}}
  sends.verify(with: .hasSize(2), .any)  // expected-error {{Write .count(2), or .count(1...).}}
  sends.verify(with: .withCount(2), .any)  // expected-error {{Write .count(2), or .count(1...).}}
  sends.verify(with: .any(count: 2), .any)  // expected-error {{Write .count(2), or .count(1...).}}
  sends.verify(with: .isNotEmpty, .any)  // expected-error {{Write .not(.empty).}}
  sends.verify(with: .notEmpty, .any)  // expected-error {{Write .not(.empty).}}
  sends.verify(with: .nonEmpty, .any)  // expected-error {{Write .not(.empty).}}
  sends.verify(with: .emptyString, .any)  // expected-error {{Write .empty.}}
  sends.verify(with: .emptyArray, .any)  // expected-error {{Write .empty.}}
  sends.verify(with: .isBlank, .any)  // expected-error {{Write .empty.}}
  sends.verify(with: .gte(2), .any)  // expected-error {{Write .atLeast(…).}}
  sends.verify(with: .ge(2), .any)  // expected-error {{Write .atLeast(…).}}
  sends.verify(with: .geq(2), .any)  // expected-error {{Write .atLeast(…).}}
  sends.verify(with: .greaterOrEqual(2), .any)  // expected-error {{Write .atLeast(…).}}
  sends.verify(with: .greaterThanOrEqual(2), .any)  // expected-error {{Write .atLeast(…).}}
  sends.verify(with: .moreOrEqual(2), .any)  // expected-error {{Write .atLeast(…).}}
  sends.verify(with: .min(2), .any)  // expected-error {{Write .atLeast(…).}}
  sends.verify(with: .greaterThanOrEqual(to: 2), .any)  // expected-error {{Write .atLeast(…).}}
  sends.verify(with: .lte(2), .any)  // expected-error {{Write .atMost(…).}}
  sends.verify(with: .le(2), .any)  // expected-error {{Write .atMost(…).}}
  sends.verify(with: .leq(2), .any)  // expected-error {{Write .atMost(…).}}
  sends.verify(with: .lessOrEqual(2), .any)  // expected-error {{Write .atMost(…).}}
  sends.verify(with: .lessThanOrEqual(2), .any)  // expected-error {{Write .atMost(…).}}
  sends.verify(with: .max(2), .any)  // expected-error {{Write .atMost(…).}}
  sends.verify(with: .lessThanOrEqual(to: 2), .any)  // expected-error {{Write .atMost(…).}}
  sends.verify(with: .more(2), .any)  // expected-error {{Write .greaterThan(…).}}
  sends.verify(with: .greater(2), .any)  // expected-error {{Write .greaterThan(…).}}
  sends.verify(with: .above(2), .any)  // expected-error {{Write .greaterThan(…).}}
  sends.verify(with: .more(than: 2), .any)  // expected-error {{Write .greaterThan(…).}}
  sends.verify(with: .greater(than: 2), .any)  // expected-error {{Write .greaterThan(…).}}
  sends.verify(with: .less(2), .any)  // expected-error {{Write .lessThan(…).}}
  sends.verify(with: .below(2), .any)  // expected-error {{Write .lessThan(…).}}
  sends.verify(with: .fewer(2), .any)  // expected-error {{Write .lessThan(…).}}
  sends.verify(with: .less(than: 2), .any)  // expected-error {{Write .lessThan(…).}}
  sends.verify(with: .range(1...9), .any)  // expected-error {{Write .in(1...9).}}
  sends.verify(with: .inRange(1...9), .any)  // expected-error {{Write .in(1...9).}}
  sends.verify(with: .between(1...9), .any)  // expected-error {{Write .in(1...9).}}
  sends.verify(with: .within(1...9), .any)  // expected-error {{Write .in(1...9).}}
  sends.verify(with: .range(1, 9), .any)  // expected-error {{Write .in(1...9).}}
  sends.verify(with: .between(1, 9), .any)  // expected-error {{Write .in(1...9).}}
  sends.verify(with: .closeTo(1, 0.1), .any)  // expected-error {{Write .in(0.9...1.1).}}
  sends.verify(with: .around(1, 0.1), .any)  // expected-error {{Write .in(0.9...1.1).}}
  sends.verify(with: .approximately(1, 0.1), .any)  // expected-error {{Write .in(0.9...1.1).}}
  sends.verify(with: .near(1, 0.1), .any)  // expected-error {{Write .in(0.9...1.1).}}
  sends.verify(with: .around(1, tolerance: 0.1), .any)  // expected-error {{Write .in(0.9...1.1).}}
  sends.verify(with: .closeTo(1, delta: 0.1), .any)  // expected-error {{Write .in(0.9...1.1).}}
  sends.verify(with: .equal(1, delta: 0.1), .any)  // expected-error {{Write .in(0.9...1.1).}}
  sends.verify(with: .eq(1, delta: 0.1), .any)  // expected-error {{Write .in(0.9...1.1).}}
  sends.verify(with: .equal(1, accuracy: 0.1), .any)  // expected-error {{Write .in(0.9...1.1).}}
  sends.verify(with: .approximately(1, accuracy: 0.1), .any)  // expected-error {{Write .in(0.9...1.1).}}
  sends.verify(with: .any, .any, .never)  // expected-error {{The number comes first: verify(.never, with:}}
  sends.verify(with: .any, .any, .once)  // expected-error {{The number comes first: verify(.never, with:}}
  sends.verify(with: .any, .any, .twice)  // expected-error {{The number comes first: verify(.never, with:}}
  sends.verify(with: .or("a", "b"), .any)  // expected-error {{Write .anyOf("A1", "A2"), with matchers.}}
  sends.verify(with: .either("a", "b"), .any)  // expected-error {{Write .anyOf("A1", "A2"), with matchers.}}
  sends.verify(with: .oneOf("a", "b"), .any)  // expected-error {{Write .anyOf("A1", "A2"), with matchers.}}
  sends.verify(with: .anyMatch("a", "b"), .any)  // expected-error {{Write .anyOf("A1", "A2"), with matchers.}}
  sends.verify(with: .orMatching("a", "b"), .any)  // expected-error {{Write .anyOf("A1", "A2"), with matchers.}}
  sends.verify(with: .anyOf(["a", "b"]), .any)  // expected-error {{Write .anyOf("A1", "A2"), with matchers.}}
  sends.verify(with: .oneOf(["a", "b"]), .any)  // expected-error {{Write .anyOf("A1", "A2"), with matchers.}}
  sends.verify(with: .isIn(["a", "b"]), .any)  // expected-error {{Write .anyOf("A1", "A2"), with matchers.}}
  sends.verify(with: .isOneOf(["a", "b"]), .any)  // expected-error {{Write .anyOf("A1", "A2"), with matchers.}}
  sends.verify(with: .in(["a", "b"]), .any)  // expected-error {{Write .anyOf("A1", "A2"), with matchers.}}
  sends.verify(with: .any(of: "a", "b"), .any)  // expected-error {{Write .anyOf("A1", "A2"), with matchers.}}
  sends.verify(with: .and(.hasPrefix("a"), .hasSuffix("b")), .any)  // expected-error {{Write .allOf(.hasPrefix("A"), .hasSuffix("1")),}}
  sends.verify(with: .all(.hasPrefix("a"), .hasSuffix("b")), .any)  // expected-error {{Write .allOf(.hasPrefix("A"), .hasSuffix("1")),}}
  sends.verify(with: .both(.hasPrefix("a"), .hasSuffix("b")), .any)  // expected-error {{Write .allOf(.hasPrefix("A"), .hasSuffix("1")),}}
  sends.verify(with: .allMatch(.hasPrefix("a"), .hasSuffix("b")), .any)  // expected-error {{Write .allOf(.hasPrefix("A"), .hasSuffix("1")),}}
  sends.verify(with: .every(.hasPrefix("a"), .hasSuffix("b")), .any)  // expected-error {{Write .allOf(.hasPrefix("A"), .hasSuffix("1")),}}
  sends.verify(with: .allOf(["a", .any]), .any)  // expected-error {{Write .allOf(.hasPrefix("A"), .hasSuffix("1")),}}
  sends.verify(with: .isNot(.empty), .any)  // expected-error {{Write .not(…).}}
  sends.verify(with: .negate(.empty), .any)  // expected-error {{Write .not(…).}}
  sends.verify(with: .inverse(.empty), .any)  // expected-error {{Write .not(…).}}
  sends.verify(with: .no(.empty), .any)  // expected-error {{Write .not(…).}}
  sends.verify(with: .objectContaining(\String.count, 3), .any)  // expected-error {{Write .where { (value: Value) in value.text ==}}
  sends.verify(with: .hasProperty(\String.count, 3), .any)  // expected-error {{Write .where { (value: Value) in value.text ==}}
  sends.verify(with: .has(\String.count, 3), .any)  // expected-error {{Write .where { (value: Value) in value.text ==}}
  sends.verify(with: .hasEntry(\String.count, 3), .any)  // expected-error {{Write .where { (value: Value) in value.text ==}}
  sends.verify(with: .field(\String.count, 3), .any)  // expected-error {{Write .where { (value: Value) in value.text ==}}
  sends.verify(with: .property(\String.count, 3), .any)  // expected-error {{Write .where { (value: Value) in value.text ==}}
  sends.verify(with: .hasProperty(\String.count, equals: 3), .any)  // expected-error {{Write .where { (value: Value) in value.text ==}}
  sends.verify(with: .field(\String.count, equals: 3), .any)  // expected-error {{Write .where { (value: Value) in value.text ==}}
  sends.verify(with: .property(\String.count, equals: 3), .any)  // expected-error {{Write .where { (value: Value) in value.text ==}}
  sends.verify(with: .custom({ $0.isEmpty }), .any)  // expected-error {{Give the parameter its type: .where}}
  sends.verify(with: .match({ $0.isEmpty }), .any)  // expected-error {{Give the parameter its type: .where}}
  sends.verify(with: .matches({ $0.isEmpty }), .any)  // expected-error {{Give the parameter its type: .where}}
  sends.verify(with: .intThat({ $0.isEmpty }), .any)  // expected-error {{Give the parameter its type: .where}}
  sends.verify(with: .argumentThat({ $0.isEmpty }), .any)  // expected-error {{Give the parameter its type: .where}}
  sends.verify(with: .assertArg({ $0.isEmpty }), .any)  // expected-error {{Give the parameter its type: .where}}
  sends.verify(with: .withArg({ $0.isEmpty }), .any)  // expected-error {{Give the parameter its type: .where}}
  sends.verify(with: .condition({ $0.isEmpty }), .any)  // expected-error {{Give the parameter its type: .where}}
  sends.verify(with: .satisfy({ $0.isEmpty }), .any)  // expected-error {{Give the parameter its type: .where}}
  sends.verify(with: .any(where: { $0.isEmpty }), .any)  // expected-error {{Give the parameter its type: .where}}
  sends.verify(with: .captor(into: letters), .any)  // expected-error {{Write .capturing(into: captor), with a}}
  sends.verify(with: .capture(into: letters), .any)  // expected-error {{Write .capturing(into: captor), with a}}
  sends.verify(with: .captured(into: letters), .any)  // expected-error {{Write .capturing(into: captor), with a}}
  sends.verify(with: .slot(into: letters), .any)  // expected-error {{Write .capturing(into: captor), with a}}
  sends.verify(with: .captures(into: letters), .any)  // expected-error {{Write .capturing(into: captor), with a}}
  sends.verify(with: .capture(to: letters), .any)  // expected-error {{Write .capturing(into: captor), with a}}
  sends.verify(with: .any(to: letters), .any)  // expected-error {{Write .capturing(into: captor), with a}}
  sends.verify(with: .captured(letters), .any)  // expected-error {{Write .capturing(into: captor), with a}}
}

func freeMatchers(_ sends: Spy<String, String>, _ hall: Usher) {
  sends.verify(with: any(), .any)  // expected-error {{Write .any.}}
  sends.verify(with: anyArg(), .any)  // expected-error {{Write .any.}}
  sends.verify(with: anyArray(), .any)  // expected-error {{Write .any.}}
  sends.verify(with: anyList(), .any)  // expected-error {{Write .any.}}
  sends.verify(with: anySet(), .any)  // expected-error {{Write .any.}}
  sends.verify(with: anyDictionary(), .any)  // expected-error {{Write .any.}}
  sends.verify(with: anyClosure(), .any)  // expected-error {{Write .any.}}
  sends.verify(with: any(String.self), .any)  // expected-error {{Write .any; or .type(of: T.self)}}
  sends.verify(with: isNil(), .any)  // expected-error {{Write .nil.}}
  sends.verify(with: isNull(), .any)  // expected-error {{Write .nil.}}
  sends.verify(with: notNil(), .any)  // expected-error {{Write .notNil.}}
  sends.verify(with: isNotNil(), .any)  // expected-error {{Write .notNil.}}
  sends.verify(with: notNull(), .any)  // expected-error {{Write .notNil.}}
  sends.verify(with: isNotNull(), .any)  // expected-error {{Write .notNil.}}
  sends.verify(with: isA(String.self), .any)  // expected-error {{Write .type(of: T.self); for}}
  sends.verify(with: ofType(String.self), .any)  // expected-error {{Write .type(of: Value.self).}}
  sends.verify(with: contains("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: stringContaining("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: arrayContaining("ada"), .any)  // expected-error {{Write .contains(…).}}
  sends.verify(with: startsWith("ada"), .any)  // expected-error {{Write .hasPrefix(…).}}
  sends.verify(with: hasPrefix("ada"), .any)  // expected-error {{Write .hasPrefix(…).}}
  sends.verify(with: endsWith("ada"), .any)  // expected-error {{Write .hasSuffix(…).}}
  sends.verify(with: hasSuffix("ada"), .any)  // expected-error {{Write .hasSuffix(…).}}
  sends.verify(with: stringMatching("^A"), .any)  // expected-error {{Write .matches(/^A/).}}
  sends.verify(with: matches("^A"), .any)  // expected-error {{Write .matches(/^A/).}}
  sends.verify(with: sameInstance(hall), .any)  // expected-error {{Write .identical(to: object).}}
  sends.verify(with: refEq(hall), .any)  // expected-error {{Write .identical(to: object).}}
  sends.verify(with: neq("a"), .any)  // expected-error {{Write .not(.equal(…)).}}
  sends.verify(with: capture(Captor<String>()), .any)  // expected-error {{Write .capturing(into: captor), with a}}
  let _: Captor<String> = slot()  // expected-error {{Write Captor<Value>(), and .capturing(into:}}
  _ = slot(String.self)  // expected-error {{Write Captor<Value>(), and .capturing(into:}} expected-error {{Captor<Letter>()}}
  _ = slot<String>()  // expected-error {{Write Captor<Value>(), and .capturing(into:}}
  _ = argumentCaptor<String>()  // expected-error {{Write Captor<Value>(), and .capturing(into:}}
  sends.verify(with: .where { $0.count > 2 }, .any)  // expected-error {{Give the parameter its type: .where { (seat: String) in seat.hasPrefix("A") }.}}
}

func captors(_ letters: Captor<String>, _ answers: Captor<@Sendable (String) -> Void>) {
  answers.value("Ada")  // expected-error {{Write values.last.}}
  answers.value?("Ada")  // expected-error {{Write values.last.}}
  answers.value!("Ada")  // expected-error {{Write values.last.}}
  answers.getValue()("Ada")  // expected-error {{Write values.last.}}
  _ = letters.value == "Ada"  // expected-error {{Write values.last.}}
  _ = letters.captured?.count  // expected-error {{Write values.last.}}
  _ = letters.captured.count  // expected-error {{Write values.last.}}
  _ = letters.value  // expected-error {{Write values.last.}}
  _ = letters.captured  // expected-error {{Write values.last.}}
  _ = letters.capturedValue  // expected-error {{Write values.last.}}
  _ = letters.lastValue  // expected-error {{Write values.last.}}
  _ = letters.getValue()  // expected-error {{Write values.last.}}
  _ = letters.allValues  // expected-error {{Write values.}}
  _ = letters.capturedValues  // expected-error {{Write values.}}
  _ = letters.all  // expected-error {{Write values.}}
  _ = letters.arguments  // expected-error {{Write values.}}
  _ = letters.captures  // expected-error {{Write values.}}
  _ = letters.getAllValues()  // expected-error {{Write values.}}
  _ = letters.first  // expected-error {{Write values.first.}}
  _ = letters.count  // expected-error {{Write values.count.}}
  _ = letters.isEmpty  // expected-error {{Write values.isEmpty.}}
  _ = letters.isCaptured  // expected-error {{Write !values.isEmpty.}}
  _ = letters.last  // expected-error {{Write values.last.}}
  letters.clear()  // expected-error {{Make a new Captor for the next phase.}}
  letters.reset()  // expected-error {{Make a new Captor for the next phase.}}
  letters.removeAll()  // expected-error {{Make a new Captor for the next phase.}}
  _ = letters.capture()  // expected-error {{Write .capturing(into: captor), the matcher.}}
  _ = letters.any  // expected-error {{Write .capturing(into: captor), the matcher.}}
}
