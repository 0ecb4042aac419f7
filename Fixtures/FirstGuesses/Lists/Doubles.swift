// swift-format-ignore-file
// What users of Mockito, MockK, Sinon, Jest and unittest.mock type first at a double.

import Understudy
import UnderstudyTesting

struct Declined: Error {}

func answering(_ prices: Stub<String, Int, any Error>) {
  prices.byDefault(.real)  // expected-error {{Write replies(.real), or answers { … } for a closure that awaits; byDefault takes a value}}
  prices.byDefault(.returns(3))  // expected-error {{byDefault takes a value or a closure that does not.}}
  prices.byDefault(3)  // works
  prices.when("A1").doThrow(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").doReturn(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").doAnswer { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").sideEffect { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").callsFake { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").do { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").rejects(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.when("A1").resolves(3)  // expected-error {{Write returns(…).}}
  prices.when("A1").returnsMany(1, 2)  // expected-error {{Write returns(1, 2, 3)}}
  prices.when("A1").returnsMany([1, 2])  // expected-error {{Write returns(1, 2, 3)}}
  prices.when("A1").returns(1).then(2)  // expected-error {{Write returns(1, 2, 3)}}
  prices.when("A1").throws(Declined()).returns(2)  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  prices.returns(1).then(2)  // expected-error {{Write returns(1, 2, 3)}}
  prices.throws(Declined()).returns(2)  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  Stub<String, Void, any Error>().throws(Declined()).returns()  // expected-error {{Write replies(.throws(…), .returns(…)), in turn.}}
  prices.doThrow(Declined())  // expected-error {{Write throws(…); in turn: replies(}}
  prices.doReturn(3)  // expected-error {{Write returns(…).}}
  prices.doAnswer { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.sideEffect { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.sideEffect = { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.implementation = { $0.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.onCall = { $0.count }  // expected-error {{Write answers { arguments in … }.}}
}

func recording(_ sends: Spy<String>) {
  sends("ada")  // expected-error {{Write call(…), in the member of the double}}
}

func verifying(_ sends: Spy<String>, _ prices: Stub<String, Int, Never>) {
  _ = sends.calledWith("ada") == true  // expected-error {{Write verify(with: .any, "42")}}
  _ = sends.wasCalledWith("ada") == true  // expected-error {{Write verify(with: .any, "42")}}
  verifyInOrder { sends.verify() }  // expected-error {{Write verifyOrder(}}
  verifySequence { sends.verify() }  // expected-error {{Write verifyOrder(}}
  inOrder { sends.verify() }  // expected-error {{Write verifyOrder(}}
  let order = InOrder(sends, prices)  // expected-error {{Write verifyOrder(}}
  order.verify(sends)
}
