// swift-format-ignore-file
// What users of Koin, Guice, Swinject and Factory write of a registration.

import Foundation
import Understudy

func registrations() throws {
  _ = Registration((any Mailer).self, scope: .singleton) { SMTPMailer() }  // expected-error {{the label is lifetime: Registration(T.self, lifetime: .transient)}}
  _ = Registration((any Mailer).self, scope: .transient) { _ in SMTPMailer() }  // expected-error {{the label is lifetime: Registration(T.self, lifetime: .transient)}}
  _ = Registration((any Mailer).self, named: "backup") { SMTPMailer() }  // expected-error {{the label is name: Registration(T.self, name: "…")}}
  _ = Registration((any Mailer).self, named: "backup") { _ in SMTPMailer() }  // expected-error {{the label is name: Registration(T.self, name: "…")}}
  _ = Registration((any Mailer).self, named: "backup", instance: SMTPMailer())  // expected-error {{the label is name: Registration(T.self, name: "…", instance: x)}}
  _ = Registration((any Mailer).self, tag: "backup") { SMTPMailer() }  // expected-error {{the label is name: Registration(T.self, name: "…")}}
  _ = Registration((any Mailer).self, qualifier: "backup") { SMTPMailer() }  // expected-error {{the label is name: Registration(T.self, name: "…")}}
  _ = Registration((any Mailer).self, key: "backup") { SMTPMailer() }  // expected-error {{the label is name: Registration(T.self, name: "…")}}
  _ = Registration((any Mailer).self, eager: true) { SMTPMailer() }  // expected-error {{register it, then build it at start-up: try await container.preload([T.self])}}
  _ = Registration((any Mailer).self, createdAtStart: true) { SMTPMailer() }  // expected-error {{register it, then build it at start-up: try await container.preload([T.self])}}
  _ = Registration((any Mailer).self, lazy: true) { SMTPMailer() }  // expected-error {{every instance is built when it is first resolved: Registration(T.self)}}
  _ = Registration((any Mailer).self, with: SMTPMailer())  // expected-error {{the label is instance: Registration((any P).self, instance: x)}}
  _ = Registration((any Mailer).self, value: SMTPMailer())  // expected-error {{the label is instance: Registration((any P).self, instance: x)}}
  _ = Registration((any Mailer).self, to: SMTPMailer.self)  // expected-error {{pass a factory: Registration((any P).self)}}
  _ = Registration((any Mailer).self, as: SMTPMailer.self)  // expected-error {{pass a factory: Registration((any P).self)}}
  _ = Registration((any Mailer).self, provider: { SMTPMailer() })  // expected-error {{a factory is a closure: Registration((any P).self)}}
  _ = Registration((any Mailer).self, from: SMTPSettings.self) { SMTPMailer(settings: $0) }  // expected-error {{resolve the source in the factory: Registration(T.self)}}
  _ = Registration((any Mailer).self, name: "b", from: SMTPSettings.self, named: "b", lifetime: .transient) { SMTPMailer(settings: $0) }  // expected-error {{resolve the source in the factory: Registration(T.self)}}
  _ = Registration((any Mailer).self, from: SMTPSettings.self, build: { SMTPMailer(settings: $0) }, otherwise: { _ in SMTPMailer() })  // expected-error {{resolve the source in the factory: try $0.resolveIfRegistered(S.self)}}
  _ = Registration(SMTPMailer.self, as: (any Mailer).self)  // expected-error {{pass a factory: Registration((any P).self)}}
  _ = Registration(SMTPMailer.self)  // expected-error {{name the type to register it under: Registration((any P).self, instance: x), or Registration(x, as: (any P).self)}}
  _ = Registration(instance: SMTPMailer())  // expected-error {{name the type to register it under: Registration((any P).self, instance: x), or Registration(x, as: (any P).self)}}
  _ = Registration(instance: SMTPMailer(), as: (any Mailer).self)  // expected-error {{write Registration(x, as: (any P).self)}}
  _ = Registration(type: (any Mailer).self) { SMTPMailer() }  // expected-error {{the type has no label: Registration((any P).self)}}
  _ = Registration(for: (any Mailer).self) { SMTPMailer() }  // expected-error {{the type has no label: Registration((any P).self)}}
  _ = Registration(SMTPMailer(), as: (any Mailer).self, named: "backup")  // expected-error {{the label is name: Registration(x, as: (any P).self, name: "…")}}
  _ = Registration(SMTPSettings.self) { (_, host: String) in SMTPSettings(host: host) }  // expected-error {{a parameter's label is with: Registration(T.self, with: Input.self)}}
  _ = Registration(SMTPSettings.self, argument: String.self) { _, host in SMTPSettings(host: host) }  // expected-error {{a parameter's label is with: Registration(T.self, with: Input.self)}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.named("x")  // expected-error {{pass the name: Registration(T.self, name: "…")}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.name("x")  // expected-error {{pass the name: Registration(T.self, name: "…")}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.tag("x")  // expected-error {{pass the name: Registration(T.self, name: "…")}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.asSingleton()  // expected-error {{leave it out: a registration is a singleton by default}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.graph  // expected-error {{pass lifetime: .graph as an argument}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.weak  // expected-error {{pass lifetime: .weak as an argument}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.eager()  // expected-error {{register it, then build it at start-up: try await container.preload([T.self])}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.lazy()  // expected-error {{every instance is built when it is first resolved: Registration(T.self)}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.primary()  // expected-error {{the later registration of a type counts}}
  _ = Registration(SMTPSettings.self) { SMTPSettings() }.scoped("x")  // expected-error {{pass lifetime: .scoped("session") as an argument}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.implements((any Mailer).self)  // expected-error {{register the protocol too: Registration((any P).self)}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.as((any Mailer).self)  // expected-error {{register the protocol too: Registration((any P).self)}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.bind((any Mailer).self)  // expected-error {{register the protocol too: Registration((any P).self)}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.to((any Mailer).self)  // expected-error {{register the protocol too: Registration((any P).self)}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.initCompleted { r, m in }  // expected-error {{write .onBuild}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.resolveProperties { r, m in }  // expected-error {{write .onBuild}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.onCreate { m in }  // expected-error {{write .onBuild}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.onActivated { m in }  // expected-error {{write .onBuild}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.onDispose { m in }  // expected-error {{write .onClose}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.onDestroy { m in }  // expected-error {{write .onClose}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.onRelease { m in }  // expected-error {{write .onClose}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.decorator { m in m }  // expected-error {{give the wrapped instance a name: Registration((any P).self)}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.onTest { SMTPMailer() }  // expected-error {{register the double in the test: .container}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.onPreview { SMTPMailer() }  // expected-error {{decide when you register: if AppEnvironment.detected() == .preview}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.onDebug { SMTPMailer() }  // expected-error {{decide when you register: #if DEBUG}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.context(.test) { SMTPMailer() }  // expected-error {{decide when you register: if AppEnvironment.detected() == .preview}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.inScope(.singleton)  // expected-error {{name the lifetime: Registration(T.self, lifetime: .transient)}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.in(.singleton)  // expected-error {{leave it out: a registration is a singleton by default}}
  _ = Registration(SMTPMailer.self) { SMTPMailer() }.withName("x")  // expected-error {{pass the name: Registration(T.self, name: "…")}}
}
func b1() throws { try Container.bootstrap { single { SMTPMailer() } } }  // expected-error {{write Registration((any P).self)}}
func b9() throws { try Container.bootstrap { Registration((any Mailer).self, scope: .singleton) { SMTPMailer() } } }  // expected-error {{the label is lifetime: Registration(T.self, lifetime: .transient)}}
func b10() throws { try Container.bootstrap { Registration((any Mailer).self, named: "x") { SMTPMailer() } } }  // expected-error {{the label is name: Registration(T.self, name: "…")}}
func b11() throws { try Container.bootstrap { Registration((any Mailer).self) { SMTPMailer() }.named("x") } }  // expected-error {{pass the name: Registration(T.self, name: "…")}}
func b12() throws { try Container.bootstrap { Registration(SMTPMailer.self) } }  // expected-error {{name the type to register it under: Registration((any P).self, instance: x), or Registration(x, as: (any P).self)}}
func b13() throws { try Container.bootstrap { Registration(instance: SMTPMailer()) } }  // expected-error {{name the type to register it under: Registration((any P).self, instance: x), or Registration(x, as: (any P).self)}}
func b15() throws { try Container.bootstrap { SMTPMailer.self } }  // expected-error {{a builder takes registrations: Registration(x, as: (any P).self); for one alone, write register((any P).self)}}
func b16() throws { try Container.bootstrap { Registration(SMTPMailer.self) { SMTPMailer() }.implements((any Mailer).self) } }  // expected-error {{register the protocol too: Registration((any P).self)}}
