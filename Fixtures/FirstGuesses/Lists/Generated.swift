// swift-format-ignore-file
// What users of other tools type first after a generated double's `on`, and among its arguments.

import Understudy
import UnderstudyTesting

struct Slip: Sendable { var id: String }
typealias Charge = MemberCalls<
  (amount: Int, card: String), Slip, any Error, @Sendable (Int, String) throws -> Slip
>

struct GatewayOn: Sendable {
  var limit: SettableMemberCalls<Void, Int, Never, @Sendable () -> Int, Int, @Sendable (Int) -> Void> {
    fatalError()
  }
  func charge(_ amount: Match<Int> = .any, card: Match<String> = .any) -> Charge { fatalError() }
  func mail(to: OptionalMatch<String> = .any, _ lines: Match<[String]> = .any) -> Charge { fatalError() }
}

func answering(_ on: GatewayOn, _ slip: Slip, _ error: any Error) {
  on.charge().thenReturn(slip)  // expected-error {{Write returns(…): one value for all calls, or several in turn.}}
  on.charge().willReturn(slip)  // expected-error {{Write returns(…): one value for all calls, or several in turn.}}
  on.charge().return(slip)  // expected-error {{Write returns(…): one value for all calls, or several in turn.}}
  on.charge().thenThrow(error)  // expected-error {{Write throws(…); in turn: replies(}}
  on.charge().willThrow(error)  // expected-error {{Write throws(…); in turn: replies(}}
  on.charge().then { _, _ in slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().thenAnswer { _, _ in slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().willProduce { _, _ in slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().performs { _, _ in slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().byDefault(slip)  // expected-error {{Write returns(…), or member.byDefault(…) for what no other answer serves.}}
}

func verifying(_ on: GatewayOn) {
  on.charge().when("42")  // expected-error {{Conditions are arguments of the member: on.charge(.any, card: "42").}}
  on.charge().matching("42")  // expected-error {{Conditions are arguments of the member: on.charge(.any, card: "42").}}
  on.charge().verify(2) { $0.card == "42" }  // expected-error {{Conditions are arguments of the member: on.charge(.any, card: "42").}}
  on.charge().verify(with: 4500, "42")  // expected-error {{Conditions are arguments of the member: on.charge(.any, card: "42").}}
  on.charge().wasCalled(2)  // expected-error {{Write verify(), or verify(2): on.charge(.any, card: "42").verify(2).}}
  on.charge().verifyCalled()  // expected-error {{Write verify(), or verify(2): on.charge(.any, card: "42").verify(2).}}
  on.charge().assertCalled(1)  // expected-error {{Write verify(), or verify(2): on.charge(.any, card: "42").verify(2).}}
  on.charge().verify(times: 1)  // expected-error {{Write verify(), or verify(2): on.charge(.any, card: "42").verify(2).}}
  on.limit.get.verify(2)  // expected-error {{Leave it out: on.limit itself is the reads of the property.}}
  on.charge().verifyNotCalled()  // expected-error {{Write verify(.never).}}
}

func matching(_ on: GatewayOn, _ cards: Captor<String>) {
  on.charge(card: .value("42")).verify()  // expected-error {{Write .equal(…), or the literal itself.}}
  on.charge(card: .eq("42")).verify()  // expected-error {{Write .equal(…), or the literal itself.}}
  on.charge(card: .equals("42")).verify()  // expected-error {{Write .equal(…), or the literal itself.}}
  on.charge(card: .equalTo("42")).verify()  // expected-error {{Write .equal(…), or the literal itself.}}
  on.charge(card: .isEqual("42")).verify()  // expected-error {{Write .equal(…), or the literal itself.}}
  on.charge(card: .matching { $0 == "42" }).verify()  // expected-error {{Write .where { … }.}}
  on.charge(card: .matches { $0 == "42" }).verify()  // expected-error {{Write .where { … }.}}
  on.charge(card: .argThat { $0 == "42" }).verify()  // expected-error {{Write .where { … }.}}
  on.charge(card: .satisfies { $0 == "42" }).verify()  // expected-error {{Write .where { … }.}}
  on.charge(.anyValue, card: "42").verify()  // expected-error {{Write .any.}}
  on.charge(.anything, card: "42").verify()  // expected-error {{Write .any.}}
  on.mail(to: .isNil).verify()  // expected-error {{Write .nil.}}
  on.mail(to: .isNotNil).verify()  // expected-error {{Write .notNil.}}
  on.charge(card: .startsWith("4")).verify()  // expected-error {{Write .hasPrefix(…).}}
  on.charge(card: .prefix("4")).verify()  // expected-error {{Write .hasPrefix(…).}}
  on.charge(card: .endsWith("4")).verify()  // expected-error {{Write .hasSuffix(…).}}
  on.charge(card: .suffix("4")).verify()  // expected-error {{Write .hasSuffix(…).}}
  on.mail(to: .any, .isEmpty).verify()  // expected-error {{Write .empty.}}
  on.charge(card: .oneOf("42", "43")).verify()  // expected-error {{Write .anyOf(…), with the values one by one.}}
  on.charge(.in([1, 2])).verify()  // expected-error {{Write .anyOf(…), with the values one by one.}}
  on.charge(.gt(5)).verify()  // expected-error {{Write .greaterThan(…).}}
  on.charge(.gte(5)).verify()  // expected-error {{Write .atLeast(…).}}
  on.charge(.lt(5)).verify()  // expected-error {{Write .lessThan(…).}}
  on.charge(.lte(5)).verify()  // expected-error {{Write .atMost(…).}}
  on.charge(card: .capture(cards)).verify()  // expected-error {{Write .capturing(into: captor).}}
  on.charge(card: .captor(cards)).verify()  // expected-error {{Write .capturing(into: captor).}}
}
