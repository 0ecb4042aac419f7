// swift-format-ignore-file
// What people type who come from Python's unittest.mock.

import Understudy
import UnderstudyTesting

func verifying(_ sends: Spy<String, String>, _ mailer: MailerSpy, _ charges: MemberCalls<(Int), String, any Error, () -> Void>) {
  sends.assert_called_once_with("hi", "ada")  // expected-error {{Write verify(with: .any, "42"), one matcher for each argument}}
  sends.assert_called_with("hi", "ada")  // expected-error {{Write verify(with: .any, "42"), one matcher for each argument}}
  sends.assert_any_call("hi", "ada")  // expected-error {{Write verify(with: .any, "42"), one matcher for each argument}}
  sends.assert_called_once()  // expected-error {{Write verify(): it fails the test unless there was exactly one call.}}
  sends.assert_called()  // expected-error {{Write verify(.atLeast(1)), or verify() for exactly one call.}}
  sends.assert_not_called()  // expected-error {{Write verify(.never).}}
  charges.assert_called_once()  // expected-error {{Write verify(): it fails the test unless there was exactly one call.}}
  charges.assert_called()  // expected-error {{Write verify(.atLeast(1)), or verify() for exactly one call.}}
  charges.assert_not_called()  // expected-error {{Write verify(.never).}}
  sends.assert_has_calls([("hi", "ada"), ("ho", "ada")])  // expected-error {{Write verifyCalls([…])}}
  _ = sends.call_count == 1  // expected-error {{Write callCount.}}
  _ = sends.call_args  // expected-error {{Write lastCall?.arguments.}}
  _ = sends.call_args_list  // expected-error {{Write calls.map}}
  sends.reset_mock()  // expected-error {{Write reset().}}
  mailer.reset_mock()  // expected-error {{Write reset().}}
}

func answering(_ prices: Stub<String, Int, any Error>, _ error: any Error) {
  prices.return_value = 3  // expected-error {{Write returns(…): one value for all calls, or several in turn.}}
  prices.when("A1").return_value = 3  // expected-error {{Write returns(…): one value for all calls, or several in turn.}}
  prices.side_effect = error  // expected-error {{Write throws(…), replies(.throws(…), .returns(…)) in turn, or answers}}
  prices.side_effect = [1, 2]  // expected-error {{Write throws(…), replies(.throws(…), .returns(…)) in turn, or answers}}
  prices.side_effect = { _ in 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.side_effect = { seat in if seat == "A1" { throw error }; return 3 }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").side_effect = error  // expected-error {{Write throws(…), replies(.throws(…), .returns(…)) in turn, or answers}}
}
