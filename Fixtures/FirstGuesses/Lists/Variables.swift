// swift-format-ignore-file
// What people type first with their own types at a double, and to set its answers.

import Understudy
import UnderstudyTesting

private struct Order: Sendable, Equatable {}
private struct Day: Sendable, Equatable {}
private enum Failed: Error { case boom }

private func variables(_ ships: Stub<(Order, Day), String, any Error>, _ sends: Spy<String, String>, _ order: Order, _ day: Day, _ id: String) async {
  ships.verify(with: order, day)  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure.}}
  ships.verify(2, with: order, day)  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day)}}
  await ships.called(with: order, day)  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day)}}
  ships.when(order, day).returns("x")  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day)}}
  _ = ships.matching(order, day)  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day)}}
  _ = ships.calls(with: order, day)  // expected-error {{Filter them}}
  sends.verify(with: id, id)  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day)}}
  sends.verify(with: .any, id)  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day)}}
  sends.when(id, .any).returns(())  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day)}}
  await sends.called(with: id, id)  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day)}}
  ships.verify(with: .equal(order), .any)  // works
  ships.verify(with: .equl(order), .any)  // expected-error {{type 'Matcher' has no member 'equl'}}
  sends.verify(never: true)  // expected-error {{Write verify(.never).}}
}

private func three(_ books: Stub<(Order, Day, String), Int, any Error>, _ order: Order, _ day: Day) async {
  books.verify(with: .any, .any, order)  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day)}}
  books.verify(with: .any, day, order)  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day)}}
  books.verify(with: order, day, .any)  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day)}}
  books.when(order, .any, day).returns(1)  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day)}}
  await books.called(with: order, day, "a")  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day)}}
}

private func turns(_ finds: Stub<Int, String, any Error>, _ loads: Stub<Int, String, Failed>, _ error: any Error) {
  finds.throws(error).then(.returns("3"))  // expected-error {{Write replies(.throws(…), .returns(…)), in turn. If only one call fails: replies(.throws(…).times(1)) after byDefault(…).}}
  finds.throws(error).times(1)  // expected-error {{To answer two calls: replies(.throws(…).times(2)).}}
  finds.when(1).throws(error).then(.returns("3"))  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  loads.throws(.boom, then: "x")  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  finds.returns("x", then: "y")  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  finds.sideEffect([error, "ok"])  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  finds.replies(error, "b")  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  finds.replies("a", "b")  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  finds.when(1).replies("a", "b")  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  finds.replies([.throws(error), .returns("a")])  // expected-error {{They are written one by one: replies(.throws(…), .returns(…)).}}
  finds.returns(once: "a")  // expected-error {{If only one call differs: replies(.returns(…).times(1)) after byDefault(…).}}
  finds.when(1).returns(once: "a")  // expected-error {{If only one call differs: replies(.returns(…).times(1)) after byDefault(…).}}
  finds.error = error  // expected-error {{Write throws(…): for all calls; in turn: replies(.throws(…), .returns(…)).}}
  finds.result = .success("a")  // expected-error {{Write returns(…), or throws(…): for all calls;}}
  finds.results = ["a", "b"]  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  finds.returnValues = ["a", "b"]  // expected-error {{Write returns(1, 2, 3): one after the other.}}
  finds.calls { _ in "a" }  // expected-error {{Write answers { arguments in … }.}}
  finds.on(1).returns("a")  // expected-error {{Write when(1).returns(…), a matcher for each argument.}}
  finds.whenCalled(with: 1).returns("a")  // expected-error {{Write when(1).returns(…), a matcher for each argument.}}
  finds.returns("a", for: 1)  // expected-error {{Write when(1).returns(…), a matcher for each argument.}}
  finds.when(1) { _ in "a" }  // expected-error {{Write when(1).answers { arguments in … }, a matcher for each argument.}}
  finds.when(1) { $0.foo }  // expected-error {{has no member 'foo'}}
  finds.always.returns("a")  // expected-error {{Leave it out: returns(…) answers all calls.}}
  loads.replies(.returns("a"), .throws(.bom))  // expected-error {{type 'Failed' has no member 'bom'}}
  loads.replies(.returns("a"), .throws(.boom))  // works
  finds.throws(error)  // works
}

private struct Shop: TestDouble {
  let loads = Spy<Int>()
  let pings = Spy<Void>()
}

private func ends(_ shop: Shop) {
  verifyOrder(shop.loads, shop.pings)  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"), gateway.charging.matching(.any, 42)).}}
  verifyOrder(shop.loads.matching(), shop.pings.matching())  // works
  shop.verifyNothingElseCalled()  // expected-error {{Write verifyNoMoreCalls().}}
  shop.assertNoOtherCalls()  // expected-error {{Write verifyNoMoreCalls().}}
  shop.expectNoCalls()  // expected-error {{Write verifyNotCalled().}}
  shop.loads.verifyNothingElseCalled()  // expected-error {{Write verifyNoMoreCalls().}}
  shop.loads.assertNoOtherCalls()  // expected-error {{Write verifyNoMoreCalls().}}
  shop.loads.expectNoCalls()  // expected-error {{Write verify(.never).}}
}

private func counts(_ loads: Spy<Order>, _ order: Order) async {
  loads.verify(with: order, times: 1)  // expected-error {{The number comes first: verify(2, with: order).}}
  loads.verify(with: order, 2)  // expected-error {{The number comes first: verify(2, with: order).}}
  loads.verify(with: order, .exactly(1))  // expected-error {{The number comes first: verify(2, with: order).}}
  loads.verify(with: order, timeout: .seconds(1))  // expected-error {{Write await called(with: order, within: .seconds(1))}}
  loads.verify(with: order, within: .seconds(1))  // expected-error {{Write await called(with: order, within: .seconds(1))}}
  await loads.called(with: order, timeout: .seconds(1))  // expected-error {{Write called(with: order, within: .seconds(1)).}}
  await loads.called(within: .seconds(1), with: order)  // expected-error {{Write called(with: order, within: .seconds(1)).}}
  await loads.called(with: order, within: .seconds(1))  // works
  loads.verify(2, with: order)  // works
}
