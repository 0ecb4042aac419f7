// swift-format-ignore-file
// What users of other tools type first to verify calls, and to wait for them.

import Understudy
import UnderstudyTesting


func numbers(_ sends: Spy<String, String>) {
  sends.verify(count: 2)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(called: 2)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(callCount: 2)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(min: 2)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(max: 2)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(minimum: 2)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(maximum: 2)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(moreThan: 2)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(lessThan: 2)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(calledTimes: 2)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(number: 2)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(between: 1...3)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(range: 1...3)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(in: 1...3)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(between: 1, and: 3)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verify(atLeast: 1, atMost: 3)  // expected-error {{The number stands alone: verify(.atLeast(1)),}}
  sends.verifyExactly(2)  // expected-error {{Write verify(2).}}
  sends.verifyTimes(2)  // expected-error {{Write verify(2).}}
  sends.assertCalledTimes(2)  // expected-error {{Write verify(2).}}
  sends.assertCalledExactly(2)  // expected-error {{Write verify(2).}}
  sends.toBeCalledTimes(2)  // expected-error {{Write verify(2).}}
  sends.calledTimes(2)  // expected-error {{Write verify(2).}}
  sends.wasCalledTimes(2)  // expected-error {{Write verify(2).}}
  sends.verifyCalledTimes(2)  // expected-error {{Write verify(2).}}
  sends.verifyNumberOfCalls(2)  // expected-error {{Write verify(2).}}
  sends.shouldBeCalled(2)  // expected-error {{Write verify(2).}}
  sends.verifyCalled(exactly: 2)  // expected-error {{Write verify(2).}}
  sends.verifyCalled(count: 2)  // expected-error {{Write verify(2).}}
  sends.assertCalled(exactly: 2)  // expected-error {{Write verify(2).}}
  sends.assertCalled(count: 2)  // expected-error {{Write verify(2).}}
  sends.assertWasCalled(times: 2)  // expected-error {{Write verify(2).}}
  sends.verifyCalled(.once)  // expected-error {{Write verify(2).}}
  sends.assertCalled(.once)  // expected-error {{Write verify(2).}}
  sends.verifyTwice()  // expected-error {{Write verify(2), or verify(.twice).}}
  sends.verifyCalledTwice()  // expected-error {{Write verify(2), or verify(.twice).}}
  sends.assertCalledTwice()  // expected-error {{Write verify(2), or verify(.twice).}}
  sends.toHaveBeenCalledTwice()  // expected-error {{Write verify(2), or verify(.twice).}}
  sends.verifyAtLeastOnce()  // expected-error {{Write verify(.atLeast(1)), or verify(1...).}}
  sends.verifyCalledAtLeastOnce()  // expected-error {{Write verify(.atLeast(1)), or verify(1...).}}
  sends.assertCalledAtLeastOnce()  // expected-error {{Write verify(.atLeast(1)), or verify(1...).}}
  sends.verifyAtLeast(1)  // expected-error {{Write verify(.atLeast(1)), or verify(1...).}}
  sends.assertCalledAtLeast(1)  // expected-error {{Write verify(.atLeast(1)), or verify(1...).}}
  sends.verifyMinimum(1)  // expected-error {{Write verify(.atLeast(1)), or verify(1...).}}
  sends.verifyCalled(atLeast: 1)  // expected-error {{Write verify(.atLeast(1)), or verify(1...).}}
  sends.assertCalled(atLeast: 1)  // expected-error {{Write verify(.atLeast(1)), or verify(1...).}}
  sends.verifyAtMost(2)  // expected-error {{Write verify(.atMost(2)), or verify(...2).}}
  sends.assertCalledAtMost(2)  // expected-error {{Write verify(.atMost(2)), or verify(...2).}}
  sends.verifyMaximum(2)  // expected-error {{Write verify(.atMost(2)), or verify(...2).}}
  sends.verifyAtMostOnce()  // expected-error {{Write verify(.atMost(2)), or verify(...2).}}
  sends.verifyCalled(atMost: 2)  // expected-error {{Write verify(.atMost(2)), or verify(...2).}}
  sends.assertCalled(atMost: 2)  // expected-error {{Write verify(.atMost(2)), or verify(...2).}}
  sends.verify(with: .any, "ada", times: 2)  // expected-error {{The number comes first: verify(2, with: .any,}}
  sends.verify(with: .any, "ada", count: 2)  // expected-error {{The number comes first: verify(2, with: .any,}}
  sends.verify(with: .any, "ada", called: 2)  // expected-error {{The number comes first: verify(2, with: .any,}}
  sends.verify(exactly: 1, with: .any, "ada")  // expected-error {{The number stands alone: verify(2, with: .any, "42"), verify(.atLeast(1), with: .any, "42").}}
  sends.verify(atLeast: 1, with: .any, "ada")  // expected-error {{The number stands alone: verify(2, with: .any, "42"), verify(.atLeast(1), with: .any, "42").}}
  sends.verify(atMost: 1, with: .any, "ada")  // expected-error {{The number stands alone: verify(2, with: .any, "42"), verify(.atLeast(1), with: .any, "42").}}
  sends.verify(with: .any, "ada", atLeast: 2)  // expected-error {{The number comes first: verify(2, with: .any,}}
  sends.verify(with: .any, "ada", atMost: 2)  // expected-error {{The number comes first: verify(2, with: .any,}}
  sends.verify(with: .any, "ada", exactly: 2)  // expected-error {{The number comes first: verify(2, with: .any,}}
  sends.verify(where: { $0.1 == "ada" }, times: 2)  // expected-error {{The number comes first: verify(2, with: .any,}}
  sends.verifyNever(with: .any, "ada")  // expected-error {{Write verify(.never, with: .any, "42").}}
  sends.verifyNotCalled(with: .any, "ada")  // expected-error {{Write verify(.never, with: .any, "42").}}
  sends.assertNotCalled(with: .any, "ada")  // expected-error {{Write verify(.never, with: .any, "42").}}
  sends.assertNeverCalled(with: .any, "ada")  // expected-error {{Write verify(.never, with: .any, "42").}}
  sends.verifyNeverCalled(with: .any, "ada")  // expected-error {{Write verify(.never, with: .any, "42").}}
  sends.wasNotCalled(with: .any, "ada")  // expected-error {{Write verify(.never, with: .any, "42").}}
  sends.notCalled(with: .any, "ada")  // expected-error {{Write verify(.never, with: .any, "42").}}
  sends.neverCalledWith(.any, "ada")  // expected-error {{Write verify(.never, with: .any, "42").}}
  sends.notToHaveBeenCalledWith(.any, "ada")  // expected-error {{Write verify(.never, with: .any, "42").}}
  sends.toNotHaveBeenCalledWith(.any, "ada")  // expected-error {{Write verify(.never, with: .any, "42").}}
  sends.verify(.atMostOnce)  // expected-error {{Write .atMost(1), or 0...1.}}
  sends.verify(.atLeastTwice)  // expected-error {{Write .atLeast(2), or 2....}}
  sends.verify(.more(than: 1))  // expected-error {{Write .atLeast(2), or 2....}}
  sends.verify(.greater(than: 1))  // expected-error {{Write .atLeast(2), or 2....}}
  sends.verify(.moreOrEqual(to: 1))  // expected-error {{Write .atLeast(2), or 2....}}
  sends.verify(.greaterThan(1))  // expected-error {{Write .atLeast(2), or 2....}}
  sends.verify(.greaterOrEqual(1))  // expected-error {{Write .atLeast(2), or 2....}}
  sends.verify(.moreOrEqual(1))  // expected-error {{Write .atLeast(2), or 2....}}
  sends.verify(.atleast(1))  // expected-error {{Write .atLeast(2), or 2....}}
  sends.verify(.less(than: 3))  // expected-error {{Write .atMost(2), or 0...2.}}
  sends.verify(.fewer(than: 3))  // expected-error {{Write .atMost(2), or 0...2.}}
  sends.verify(.lessOrEqual(to: 3))  // expected-error {{Write .atMost(2), or 0...2.}}
  sends.verify(.upTo(times: 3))  // expected-error {{Write .atMost(2), or 0...2.}}
  sends.verify(.lessOrEqual(3))  // expected-error {{Write .atMost(2), or 0...2.}}
  sends.verify(.upTo(3))  // expected-error {{Write .atMost(2), or 0...2.}}
  sends.verify(.noMoreThan(3))  // expected-error {{Write .atMost(2), or 0...2.}}
  sends.verify(.atmost(3))  // expected-error {{Write .atMost(2), or 0...2.}}
  sends.verify(.between(1, 3))  // expected-error {{Write 1...3.}}
  sends.verify(.between(1, and: 3))  // expected-error {{Write 1...3.}}
  sends.verify(.inRange(1...3))  // expected-error {{Write 1...3.}}
  sends.verify(.calls(2))  // expected-error {{Write the number itself: 2; of a variable, .exactly(count).}}
  sends.verify(.called(2))  // expected-error {{Write the number itself: 2; of a variable, .exactly(count).}}
  sends.verify(.equals(2))  // expected-error {{Write the number itself: 2; of a variable, .exactly(count).}}
  sends.verify(.just(2))  // expected-error {{Write the number itself: 2; of a variable, .exactly(count).}}
  sends.verify(.only(2))  // expected-error {{Write the number itself: 2; of a variable, .exactly(count).}}
  sends.verify(.exactly(times: 2))  // expected-error {{Write the number itself: 2; of a variable, .exactly(count).}}
  sends.verify(.only)  // expected-error {{Write .once, and then verifyNoMoreCalls().}}
  sends.verify(.noCalls)  // expected-error {{Write .never, or 0.}}
  sends.verify(.not)  // expected-error {{Write .never, or 0.}}
  sends.verify(.neverCalled)  // expected-error {{Write .never, or 0.}}
  sends.verify(.one)  // expected-error {{Write .once, or 1.}}
  sends.verify(.single)  // expected-error {{Write .once, or 1.}}
  sends.verify(.exactlyOnce)  // expected-error {{Write .once, or 1.}}
  sends.verify(.many)  // expected-error {{Write .atLeast(1); 1... is the same.}}
  sends.verify(.always)  // expected-error {{Write .atLeast(1); 1... is the same.}}
  sends.verify(.oneOrMore)  // expected-error {{Write .atLeast(1); 1... is the same.}}
  sends.verify(.called)  // expected-error {{Write .atLeast(1); 1... is the same.}}
  sends.verify(.timeout(.seconds(1)))  // expected-error {{Write await called(within: .seconds(1)): it}}
  sends.verify(.within(.seconds(1)))  // expected-error {{Write await called(within: .seconds(1)): it}}
}

func verifies(_ sends: Spy<String, String>, _ prices: Stub<String, Int, any Error>) {
  sends.verify(args: .any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.verify(arguments: .any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.verify(withArguments: .any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.verify(withArgs: .any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.verify(calledWith: .any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.verify(parameters: .any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.verify(params: .any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.verifyWith(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.verifyCall(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.assertAnyCall(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.assertWasCalledWith(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.toBeCalledWith(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.alwaysCalledWith(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.calledWithExactly(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.calledWithMatch(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.calledOnceWith(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.calledOnceWithExactly(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.calledOnceWithMatch(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.toHaveBeenCalledExactlyOnceWith(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.toHaveBeenCalledOnceWith(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.verifyAny(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.verifyAtLeastOnceWith(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.assertAwaitedWith(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.assertAwaitedOnceWith(.any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  sends.verifyCalled(with: .any, "ada")  // expected-error {{Write verify(with: "42"), or for two arguments verify(with: .any, "42").}}
  prices.verify("A1")  // expected-error {{Label them: verify(with: .any, "42"), one}}
  prices.verifyWhere { $0 == "A1" }  // expected-error {{Write verify { $0 == value }: a closure of the}}
  prices.verifyThat { $0 == "A1" }  // expected-error {{Write verify { $0 == value }: a closure of the}}
  prices.assertCalledWhere { $0 == "A1" }  // expected-error {{Write verify { $0 == value }: a closure of the}}
  prices.verifyCalled { $0 == "A1" }  // expected-error {{Write verify { $0 == value }: a closure of the}}
  prices.assertCalled { $0 == "A1" }  // expected-error {{Write verify { $0 == value }: a closure of the}}
  prices.verify(["A1"])  // expected-error {{Write verifyCalls([…]), with the arguments of}}
  prices.assertHasCalls(["A1"])  // expected-error {{Write verifyCalls([…]), with the arguments of}}
  prices.verifyAll(["A1"])  // expected-error {{Write verifyCalls([…]), with the arguments of}}
  prices.assertCalls(["A1"])  // expected-error {{Write verifyCalls([…]), with the arguments of}}
  prices.verifyCallList(["A1"])  // expected-error {{Write verifyCalls([…]), with the arguments of}}
  prices.assertHasAwaits(["A1"])  // expected-error {{Write verifyCalls([…]), with the arguments of}}
  prices.verifyAllCalls(["A1"])  // expected-error {{Write verifyCalls([…]), with the arguments of}}
  prices.verifyCallsInOrder(["A1"])  // expected-error {{Write verifyCalls([…]), with the arguments of}}
  prices.verify(calls: ["A1"])  // expected-error {{Write verifyCalls([…]), with the arguments of}}
  prices.verify(all: ["A1"])  // expected-error {{Write verifyCalls([…]), with the arguments of}}
  sends.toBeCalled()  // expected-error {{Write verify(): it fails the test unless there}}
  sends.assertAwaited()  // expected-error {{Write verify(): it fails the test unless there}}
  sends.assertAwaitedOnce()  // expected-error {{Write verify(): it fails the test unless there}}
  sends.verifyWasCalled()  // expected-error {{Write verify(): it fails the test unless there}}
  sends.verifyHasBeenCalled()  // expected-error {{Write verify(): it fails the test unless there}}
  sends.mustHaveBeenCalled()  // expected-error {{Write verify(): it fails the test unless there}}
  sends.shouldHaveBeenCalled()  // expected-error {{Write verify(): it fails the test unless there}}
  sends.verifyInvoked()  // expected-error {{Write verify(): it fails the test unless there}}
  sends.expectCalled()  // expected-error {{Write verify(): it fails the test unless there}}
  sends.assertInvoked()  // expected-error {{Write verify(): it fails the test unless there}}
  sends.assertHasBeenCalled()  // expected-error {{Write verify(): it fails the test unless there}}
  _ = sends.wasCalled(2)  // expected-error {{Write verify(): it fails the test unless there}}
  _ = sends.wasCalled(.once)  // expected-error {{Write verify(): it fails the test unless there}}
  _ = sends.wasCalled(times: 2)  // expected-error {{Write verify(): it fails the test unless there}}
  _ = sends.wasCalled(exactly: 2)  // expected-error {{Write verify(): it fails the test unless there}}
  _ = sends.wasCalled(atLeast: 2)  // expected-error {{Write verify(): it fails the test unless there}}
  _ = sends.wasCalled(atMost: 2)  // expected-error {{Write verify(): it fails the test unless there}}
  sends.verifyNeverCalled()  // expected-error {{Write verify(.never).}}
  sends.assertNotAwaited()  // expected-error {{Write verify(.never).}}
  sends.toNotHaveBeenCalled()  // expected-error {{Write verify(.never).}}
  sends.verifyNoCalls()  // expected-error {{Write verify(.never).}}
  sends.verifyZeroInteractions()  // expected-error {{Write verify(.never).}}
  sends.verifyNoInteractions()  // expected-error {{Write verify(.never).}}
  sends.shouldNotHaveBeenCalled()  // expected-error {{Write verify(.never).}}
  sends.verifyUntouched()  // expected-error {{Write verify(.never).}}
  sends.assertNoCalls()  // expected-error {{Write verify(.never).}}
  sends.toHaveBeenLastCalledWith(.any, "ada")  // expected-error {{Write #expect(lastCall?.arguments == …), or}}
  sends.lastCalledWith(.any, "ada")  // expected-error {{Write #expect(lastCall?.arguments == …), or}}
  sends.verifyLastCall(.any, "ada")  // expected-error {{Write #expect(lastCall?.arguments == …), or}}
  sends.verifyFirstCall(.any, "ada")  // expected-error {{Write #expect(lastCall?.arguments == …), or}}
  sends.assertLastCalledWith(.any, "ada")  // expected-error {{Write #expect(lastCall?.arguments == …), or}}
  sends.verifyLast(with: .any, "ada")  // expected-error {{Write #expect(lastCall?.arguments == …), or}}
  sends.verifyLastCall(with: .any, "ada")  // expected-error {{Write #expect(lastCall?.arguments == …), or}}
  sends.verifyFirstCall(with: .any, "ada")  // expected-error {{Write #expect(lastCall?.arguments == …), or}}
  sends.toHaveBeenNthCalledWith(1, .any, "ada")  // expected-error {{Write #expect(lastCall?.arguments == …), or}}
  sends.nthCalledWith(1, .any, "ada")  // expected-error {{Write #expect(lastCall?.arguments == …), or}}
  sends.verifyCall(at: 0, with: .any, "ada")  // expected-error {{Write #expect(lastCall?.arguments == …), or}}
}

func outcomes(_ sends: Spy<String, String>, _ prices: Stub<String, Int, any Error>) {
  prices.toHaveReturned()  // expected-error {{Values that were returned are not kept.}}
  prices.toHaveResolved()  // expected-error {{Values that were returned are not kept.}}
  prices.alwaysReturned()  // expected-error {{Values that were returned are not kept.}}
  prices.threw()  // expected-error {{Values that were returned are not kept.}}
  prices.alwaysThrew()  // expected-error {{Values that were returned are not kept.}}
  prices.toHaveThrown()  // expected-error {{Values that were returned are not kept.}}
  prices.verifyThrew()  // expected-error {{Values that were returned are not kept.}}
  prices.verifyReturned()  // expected-error {{Values that were returned are not kept.}}
  prices.toHaveReturnedWith(3)  // expected-error {{Values that were returned are not kept.}}
  prices.toHaveLastReturnedWith(3)  // expected-error {{Values that were returned are not kept.}}
  prices.returned(3)  // expected-error {{Values that were returned are not kept.}}
  prices.alwaysReturned(3)  // expected-error {{Values that were returned are not kept.}}
  prices.toHaveResolvedWith(3)  // expected-error {{Values that were returned are not kept.}}
  prices.toHaveReturnedTimes(2)  // expected-error {{Values that were returned are not kept.}}
  prices.toHaveNthReturnedWith(1, 3)  // expected-error {{Values that were returned are not kept.}}
  _ = prices.results  // expected-error {{Values that were returned are not kept.}}
  _ = prices.returnValues  // expected-error {{Values that were returned are not kept.}}
  _ = prices.returnedValues  // expected-error {{Values that were returned are not kept.}}
  _ = prices.outputs  // expected-error {{Values that were returned are not kept.}}
  _ = prices.settledResults  // expected-error {{Values that were returned are not kept.}}
  _ = prices.lastResult  // expected-error {{Values that were returned are not kept.}}
  _ = prices.lastReturnValue  // expected-error {{Values that were returned are not kept.}}
  _ = prices.exceptions  // expected-error {{Values that were returned are not kept.}}
  _ = prices.thrownErrors  // expected-error {{Values that were returned are not kept.}}
  _ = prices.errors  // expected-error {{Values that were returned are not kept.}}
}

func orders(_ sends: Spy<String, String>, _ prices: Stub<String, Int, any Error>) {
  _ = prices.calledBefore(sends)  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
  _ = prices.calledAfter(sends)  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
  _ = prices.calledImmediatelyBefore(sends)  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
  _ = prices.calledImmediatelyAfter(sends)  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
  _ = prices.wasCalledBefore(sends)  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
  _ = prices.wasCalledAfter(sends)  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
  _ = prices.toHaveBeenCalledBefore(sends)  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
  _ = prices.toHaveBeenCalledAfter(sends)  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
  _ = prices.isBefore(sends)  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
  _ = prices.wasCalled(before: sends)  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
  _ = prices.wasCalled(after: sends)  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
  prices.then(sends.matching())  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
}

func waits(_ sends: Spy<String, String>) async {
  sends.verify(timeout: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  sends.verify(within: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  sends.verify(after: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  sends.verify(before: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  sends.verify(2, timeout: .seconds(1))  // expected-error {{Write await called(2, within: .seconds(1)), or}}
  sends.verify(2, within: .seconds(1))  // expected-error {{Write await called(2, within: .seconds(1)), or}}
  sends.verify(with: .any, "ada", timeout: .seconds(1))  // expected-error {{Write await called(with: "ada", .any, within: .seconds(1))}}
  sends.verify(with: .any, "ada", within: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  await sends.called(timeout: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  await sends.called(after: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  await sends.called(for: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  await sends.called(2, timeout: .seconds(1))  // expected-error {{Write await called(2, within: .seconds(1)): it}}
  await sends.called(with: .any, "ada", timeout: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  await sends.waitForCall(timeout: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  await sends.waitForCall(within: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  await sends.wait(timeout: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  await sends.wait(within: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  await sends.waitUntilCalled(timeout: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  await sends.waitUntilCalled(within: .seconds(1))  // expected-error {{Write await called(within: .seconds(1)): it}}
  await sends.called(exactly: 2)  // expected-error {{The number comes first: await called(2), or}}
  await sends.called(atLeast: 2)  // expected-error {{The number comes first: await called(2), or}}
  await sends.called(atMost: 2)  // expected-error {{The number comes first: await called(2), or}}
  await sends.called(count: 2)  // expected-error {{The number comes first: await called(2), or}}
  await sends.called(with: .any, "ada", times: 2)  // expected-error {{The number comes first: await called(2), or}}
  await sends.wait(for: 2)  // expected-error {{Write await called() for a first call, called(2), or called(.atLeast(2)).}}
  await sends.waitForCalls(count: 2)  // expected-error {{The number comes first: await called(2), or}}
  await sends.waitForCalls(atLeast: 2)  // expected-error {{The number comes first: await called(2), or}}
  await sends.waitForCalls(times: 2)  // expected-error {{The number comes first: await called(2), or}}
  await sends.waitUntilCalled(times: 2)  // expected-error {{The number comes first: await called(2), or}}
  await sends.waitForCalls(2, timeout: .seconds(1))  // expected-error {{The number comes first: await called(2), or}}
  await sends.waitForCalls(2, within: .seconds(1))  // expected-error {{The number comes first: await called(2), or}}
  await sends.calledEventually(2)  // expected-error {{The number comes first: await called(2), or}}
  await sends.eventuallyCalled(2)  // expected-error {{The number comes first: await called(2), or}}
  await sends.verifyEventually(2)  // expected-error {{The number comes first: await called(2), or}}
  await sends.waitForInvocations(2)  // expected-error {{The number comes first: await called(2), or}}
  await sends.calledEventually(.once, before: .seconds(1))  // expected-error {{The number comes first: await called(2), or}}
  await sends.waitUntilCallCount(2)  // expected-error {{The number comes first: await called(2), or}}
  await sends.nextCall()  // expected-error {{Write await called(), or called(2).}}
  await sends.waitForNextCall()  // expected-error {{Write await called(), or called(2).}}
  await sends.untilCalled()  // expected-error {{Write await called(), or called(2).}}
  await sends.awaitCall()  // expected-error {{Write await called(), or called(2).}}
  await sends.calledOnce()  // expected-error {{Write await called(), or called(2).}}
  await sends.waitForInvocation()  // expected-error {{Write await called(), or called(2).}}
  await sends.waitForCall(with: .any, "ada")  // expected-error {{Write await called(), or called(2),}}
  await sends.waitUntilCalled(with: .any, "ada")  // expected-error {{Write await called(), or called(2),}}
  await sends.eventuallyCalled(with: .any, "ada")  // expected-error {{Write await called(), or called(2),}}
  await sends.never()  // expected-error {{Say how long: await never(within: .seconds(1)), or}}
  await sends.never(timeout: .seconds(1))  // expected-error {{Say how long: await never(within: .seconds(1)), or}}
  await sends.never(for: .seconds(1))  // expected-error {{Say how long: await never(within: .seconds(1)), or}}
  await sends.never(during: .seconds(1))  // expected-error {{Say how long: await never(within: .seconds(1)), or}}
  await sends.never(.seconds(1))  // expected-error {{Say how long: await never(within: .seconds(1)), or}}
  await sends.never(with: .any, "ada")  // expected-error {{Say how long: await called(.never, with: .any, within: .seconds(1)).}}
  await sends.neverCalled(within: .seconds(1))  // expected-error {{Say how long: await never(within: .seconds(1)), or}}
  await sends.notCalled(within: .seconds(1))  // expected-error {{Say how long: await never(within: .seconds(1)), or}}
  await sends.verifyNever(within: .seconds(1))  // expected-error {{Say how long: await never(within: .seconds(1)), or}}
}
