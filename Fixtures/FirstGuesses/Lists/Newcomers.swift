// swift-format-ignore-file
// What people typed who knew Factory, Mockito, or neither.

import Understudy
import UnderstudyTesting

enum PaymentError: Error { case declined }

typealias Charging = Stub<(amount: Int, card: String), String, PaymentError>

extension Container {
  var mailing: Factory<any Mailer> { Factory() }
}

func unlabelled(_ sends: Spy<String, String>, _ drafts: Spy<Ticket, String>, _ charging: Charging) {
  charging.verify(2, 500, "42")  // expected-error {{Label the arguments: verify(with: .any, "42").}}
  charging.verify(500, "42")  // expected-error {{Label the arguments: verify(with: .any, "42").}}
  charging.verify(.never, .any, "42")  // expected-error {{Label the arguments: verify(with: .any, "42").}}
  sends.verify(.any, "ada")  // expected-error {{Label the arguments: verify(with: .any, "42").}}
  sends.verify(.any, .any)  // expected-error {{Label the arguments: verify(with: .any, "42").}}
  sends.verify("hi", "ada")  // expected-error {{Label the arguments: verify(with: .any, "42").}}
  drafts.verify(Ticket(seat: "A1"), "ada")  // expected-error {{Label the arguments: verify(with: .equal(money), .any).}}
  drafts.verify(2, Ticket(seat: "A1"), "ada")  // expected-error {{Label the arguments: verify(with: .equal(money), .any).}}
  sends.verify(.any)  // expected-error {{Write .atLeast(1), or 1...; for any arguments, verify().}}
  charging.verify(2, with: 500, "42")  // works
}

func counts(_ sends: Spy<String, String>) {
  sends.verify(with: .any(), "ada")  // expected-error {{Write it without parentheses: .any, .nil, .empty.}}
  sends.verify(with: .any, .empty())  // expected-error {{Write it without parentheses: .any, .nil, .empty.}}
  sends.verify(.never())  // expected-error {{Write it without parentheses: .never, .once, .twice.}}
  sends.verify(.once())  // expected-error {{Write it without parentheses: .never, .once, .twice.}}
  sends.verify(with: .any, "ada", .times(2))  // expected-error {{The number comes first: verify(2, with: .any, "42").}}
  sends.verify(with: .any, "ada", .exactly(2))  // expected-error {{The number comes first: verify(2, with: .any, "42").}}
  sends.verify(with: .any, "ada", .called(2))  // expected-error {{The number comes first: verify(2, with: .any, "42").}}
  sends.verify(with: argThat { $0.count == 2 }, "ada")  // expected-error {{Give the parameter its type: .where}}
  sends.verify(with: argThat { (text: String) in text.isEmpty }, "ada")  // expected-error {{Give the parameter its type: .where}}
}

func seconds(_ sends: Spy<String, String>) async {
  sends.verify(timeout: 1)  // expected-error {{Write a Duration: await called(within: .seconds(1)).}}
  sends.verify(2, within: 0.5)  // expected-error {{Write a Duration: await called(within: .seconds(1)).}}
  await sends.called(timeout: 1)  // expected-error {{Write a Duration: await called(within: .seconds(1)).}}
  await sends.called(2, timeout: 1)  // expected-error {{Write a Duration: await called(within: .seconds(1)).}}
  await sends.called(within: 1)  // expected-error {{Write a Duration: await called(within: .seconds(1)).}}
  await sends.called(2, within: 0.5)  // expected-error {{Write a Duration: await called(within: .seconds(1)).}}
  await sends.called(2, within: .seconds(1))  // works
}

func errors(_ sends: Spy<String, String>, _ charging: Charging) {
  sends.throws(PaymentError.declined)  // expected-error {{It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>().}}
  sends.when(.any, "ada").throws(PaymentError.declined)  // expected-error {{It cannot throw. Declare it with the member's error:}}
  sends.answers { _ in throw PaymentError.declined }  // expected-error {{It cannot throw. Declare it with the member's error:}}
  sends.when(.any, "ada").answers { _ in throw PaymentError.declined }  // expected-error {{It cannot throw. Declare it with the member's error:}}
  _ = Spy<String, String>(throws: PaymentError.self)  // expected-error {{It cannot throw. Declare it with the member's error:}}
  charging.answers { _ in throw PaymentError.declined }  // expected-error {{Name the error: answers { arguments throws(PaymentError) in … }.}}
  charging.answers { if $0.amount > 5 { throw PaymentError.declined }; return "1" }  // expected-error {{Name the error: answers { arguments throws(PaymentError) in … }.}}
  charging.when(.any, "42").answers { _ in throw PaymentError.declined }  // expected-error {{Name the error: answers { arguments throws(PaymentError) in … }.}}
  charging.answers { _ throws(PaymentError) in throw .declined }  // works
  // A mistake in the closure is still the only one that is reported.
  charging.answers { "\($0.amont)" }  // expected-error {{has no member 'amont'}}
  charging.verify(2) { $0.amont > 3 }  // expected-error {{has no member 'amont'}}
}

func settingUp(_ mailer: MailerSpy) {
  doThrow(PaymentError.declined).when(mailer).send(.any, to: "ada")  // expected-error {{when(.any, "42").throws(PaymentError.declined).}}
  doNothing().when(mailer).send(.any, to: "ada")  // expected-error {{Leave it out: a member without a result returns.}}
  doReturn(3).when(mailer).send(.any, to: "ada")  // expected-error {{when(.any, "42").returns(receipt).}}
  verify(mailer).send(.any, to: "ada")  // expected-error {{Use the member: mailer.sends.verify(with: .any, "ada"); generated: mailer.on.send(.any, to: "ada").verify().}}
  _ = Captor(Ticket.self)  // expected-error {{Write the type in angle brackets: Captor<Letter>().}}
}

func recording(_ sends: Spy<String, String>, _ opens: Spy<Void>) {
  sends.record("hi", "ada")  // expected-error {{Write call(…), in the member of the double.}}
  sends.track(("hi", "ada"))  // expected-error {{Write call(…), in the member of the double.}}
  opens.record()  // expected-error {{Write call(…), in the member of the double.}}
}

func overriding(_ container: Container) async {
  withContainer { $0.register(FakeMailer(), as: (any Mailer).self) }  // expected-error {{say what runs in it: withContainer { $0.register(…) } operation: { … }}}
  await withContainer { $0.register(FakeMailer(), as: (any Mailer).self); await Task.yield() }  // expected-error {{say what runs in it: withContainer { $0.register(…) } operation: { … }}}
  withContainer { _ = Ticket(seat: "A1") }  // expected-error {{name the container: withContainer(container) { … }}}
  await withContainer { await Task.yield() }  // expected-error {{name the container: withContainer(container) { … }}}
  withContainer(container)  // expected-error {{say what runs in it: withContainer(container) { … }}}
  withContainer { $0.registr(FakeMailer()) } operation: {}  // expected-error {{has no member 'registr'}}
}

func factories() {
  _ = Container.current.mailing()  // expected-error {{make one with try $mailer.make() of a property @Factory var mailer, or resolve it: try Container.current[(any P).self]}}
}

protocol Wallet: Sendable {
  func save(_ name: String, cents: Int) throws -> String
  func load(_ name: String) async throws -> Int
}

func callsWithMatchers(_ wallet: any Wallet) async {
  every { try wallet.save(any(), cents: anyInt()) }.returns("r")  // expected-error 2 {{Write .any.}} expected-error {{gateway.charging.when(.any, "42").returns(receipt).}}
  every { try wallet.save(eq("a"), cents: 1) }.returns("r")  // expected-error {{Write .equal(…), or the literal itself.}} expected-error {{gateway.charging.when(.any, "42").returns(receipt).}}
  coEvery { try await wallet.load("a") }.returns(1)  // expected-error {{gateway.charging.when(.any, "42").returns(receipt).}}
  coVerify { try await wallet.load("a") }  // expected-error {{Use the member: mailer.sends.verify(with: .any, "ada"); generated: mailer.on.send(.any, to: "ada").verify().}}
  coVerify(exactly: 1) { try await wallet.load("a") }  // expected-error {{Use the member: mailer.sends.verify(with: .any, "ada"); generated: mailer.on.send(.any, to: "ada").verify().}}
  coVerify(timeout: 100) { try await wallet.load("a") }  // expected-error {{Write await mailer.sends.called(within: .milliseconds(100)): it waits for the call.}}
}

func generated(_ wallet: some GeneratedDouble) {
  wallet.verifyNoMoreInteractions()  // expected-error {{Write verifyNoMoreCalls().}}
  wallet.verifyNoOtherCalls()  // expected-error {{Write verifyNoMoreCalls().}}
  wallet.clear()  // expected-error {{Write clearCalls(), or reset() for calls and answers.}}
  reset(wallet)  // expected-error {{Write mailer.reset().}}
  clearInvocations(wallet)  // expected-error {{Write mailer.clearCalls().}}
  verifyNoInteractions(wallet)  // expected-error {{verifyNotCalled}}
}

func once(_ finds: Stub<String, Int, any Error>, _ error: any Error) {
  finds.mockRejectedValueOnce(error)  // expected-error {{Write replies(.throws(…), .returns(…)), in turn. If only one call fails: replies(.throws(…).times(1)) after byDefault(…).}}
  finds.mockReturnValueOnce(1)  // expected-error {{Write replies(.returns(…), .returns(…)), in turn. If only one call differs: replies(.returns(…).times(1)) after byDefault(…).}}
}

func lines(_ charging: Charging, _ sends: Spy<String, String>, _ place: String) {
  charging.verify(2, with: (amount: 500, card: "42"))  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure.}}
  sends.verify(.never, with: ("hi", "ada"))  // expected-error {{Give a matcher for each argument: .equal(order), .equal(day), .any; or a closure.}}
  sends.verify(2, sourceLocation: place)  // expected-error {{A helper passes its caller's line on as fileID: StaticString = #fileID}}
  sends.verify(with: .any, "ada", sourceLocation: place)  // expected-error {{A helper passes its caller's line on as fileID: StaticString = #fileID}}
}
