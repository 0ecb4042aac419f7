// swift-format-ignore-file
// What users of Guice, Spring, Koin, Swinject and .NET ask with.

import Foundation
import Understudy
import UnderstudyModules

func resolving(_ c: Container, _ mail: Module) throws {
  let _: any Mailer = c.inject()  // expected-error {{ask with try container.resolve(T.self)}}
  let _: any Mailer = c.inject((any Mailer).self)  // expected-error {{ask with try container.resolve(T.self)}}
  let _: any Mailer = c.get()  // expected-error {{ask with try container.resolve(T.self)}}
  let _: any Mailer = c.get(named: "backup")  // expected-error {{ask with the name: try container.resolve(T.self, name: "…")}}
  let _: (any Mailer)? = c.getOrNull()  // expected-error {{what may be missing is asked with try container.resolveIfRegistered(T.self)}}
  let _: (any Mailer)? = c.getOrNull((any Mailer).self)  // expected-error {{what may be missing is asked with try container.resolveIfRegistered(T.self)}}
  let _: (any Mailer)? = c.injectOrNull()  // expected-error {{what may be missing is asked with try container.resolveIfRegistered(T.self)}}
  let _: [any Mailer] = c.getAll()  // expected-error {{ask with try container.resolveAll(T.self)}}
  let _: [any Mailer] = c.getAll((any Mailer).self)  // expected-error {{ask with try container.resolveAll(T.self)}}
  let _: [any Mailer] = c.getServices((any Mailer).self)  // expected-error {{ask with try container.resolveAll(T.self)}}
  let _: (any Mailer)? = c.getService((any Mailer).self)  // expected-error {{what may be missing is asked with try container.resolveIfRegistered(T.self)}}
  let _: any Mailer = c.getRequiredService((any Mailer).self)  // expected-error {{ask with try container.resolve(T.self)}}
  let _: any Mailer = c.getKeyedService((any Mailer).self, "backup")  // expected-error {{ask with try container.resolve(T.self)}}
  let _: any Mailer = c.getInstance((any Mailer).self)  // expected-error {{ask with try container.resolve(T.self)}}
  let _: any Mailer = c.getBean((any Mailer).self)  // expected-error {{ask with try container.resolve(T.self)}}
  let _: any Mailer = c.getBean("mailer")  // expected-error {{ask with try container.resolve(T.self)}}
  let _: any Mailer = c.bean((any Mailer).self)  // expected-error {{ask with try container.resolve(T.self)}}
  let _: any Mailer = c.make((any Mailer).self)  // expected-error {{ask with try container.resolve(T.self)}}
  let _: any Mailer = c.make()  // expected-error {{ask with try container.resolve(T.self)}}
  let _: any Mailer = c.create((any Mailer).self)  // expected-error {{ask with try container.resolve(T.self)}}
  let _: any Mailer = c.retrieve((any Mailer).self)  // expected-error {{ask with try container.resolve(T.self)}}
  let _: any Mailer = c.lookup((any Mailer).self)  // expected-error {{ask with try container.resolve(T.self)}}
  let _: any Mailer = c.locate((any Mailer).self)  // expected-error {{ask with try container.resolve(T.self)}}
  let _: (any Mailer)? = c.tryResolve((any Mailer).self)  // expected-error {{what may be missing is asked with try container.resolveIfRegistered(T.self)}}
  let _: (any Mailer)? = c.resolveOrNil((any Mailer).self)  // expected-error {{what may be missing is asked with try container.resolveIfRegistered(T.self)}}
  let _: (any Mailer)? = c.resolveIfPresent((any Mailer).self)  // expected-error {{what may be missing is asked with try container.resolveIfRegistered(T.self)}}
  let _: (any Mailer)? = c.optional((any Mailer).self)  // expected-error {{what may be missing is asked with try container.resolveIfRegistered(T.self)}}
  let _: (any Mailer)? = c.optional()  // expected-error {{what may be missing is asked with try container.resolveIfRegistered(T.self)}}
  let _: any Mailer = c.resolveOrFail((any Mailer).self)  // expected-error {{ask with try container.resolve(T.self)}}
  let _: [any Mailer] = c.collect((any Mailer).self)  // expected-error {{ask with try container.resolveAll(T.self)}}
  _ = c.lazy((any Mailer).self)  // expected-error {{what is built later is resolved: try container.resolve(Lazy<T>.self)}}
  _ = c.provider((any Mailer).self)  // expected-error {{a provider is resolved: try container.resolve(Provider<T>.self)}}
  _ = c.resolveProvider((any Mailer).self)  // expected-error {{a provider is resolved: try container.resolve(Provider<T>.self)}}
  _ = c.resolveLazy((any Mailer).self)  // expected-error {{what is built later is resolved: try container.resolve(Lazy<T>.self)}}
  _ = c.provider(for: (any Mailer).self)  // expected-error {{a provider is resolved: try container.resolve(Provider<T>.self)}}
  let _: any Mailer = c[named: "backup"]  // expected-error {{ask with the name: try container.resolve(T.self, name: "…")}}
  let _: Bool = c.has((any Mailer).self)  // expected-error {{ask with container.isRegistered(T.self)}}
  let _: Bool = c.hasRegistration((any Mailer).self)  // expected-error {{ask with container.isRegistered(T.self)}}
  let _: Bool = c.hasRegistration(of: (any Mailer).self)  // expected-error {{ask with container.isRegistered(T.self)}}
  let _: Bool = c.hasAnyRegistration(of: (any Mailer).self)  // expected-error {{ask with container.isRegistered(T.self)}}
  let _: Bool = c.canResolve((any Mailer).self)  // expected-error {{ask with container.isRegistered(T.self)}}
  let _: Bool = c.isBound((any Mailer).self)  // expected-error {{ask with container.isRegistered(T.self)}}
  let _: Bool = c.contains((any Mailer).self, name: "x")  // expected-error {{ask with container.isRegistered(T.self)}}
  let _: Bool = c.isRegistered((any Mailer).self, named: "x")  // expected-error {{the label is name: container.isRegistered(T.self, name: "…")}}
  let _: Bool = c.isRegistered(type: (any Mailer).self)  // expected-error {{the type has no label: container.isRegistered(T.self)}}
  let _: Bool = c.isRegistered("x")  // expected-error {{name the type too: container.isRegistered(T.self, name: "…")}}
  let _: Bool = c.isRegistered(named: "x")  // expected-error {{name the type too: container.isRegistered(T.self, name: "…")}}
  let _: Bool = c.isResolvable((any Mailer).self)  // expected-error {{ask with container.isRegistered(T.self)}}
  _ = c.resolver  // expected-error {{in a factory its argument is the resolver; elsewhere ask the container: try container.resolve(T.self)}}
  _ = c.buildServiceProvider()  // expected-error {{a container resolves by itself: try container.resolve(T.self)}}
  _ = c.createScope()  // expected-error {{write try container.openScope("session", id: 1)}}
}
func await_(_ c: Container) throws -> any Mailer { try c.resolve() }
func async_(_ c: Container) async throws {
}
func inFactories(_ c: Container) {
  c.register(SMTPMailer.self) { SMTPMailer(settings: $0.get(named: "x")) }  // expected-error {{ask with try $0.resolve(), or try $0.resolve(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.getRequiredService(SMTPSettings.self)) }  // expected-error {{ask with try $0.resolve(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.getService(SMTPSettings.self)!) }  // expected-error {{what may be missing is asked with try $0.resolveIfRegistered(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.instance()) }  // expected-error {{ask with try $0.resolve(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.make()) }  // expected-error {{ask with try $0.resolve(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.make(SMTPSettings.self)) }  // expected-error {{ask with try $0.resolve(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.getOrNull()!) }  // expected-error {{what may be missing is asked with try $0.resolveIfRegistered(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.resolveOrNil()!) }  // expected-error {{what may be missing is asked with try $0.resolveIfRegistered(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.optional()!) }  // expected-error {{what may be missing is asked with try $0.resolveIfRegistered(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.getAll(SMTPSettings.self)[0]) }  // expected-error {{ask with try $0.resolveAll(T.self)}}
}
