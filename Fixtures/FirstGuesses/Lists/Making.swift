// swift-format-ignore-file
// What users of other tools type first to make a double.

import Understudy
import UnderstudyTesting

private struct Declined: Error {}


func making(_ real: SMTPMailer) {
  _ = Stub<String, Int, any Error>(returnValue: 3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>(returnsValue: 3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>(value: 3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>(initialValue: 3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>(output: 3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>(answer: 3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>(result: 3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>(defaultValue: 3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>(fallback: 3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>(thenReturn: 3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>(mockReturnValue: 3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>.returning(3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>.constant(3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>.always(3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>(return: 3)  // expected-error {{Write Stub(default: value), or set it}}
  _ = Stub<String, Int, any Error>(answers: { $0.count })  // expected-error {{Write Stub(default: { arguments in … }), or set}}
  _ = Stub<String, Int, any Error>(implementation: { $0.count })  // expected-error {{Write Stub(default: { arguments in … }), or set}}
  _ = Stub<String, Int, any Error>(sideEffect: { $0.count })  // expected-error {{Write Stub(default: { arguments in … }), or set}}
  _ = Stub<String, Int, any Error>(handler: { $0.count })  // expected-error {{Write Stub(default: { arguments in … }), or set}}
  _ = Stub<String, Int, any Error>(closure: { $0.count })  // expected-error {{Write Stub(default: { arguments in … }), or set}}
  _ = Stub<String, Int, any Error>(body: { $0.count })  // expected-error {{Write Stub(default: { arguments in … }), or set}}
  _ = Stub<String, Int, any Error>(fake: { $0.count })  // expected-error {{Write Stub(default: { arguments in … }), or set}}
  _ = Stub<String, Int, any Error>(answering: { $0.count })  // expected-error {{Write Stub(default: { arguments in … }), or set}}
  _ = Stub<String, Int, any Error>(perform: { $0.count })  // expected-error {{Write Stub(default: { arguments in … }), or set}}
  _ = Stub<String, Int, any Error>(onCall: { $0.count })  // expected-error {{Write Stub(default: { arguments in … }), or set}}
  _ = Spy<String>(name: "send")  // expected-error {{Write the name first, without a label:}}
  _ = Spy<String>(named: "send")  // expected-error {{Write the name first, without a label:}}
  _ = Spy<String>(label: "send")  // expected-error {{Write the name first, without a label:}}
  _ = Spy<String>(member: "send")  // expected-error {{Write the name first, without a label:}}
  _ = Spy<String>(function: "send")  // expected-error {{Write the name first, without a label:}}
  _ = Spy<String>(method: "send")  // expected-error {{Write the name first, without a label:}}
  _ = Stub<String, Int, any Error>(throws: Declined())  // expected-error {{Give it to the stub afterwards:}}
  _ = Stub<String, Int, any Error>(throwing: Declined())  // expected-error {{Give it to the stub afterwards:}}
  _ = Stub<String, Int, any Error>(error: Declined())  // expected-error {{Give it to the stub afterwards:}}
  _ = Stub<String, Int, any Error>(throwable: Declined())  // expected-error {{Give it to the stub afterwards:}}
  _ = Spy<String>(wraps: real)  // expected-error {{Pass the real one in the double's member:}}
  _ = Spy<String>(wrapping: real)  // expected-error {{Pass the real one in the double's member:}}
  _ = Spy<String>(on: real)  // expected-error {{Pass the real one in the double's member:}}
  _ = Spy<String>(of: real)  // expected-error {{Pass the real one in the double's member:}}
  _ = Spy<String>(real: real)  // expected-error {{Pass the real one in the double's member:}}
  _ = Spy<String>(spying: real)  // expected-error {{Pass the real one in the double's member:}}
  _ = Spy<String>(spyOn: real)  // expected-error {{Pass the real one in the double's member:}}
  _ = Spy<String>(around: real)  // expected-error {{Pass the real one in the double's member:}}
  _ = Spy<String>(target: real)  // expected-error {{Pass the real one in the double's member:}}
  _ = Spy<String>(relaxed: true)  // expected-error {{Leave it out: a Spy records and returns, and a}}
  _ = Spy<String>(strict: true)  // expected-error {{Leave it out: a Spy records and returns, and a}}
  _ = Spy<String>(lenient: true)  // expected-error {{Leave it out: a Spy records and returns, and a}}
  _ = Spy<String>(relaxUnitFun: true)  // expected-error {{Leave it out: a Spy records and returns, and a}}
  _ = Spy<String>(autospec: true)  // expected-error {{Leave it out: a Spy records and returns, and a}}
  _ = Spy<String>(spec: SMTPMailer.self)  // expected-error {{Leave it out: the type parameters are the}}
  _ = Spy<String>(for: SMTPMailer.self)  // expected-error {{Leave it out: the type parameters are the}}
  _ = Spy<String>(type: SMTPMailer.self)  // expected-error {{Leave it out: the type parameters are the}}
  _ = Spy<String>(mocking: SMTPMailer.self)  // expected-error {{Leave it out: the type parameters are the}}
  _ = mockk((any Mailer).self)  // expected-error {{Write a double: a class or struct that conforms}}
  _ = fake((any Mailer).self)  // expected-error {{Write a double: a class or struct that conforms}}
  _ = createMock((any Mailer).self)  // expected-error {{Write a double: a class or struct that conforms}}
  _ = makeMock((any Mailer).self)  // expected-error {{Write a double: a class or struct that conforms}}
  _ = createAutospec((any Mailer).self)  // expected-error {{Write a double: a class or struct that conforms}}
  _ = createStubInstance((any Mailer).self)  // expected-error {{Write a double: a class or struct that conforms}}
  _ = dummy((any Mailer).self)  // expected-error {{Write a double: a class or struct that conforms}}
  _ = strictMock((any Mailer).self)  // expected-error {{Write a double: a class or struct that conforms}}
  _ = niceMock((any Mailer).self)  // expected-error {{Write a double: a class or struct that conforms}}
  _ = autoMock((any Mailer).self)  // expected-error {{Write a double: a class or struct that conforms}}
  let _: any Mailer = mockk()  // expected-error {{Write a double: a class or struct that conforms}}
  let _: any Mailer = mock()  // expected-error {{Write a double: a class or struct that conforms}}
  let _: any Mailer = fake()  // expected-error {{Write a double: a class or struct that conforms}}
  _ = stub((any Mailer).self)  // expected-error {{Write a double: a class or struct that conforms}}
  _ = MagicMock()  // expected-error {{Write a double: a class or struct that conforms}}
  _ = AsyncMock()  // expected-error {{Write a double: a class or struct that conforms}}
  _ = spyk(real)  // expected-error {{Write a double that holds the real one, and}}
  _ = spy(real)  // expected-error {{Write a double that holds the real one, and}}
  _ = partialMock(real)  // expected-error {{Write a double that holds the real one, and}}
  spyOn(real, "send")  // expected-error {{Write a double that holds the real one, and}}
  spy(real, "send")  // expected-error {{Write a double that holds the real one, and}}
  stub(real, "send")  // expected-error {{Write a double that holds the real one, and}}
  patch(real)  // expected-error {{Register a double in the test's container:}}
  mockStatic(SMTPMailer.self)  // expected-error {{Register a double in the test's container:}}
  mockkStatic(SMTPMailer.self)  // expected-error {{Register a double in the test's container:}}
  mockkObject(real)  // expected-error {{Register a double in the test's container:}}
  clearAllMocks()  // expected-error {{Leave it out: a double belongs to its test or}}
  resetAllMocks()  // expected-error {{Leave it out: a double belongs to its test or}}
  restoreAllMocks()  // expected-error {{Leave it out: a double belongs to its test or}}
  unmockkAll()  // expected-error {{Leave it out: a double belongs to its test or}}
  clearMocks()  // expected-error {{Leave it out: a double belongs to its test or}}
  resetMocks()  // expected-error {{Leave it out: a double belongs to its test or}}
  restoreMocks()  // expected-error {{Leave it out: a double belongs to its test or}}
}

func freely(_ mailer: MailerSpy, _ sends: Spy<String, String>, _ prices: Stub<String, Int, any Error>) {
  reset(mailer)  // expected-error {{Write mailer.reset().}}
  resetMock(mailer)  // expected-error {{Write mailer.reset().}}
  resetMocks(mailer)  // expected-error {{Write mailer.reset().}}
  reset(sends)  // expected-error {{Write mailer.reset().}}
  clearInvocations(mailer)  // expected-error {{Write mailer.clearCalls().}}
  clearMocks(mailer)  // expected-error {{Write mailer.clearCalls().}}
  clearInvocations(on: mailer)  // expected-error {{Write mailer.clearCalls().}}
  clearStubs(mailer)  // expected-error {{Write prices.clearAnswers(), member by member.}}
  clearStubs(on: mailer)  // expected-error {{Write prices.clearAnswers(), member by member.}}
  doReturn(3).when(mailer)  // expected-error {{Use the member: gateway.charging.when(.any,}}
  doThrow(3).when(mailer)  // expected-error {{Use the member: gateway.charging.when(.any, "42").throws(PaymentError.declined).}}
  returns(3).when(mailer)  // expected-error {{Use the member: gateway.charging.when(.any,}}
  doAnswer { _ in 3 }.when(mailer)  // expected-error {{when(.any, "42").answers { arguments in … }.}}
  doNothing().when(mailer)  // expected-error {{Leave it out: a member without a result returns.}}
  doCallRealMethod().when(mailer)  // expected-error {{Write replies(.real), and pass the real one}}
  justRun { mailer.send("", to: "") }  // expected-error {{Leave it out: a member without a result returns.}}
  coJustRun { mailer.send("", to: "") }  // expected-error {{Leave it out: a member without a result returns.}}
  stubbing(mailer) { _ in }  // expected-error {{Use the member: gateway.charging.when(.any,}}
  verify { mailer.send("", to: "") }  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  coVerify { mailer.send("", to: "") }  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  verifyAll { mailer.send("", to: "") }  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  wasCalled(sends)  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  expect(sends).toHaveBeenCalled()  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  expect(mailer.sends).toHaveBeenCalledTimes(2)  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  verify(exactly: 2) { mailer.send("", to: "") }  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  verify(atLeast: 2) { mailer.send("", to: "") }  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  verify(atMost: 2) { mailer.send("", to: "") }  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  verify(times: 2) { mailer.send("", to: "") }  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  verify(timeout: .seconds(1)) { mailer.send("", to: "") }  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  assertNotCalled(sends)  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  assertCalledOnce(sends)  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  verifyNever(sends)  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  verifyCalled(sends)  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  verifyNotCalled(sends)  // expected-error {{Use the member: mailer.sends.verify(with: .any,}}
  verifyOrder { sends.verify() }  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
  coVerifyOrder { sends.verify() }  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
  coVerifySequence { sends.verify() }  // expected-error {{Write verifyOrder(seats.reserving.matching("A1"),}}
  eventually { sends.wasCalled }  // expected-error {{Write await sends.called(), or await}}
  waitUntil { sends.wasCalled }  // expected-error {{Write await sends.called(), or await}}
  waitFor { sends.wasCalled }  // expected-error {{Write await sends.called(), or await}}
  eventually(timeout: .seconds(1)) { sends.wasCalled }  // expected-error {{Write await sends.called(), or await}}
  waitUntil(timeout: .seconds(1)) { sends.wasCalled }  // expected-error {{Write await sends.called(), or await}}
  waitFor(timeout: .seconds(1)) { sends.wasCalled }  // expected-error {{Write await sends.called(), or await}}
  eventually(within: .seconds(1)) { sends.wasCalled }  // expected-error {{Write await sends.called(), or await}}
}
