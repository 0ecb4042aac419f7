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
  var seats: MemberCalls<Void, Int, Never, @Sendable () -> Int> { fatalError() }
  func close() -> MemberCalls<Void, Void, Never, @Sendable () -> Void> { fatalError() }
  func charge(_ amount: Match<Int> = .any, card: Match<String> = .any) -> Charge { fatalError() }
  func mail(to: OptionalMatch<String> = .any, _ lines: Match<[String]> = .any) -> Charge { fatalError() }
}

func answering(_ on: GatewayOn, _ slip: Slip, _ error: any Error) {
  on.charge().thenReturn(slip)  // expected-error {{Write returns(…): one value for all calls, or several in turn, which run out; to repeat}}
  on.charge().willReturn(slip)  // expected-error {{Write returns(…): one value for all calls, or several in turn.}}
  on.charge().return(slip)  // expected-error {{Write returns(…): one value for all calls, or several in turn.}}
  on.charge().thenThrow(error)  // expected-error {{Write throws(…); in turn: replies(}}
  on.charge().willThrow(error)  // expected-error {{Write throws(…); in turn: replies(}}
  on.charge().then { _, _ in slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().thenAnswer { _, _ in slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().willProduce { _, _ in slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().performs { _, _ in slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().byDefault(slip)  // expected-error {{Write returns(…), or member.byDefault(…) for what no other answer serves.}}
  on.charge().willAnswer { _, _ in slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().doAnswer { _, _ in slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().coAnswers { _, _ in slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().does { _, _ in slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().callsFake { _, _ in slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().mockImplementation { _, _ in slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().thenAnswer { slip }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.charge().thenReturn(slip, slip)  // expected-error {{Write returns(…), a sequence that runs out; to repeat}}
  on.charge().thenReturn(slip).thenThrow(error)  // expected-error {{Write returns(…): one value for all calls, or several in turn, which run out; to repeat}}
  on.charge().coReturns(slip)  // expected-error {{Write returns(…): one value for all calls, or several in turn.}}
  on.charge().returns([slip, slip])  // expected-error {{Write returns(1, 2, 3): the values one by one, without brackets.}}
  on.charge().returnsMany([slip, slip])  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  on.charge().returnsMany(slip, slip)  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  on.charge().returns(slip).throws(error)  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  on.charge().throws(error).returns(slip)  // expected-error {{replies(.throws(}}
  on.charge().throwsMany([error, error])  // expected-error {{Write replies(.throws(a), .throws(b)): one after the other.}}
  on.charge().thenThrows(error)  // expected-error {{Write throws(…); in turn: replies(}}
  on.charge().raises(error)  // expected-error {{Write throws(…); in turn: replies(}}
  on.charge().returns(slip, times: 2)  // expected-error {{Write replies(.returns(…).times(2)).}}
  on.charge().returns(slip, after: .seconds(1))  // expected-error {{Write replies(.returns(…).delayed(}}
  on.charge().hangs()  // expected-error {{Write replies(.hangs(}}
  on.charge().doNothing()  // expected-error {{Leave it out: a member without a result returns.}}
  on.close().doNothing()  // expected-error {{Leave it out: a member without a result returns.}}
  on.close().justRuns()  // expected-error {{Leave it out: a member without a result returns.}}
  on.close().thenAnswer { }  // expected-error {{Write answers { … }, with the member's own parameters.}}
  on.limit.thenReturn(8)  // expected-error {{Write returns(…): one value for all calls, or several in turn, which run out; to repeat}}
  on.limit.throws(error)  // expected-error {{It cannot throw: its declaration in the protocol does not.}}
  on.limit.thenThrow(error)  // expected-error {{It cannot throw: its declaration in the protocol does not.}}
}

func verifying(_ on: GatewayOn, _ cards: Captor<String>) {
  on.charge().when("42")  // expected-error {{Conditions are arguments of the member: on.charge(.any, card: "42").}}
  on.charge().matching("42")  // expected-error {{Conditions are arguments of the member: on.charge(.any, card: "42").}}
  on.charge().verify(2) { $0.card == "42" }  // expected-error {{Conditions are arguments of the member: on.charge(.any, card: "42").}}
  on.charge().verify(1, 4500, "42")  // expected-error {{Conditions are arguments of the member: on.charge(.any, card: "42").}}
  on.charge().verify(with: 4500, "42")  // expected-error {{Conditions are arguments of the member: on.charge(.any, card: "42").}}
  on.charge().wasCalled(2)  // expected-error {{Write verify(): it fails the test unless there was exactly one call.}}
  on.charge().verifyCalled()  // expected-error {{Write verify(): it fails the test unless there was exactly one call.}}
  on.charge().assertCalled(2)  // expected-error {{Write verify(2).}}
  on.charge().verify(times: 1)  // expected-error {{Write verify(), or verify(2): on.charge(.any, card: "42").verify(2).}}
  on.limit.get.verify(2)  // expected-error {{Leave it out: on.limit itself is the reads of the property.}}
  on.charge().verifyNotCalled()  // expected-error {{Write verify(.never).}}
  on.charge().verifyOnce()  // expected-error {{Write verify(): it fails the test unless there was exactly one call.}}
  on.charge().assertCalledOnce()  // expected-error {{Write verify(): it fails the test unless there was exactly one call.}}
  on.charge().toHaveBeenCalled()  // expected-error {{Write verify(): it fails the test unless there was exactly one call.}}
  on.charge().wasCalled(times: 1)  // expected-error {{Write verify(): it fails the test unless there was exactly one call.}}
  on.charge().verify(exactly: 1)  // expected-error {{The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3).}}
  on.charge().verify(atLeast: 1)  // expected-error {{The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3).}}
  on.charge().verify(count: 1)  // expected-error {{The number stands alone: verify(.atLeast(1)), verify(.atMost(2)), verify(3).}}
  on.charge().verify(never: true)  // expected-error {{Write verify(.never).}}
  on.charge().verifyNever()  // expected-error {{Write verify(.never).}}
  on.charge().assertNotCalled()  // expected-error {{Write verify(.never).}}
  on.charge().verifyTwice()  // expected-error {{Write verify(2), or verify(.twice).}}
  on.charge().verifyAtLeastOnce()  // expected-error {{Write verify(.atLeast(1)), or verify(1...).}}
  on.charge().verify(timeout: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it waits for the call.}}
  on.charge().verify(2, within: .seconds(1))  // expected-error {{Write await called(2, within: .seconds(1)), or}}
  on.charge().verify(timeout: 1.0)  // expected-error {{Write a Duration: await called(within: .seconds(1)).}}
  on.charge().wait()  // expected-error {{Write await called(), or called(2).}}
  on.charge().waitForCalls(2)  // expected-error {{Write await called(2).}}
  on.charge().capture(cards)  // expected-error {{It is an argument of the member: on.charge(.any, card: .capturing(into: captor)).verify().}}
  _ = on.seats.get  // expected-error {{Leave it out: on.limit itself is the reads of the property.}}
}

func reading(_ on: GatewayOn) {
  _ = on.charge().wasCalled()  // expected-error {{Write wasCalled; await called() waits for a call.}}
  _ = on.charge().wasNotCalled  // expected-error {{Write !wasCalled, or verify(.never).}}
  _ = on.charge().wasNotCalled()  // expected-error {{Write !wasCalled, or verify(.never).}}
  _ = !on.charge().called  // expected-error {{Write wasCalled; await called() waits for a call.}}
  _ = on.charge().count  // expected-error {{Write callCount.}}
  _ = on.charge().callsCount  // expected-error {{Write callCount.}}
  _ = on.charge().receivedArguments  // expected-error {{Write lastCall?.arguments.}}
  _ = on.charge().invocations  // expected-error {{Write calls, or calls.map(}}
  _ = on.charge().returned  // expected-error {{Values that were returned are not kept.}}
  _ = on.charge().lastReturnValue  // expected-error {{Values that were returned are not kept.}}
  _ = on.charge().last  // expected-error {{Write lastCall, or lastCall?.arguments.}}
  let was = on.charge().wasCalled  // works
  _ = was && !on.charge().wasCalled  // works
  let count: Int = on.charge().callCount + on.limit.calls.count  // works
  _ = count
}

/// What is right, or nearly so, is not answered with a guess.
func almost(_ on: GatewayOn, _ error: any Error) async {
  on.limit.returns("x")  // expected-error {{cannot convert value of type 'String' to expected argument type 'Int'}}
  on.limit.answers { "x" }  // expected-error {{cannot convert value of type 'String' to closure result type 'Int'}}
  on.charge().verify("x")  // expected-error {{cannot convert value of type 'String' to expected argument type 'Times'}}
  on.charge().throws("x")  // expected-error {{argument type 'String' does not conform to expected type 'Error'}}
  on.limit.returns(1, 2, 3)  // works
  on.charge().throws(error)  // works
  on.charge().replies(.throws(error).times(2), .returns(Slip(id: "1")))  // works
  on.charge().verify(2)  // works
  await on.charge().called(within: .seconds(1))  // works
  await on.charge().called(.atLeast(2))  // works
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
  on.charge(card: cards.capture()).verify()  // expected-error {{Write .capturing(into: captor), the matcher.}}
  on.charge(.any, card: capture(cards)).verify()  // expected-error {{Write .capturing(into: captor), with a Captor<Value>().}}
  on.charge(card: .captor(cards)).verify()  // expected-error {{Write .capturing(into: captor).}}
}

final class GatewayDouble: GeneratedDouble, @unchecked Sendable {
  func charge(_ amount: Int, card: String) async throws -> Slip { Slip(id: card) }
  var on: GatewayOn { fatalError() }
}

func doubles(_ gateway: GatewayDouble, _ slip: Slip, _ error: any Error) {
  gateway.when.charge(.any, card: "42").returns(slip)  // expected-error {{generated: gateway.on.charge(.any, card: "42").returns(receipt).}}
  gateway.when.charge().thenThrow(error)  // expected-error {{generated: gateway.on.charge(.any, card: "42").returns(receipt).}}
  gateway.given.charge(.any, card: "42").willReturn(slip)  // expected-error {{generated: gateway.on.charge(.any, card: "42").returns(receipt).}}
  gateway.when(gateway.charge)  // expected-error {{generated: gateway.on.charge(.any, card: "42").returns(receipt).}}
  gateway.verify.charge(.any, card: "42")  // expected-error {{generated: gateway.on.charge(.any, card: "42").verify().}}
  gateway.verify.charge(45, card: "42")  // expected-error {{generated: gateway.on.charge(.any, card: "42").verify().}}
  gateway.verify().charge(.any, card: "42")  // expected-error {{generated: mailer.on.send().verify().}}
  gateway.verify(2).charge(.any, card: "42")  // expected-error {{generated: mailer.on.send().verify(2).}}
  gateway.verify(2)  // expected-error {{generated: mailer.on.send().verify(2).}}
  gateway.verify()  // expected-error {{generated: mailer.on.send().verify().}}
}
