// swift-format-ignore-file
// What people type who come from Koin, MockK and Mockito-Kotlin.

import Understudy
import UnderstudyModules
import UnderstudyTesting

func making() {
  _ = mock<Mailer>()  // expected-error {{write a double: a type that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble()}}
  _ = mockk<any Mailer>()  // expected-error {{write a double: a type that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble()}}
  _ = mockk<Mailer>(relaxed: true)  // expected-error {{write a double: a type that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble()}}
  _ = fake<Mailer>()  // expected-error {{write a double: a type that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble()}}
  _ = stub<Mailer>()  // expected-error {{write a double: a type that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble()}}
  _ = spy<Mailer>()  // expected-error {{write a double: a type that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble()}}
  _ = mock(of: Mailer.self)  // expected-error {{write a double: a type that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble()}}
  _ = mock(Mailer.self)  // expected-error {{Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble()}}
  _ = mockk(Mailer.self)  // expected-error {{Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble()}}
  _ = Mock(Mailer.self)  // expected-error {{Write a double, a type that conforms to the protocol and to TestDouble}}
  let _: any Mailer = mock()  // expected-error {{Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble()}}
  let _: any Mailer = mockk(relaxed: true)  // expected-error {{Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble()}}
  let _: any Mailer = fake()  // expected-error {{Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble()}}
}

func interactions(_ mailer: MailerSpy, _ sends: Spy<String>) {
  verifyNoInteractions(mailer)  // expected-error {{Write mailer.verifyNotCalled(), or mailer.sends.verify(.never) for one member.}}
  verifyNoInteractions(sends)  // expected-error {{Write mailer.verifyNotCalled(), or mailer.sends.verify(.never) for one member.}}
  verifyZeroInteractions(mailer)  // expected-error {{Write mailer.verifyNotCalled(), or mailer.sends.verify(.never) for one member.}}
  verifyZeroInteractions(mailer, sends)  // expected-error {{Write mailer.verifyNotCalled(), or mailer.sends.verify(.never) for one member.}}
  clearMocks(mailer)  // expected-error {{Write mailer.clearCalls().}}
  clearMocks(sends)  // expected-error {{Write mailer.clearCalls().}}
  clearMocks()  // expected-error {{Leave it out: a double belongs to its test or its container, and ends with it.}}
}

func modules() {
  _ = module { single<any Mailer> { SMTPMailer() } }  // expected-error {{write Module with a capital M}} expected-error {{write Registration((any P).self) { T() }}}
  _ = module { single { SMTPMailer() } }  // expected-error {{write Module with a capital M}} expected-error {{write Registration((any P).self) { T() }}}
  _ = single<Usher> { resolver in Usher() }  // expected-error {{write Registration((any P).self) { T() }}}
}
