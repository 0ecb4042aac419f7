// swift-format-ignore-file
// What strangers typed who had read the README alone.

import Understudy
import UnderstudyModules
import UnderstudyTesting

func registering(_ container: Container) {
  _ = Registration(SMTPSettings.self) { (host: String) in SMTPSettings(host: host) }  // expected-error {{Registration(T.self, with: Input.self)}}
  _ = Registration(SMTPSettings.self) { (_: Int) in SMTPSettings() }  // expected-error {{Registration(T.self, with: Input.self)}}
  _ = Registration { SMTPSettings() }  // expected-error {{name the type to register it under}}
  _ = Registration(SMTPSettings.self, profile: "dev") { SMTPSettings() }  // expected-error {{check the environment}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.intoSet()  // expected-error {{resolveAll(T.self)}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.intoMap("a")  // expected-error {{resolveAll(T.self)}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.preDestroy { _ in }  // expected-error {{.onClose { instance in … }}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.destroyMethod { _ in }  // expected-error {{.onClose { instance in … }}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.postConstruct { _ in }  // expected-error {{.onBuild { resolver, instance in … }}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.initMethod { _ in }  // expected-error {{.onBuild { resolver, instance in … }}}
  container.decorator((any Mailer).self) { mailer in mailer }  // expected-error {{register the decorator under the type}}
  container.declare { SMTPSettings() }  // expected-error {{a later registration replaces the earlier one}}
  container.clearAllMocks()  // expected-error {{reset one double with spy.reset()}}
  container.resetAllMocks()  // expected-error {{reset one double with spy.reset()}}
  container.setSystemTime(3)  // expected-error {{register a clock that the test sets}}
}

func checking(_ mail: Module) throws {
  try mail.verify()  // expected-error {{try container.validate()}}
  try mail.validate()  // expected-error {{try container.validate()}}
  try mail.check()  // expected-error {{try container.validate()}}
  try mail.checkModules()  // expected-error {{try container.validate()}}
}

struct Hall {
  @Injected(required: false) var mailer: (any Mailer)?  // expected-error {{an optional property is nil}}
  let office: any Mailer = inject()  // expected-error {{write @Injected var mailer}}
}

func escaping(_ model: SMTPSettings) {
  withEscapedContainer { _ in }  // expected-error {{container.bind { … }}}
  _ = withContainer(from: model) { 3 }  // expected-error {{write withContainer(container) { … }}}
  parametersOf("a")  // expected-error {{create(with: x)}}
}

func verifying(_ sends: Spy<String>) {
  verifyNoMoreInteractions(sends)  // expected-error {{Write sends.verifyNoMoreCalls()}}
  _ = confirmVerified(sends, sends)  // expected-error {{Write sends.verifyNoMoreCalls()}}
  sends.verify(lastCalledWith: "ada")  // expected-error {{lastCall?.arguments}}
  sends.verify(nth: 2, with: "ada")  // expected-error {{lastCall?.arguments}}
}
