// swift-format-ignore-file
// What people type who come from Mockito, Factory or swift-dependencies, and what nearly fits.

import Foundation
import Understudy
import UnderstudyTesting

enum PaymentFault: Error { case declined }

extension Container {
  var printing: Factory<any Mailer> { Factory() }
}

func errors(_ sends: Spy<String, String>, _ prices: Stub<String, Int, Never>, _ loads: Stub<String, Int, any Error>) {
  sends.thenThrow(PaymentFault.declined)  // expected-error {{It cannot throw. Declare it with the member's error: Stub<(Letter, String), Void, any Error>().}}
  prices.thenThrow(PaymentFault.declined)  // expected-error {{It cannot throw. Declare it with the member's error:}}
  prices.willThrow(PaymentFault.declined)  // expected-error {{It cannot throw. Declare it with the member's error:}}
  prices.throwsError(PaymentFault.declined)  // expected-error {{It cannot throw. Declare it with the member's error:}}
  prices.mockRejectedValue(PaymentFault.declined)  // expected-error {{It cannot throw. Declare it with the member's error:}}
  sends.when(.any, "ada").thenThrow(PaymentFault.declined)  // expected-error {{It cannot throw. Declare it with the member's error:}}
  sends.when(.any, "ada").andThrow(PaymentFault.declined)  // expected-error {{It cannot throw. Declare it with the member's error:}}
  loads.thenThrow(PaymentFault.declined)  // expected-error {{Write throws(…); in turn: replies(}}
  loads.throws(PaymentFault.declined, times: 1)  // expected-error {{Write replies(.throws(error).times(2), .returns(…)): in turn. After that it is as byDefault(…) says.}}
  loads.replies(.throws(PaymentFault.declined).times(1))  // works
}

func errorsOfSpies(_ address: String) {
  let ringing = Spy<Void, any Error>()
  ringing.call()  // expected-error {{A Spy lists arguments alone, and cannot throw. With the member's error, write Stub<(Letter, String), Void, any Error>().}}
  let sending = Spy<String, any Error>()
  sending.call(address)  // expected-error {{A Spy lists arguments alone, and cannot throw.}}
  let charging = Spy<String, PaymentFault>()
  charging.call(address)  // expected-error {{A Spy lists arguments alone, and cannot throw.}}
  charging.call(address, .declined)  // works
  let reporting = Spy<any Error>()
  reporting.call(PaymentFault.declined)  // works
}

func answers(_ prices: Stub<String, Int, Never>) {
  prices.answers([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other; a closure computes: answers { arguments in … }.}}
  prices.when("A1").answers([1, 2])  // expected-error {{Write returns(1, 2, 3): one after the other; a closure computes:}}
  prices.returns(1, 2)  // works
}

func times(_ sends: Spy<String, String>, _ mailer: MailerSpy) async {
  sends.verify(atMostOnce())  // expected-error {{Write .atMost(1), as in mailer.sends.verify(.atMost(1)).}}
  sends.verify(timeout(100))  // expected-error {{Write await mailer.sends.called(with: .any, within: .milliseconds(100)): it waits for the call.}}
  await sends.called(timeout(100))  // expected-error {{Write await mailer.sends.called(with: .any, within: .milliseconds(100)): it waits for the call.}}
  sends.verify(.atMost(1))  // works
  await sends.called(within: .milliseconds(100))  // works
}

func lenience(_ prices: Stub<String, Int, Never>, _ mailer: MailerSpy) {
  lenient().when(mailer).send("hi", to: "ada").thenReturn(3)  // expected-error {{Leave it out: an unused answer is a warning. Use the member: prices.when("A1").returns(90).}}
  prices.when("A1").returns(90)  // works
}

final class Case1 { @Mock var mailer: any Mailer }  // expected-error {{Write a double, a type that conforms to the protocol and to TestDouble, and make it: MailerSpy(); or let it be generated: MailerDouble()}}
final class Case3 { let mailer = MailerSpy() }  // works

func states(_ container: Container) {
  container.printing.push()  // expected-error {{leave it out: each test has its own container}}
  container.printing.pop()  // expected-error {{leave it out: each test has its own container}}
  Container.shared.printing.register { FakeMailer() }  // expected-error {{register by type, in @Test(.container { $0.register(x, as: (any P).self) }) or a ContainerTestCase}}
  Container.shared.posting.register { FakeMailer() }  // expected-error {{register by type, in @Test(.container { $0.register(x, as: (any P).self) }) or a ContainerTestCase}}
  Container.shared.houseClock.register { SystemClock() }  // expected-error {{register by type, in @Test(.container}}
  _ = Container.shared.posting()  // expected-error {{read it with @Injected, or try Container.current.resolve((any P).self)}}
  let _: any Mailer = Container.shared.posting()  // expected-error {{read it with @Injected, or try Container.current.resolve((any P).self)}}
  let _: any Mailer = Container.shared.posting  // expected-error {{the container has no such member; register by type}}
  Container.shared.registr(FakeMailer())  // expected-error {{the container has no such member}}
  Container.shared.register((any Mailer).self) { FakeMailer() }  // expected-error {{a test with @Test(.container { … }) or ContainerTestCase}}
  Container.shared.manager.reset()  // expected-error {{the container has no such member}}
  container.manager.push()  // expected-error {{leave it out: each test has its own container}}
  container.manager.reset()  // expected-error {{leave it out: each test has its own container}}
  container.manager.reset(options: .all)  // expected-error {{leave it out: each test has its own container}}
  container.manager.defaultScope = 3  // expected-error {{leave it out: each test has its own container}}
}

func overriding() async throws {
  withOverrides { $0.register(FakeMailer(), as: (any Mailer).self) } operation: { }  // expected-error {{write withContainer { $0.register(x, as: (any P).self) } operation: { … }; it ends with the block}}
  await withOverrides { $0.register(FakeMailer(), as: (any Mailer).self) } operation: { await Task.yield() }  // expected-error {{write withContainer { $0.register(x, as: (any P).self) }}}
  withContainer { $0.register(FakeMailer(), as: (any Mailer).self) } operation: { }  // works
}

func dates(_ container: Container) {
  container.register(Date.self, .singleton) { Date() }  // expected-error {{pass the lifetime: register(T.self, lifetime: .singleton)}}
  container.register(Container())  // expected-error {{Put the registrations of the app into a function, @RegistrationBuilder func app() -> [any AnyRegistration]}}
  container.register(Date(timeIntervalSince1970: 0))  // expected-error {{name the type to register it under, a protocol: register(x, as: (any P).self), or its own: register(T.self, instance: x)}}
  container.register(Date.self, instance: Date(timeIntervalSince1970: 0))  // works
}
