// swift-format-ignore-file
// What users of Koin, Hilt, Spring, Swinject and Factory type first at a container.

import Understudy
import UnderstudyModules

func registering(_ container: Container) {
  container.single { SMTPMailer() as any Mailer }  // expected-error {{register((any P).self) { T() }}}
  container.singleton { SMTPMailer() as any Mailer }  // expected-error {{register((any P).self) { T() }}}
  container.provide { SMTPMailer() as any Mailer }  // expected-error {{register((any P).self) { T() }}}
  container.add { SMTPMailer() as any Mailer }  // expected-error {{register((any P).self) { T() }}}
  container.factory { SMTPMailer() as any Mailer }  // expected-error {{lifetime: .transient}}
  container.transient { SMTPMailer() as any Mailer }  // expected-error {{lifetime: .transient}}
  container.bind((any Mailer).self).to { SMTPMailer() }  // expected-error {{register(x, as: (any P).self)}}
  container.bind((any Mailer).self, to: SMTPMailer.self)  // expected-error {{register(x, as: (any P).self)}}
  container.bind((any Mailer).self, to: SMTPMailer())  // expected-error {{register(x, as: (any P).self)}}
  container.bind((any Mailer).self, to: { SMTPMailer() })  // expected-error {{register(x, as: (any P).self)}}
  container.register(SMTPSettings.self) { (host: String) in SMTPSettings(host: host) }  // expected-error {{name the type of the parameter: Registration(T.self, with: Input.self)}}
  container.register(SMTPSettings.self) { (_: Int) in SMTPSettings() }  // expected-error {{name the type of the parameter: Registration(T.self, with: Input.self)}}
}

func resolving(_ container: Container) throws {
  _ = container.resolve(SMTPSettings.self, parameters: "a")  // expected-error {{create(with: x)}}
  _ = container.resolve(SMTPSettings.self, arguments: "a")  // expected-error {{create(with: x)}}
  _ = container.resolve(SMTPSettings.self, parameter: "a")  // expected-error {{create(with: x)}}
  _ = container.resolve(SMTPSettings.self, with: "a")  // expected-error {{create(with: x)}}
  _ = container.resolve(SMTPSettings.self, args: "a")  // expected-error {{create(with: x)}}
}

struct Desk {
  @Injected("backup") var mailer: any Mailer  // expected-error {{write @Injected(name: "backup")}}
}

func replacing(_ container: Container) {
  container.mock((any Mailer).self, with: FakeMailer())  // expected-error {{register((any P).self, instance: x)}}
  container.override((any Mailer).self, FakeMailer())  // expected-error {{register((any P).self, instance: x)}}
}

func resetting(_ container: Container) {
  container.reset(scope: .singleton)  // expected-error {{reset(.instances)}}
  container.reset(.singleton)  // expected-error {{reset(.instances)}}
  container.reset(.singletons)  // expected-error {{reset(.instances)}}
  container.reset(.cached)  // expected-error {{reset(.instances)}}
  container.reset(.shared)  // expected-error {{reset(.instances)}}
  container.reset(.scope)  // expected-error {{reset(.instances)}}
  container.reset(.cache)  // expected-error {{reset(.instances)}}
}

struct MailModule: ContainerModule {}  // expected-error {{Module("mail") { Registration(T.self) { … } }}}

func starting(_ container: Container, _ mail: Module, _ other: SMTPMailer) throws {
  Container.start(mail)  // expected-error {{try Container.bootstrap(modules: [mail])}}
  container.load(other)  // expected-error {{try container.configure(ModuleSet { module })}}
  let part = module("mail") { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{write Module with a capital M}}
  _ = part
}

func looking(_ container: Container) {
  print(container.graph.dot())  // expected-error {{try await container.audit().graph}}
  print(container.graph.dot)  // expected-error {{try await container.audit().graph}}
}
