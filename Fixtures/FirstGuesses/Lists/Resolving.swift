// swift-format-ignore-file
// What users of Guice, Spring, Koin, Swinject and .NET ask with.

import Foundation
import Understudy
import UnderstudyModules

func resolving(_ c: Container, _ mail: Module) throws {
  let _: any Mailer = c.inject()  // expected-error {{write try container.resolve(T.self)}}
  let _: any Mailer = c.inject((any Mailer).self)  // expected-error {{write try container.resolve(T.self)}}
  let _: any Mailer = c.get()  // expected-error {{write try container.resolve(T.self)}}
  let _: any Mailer = c.get(named: "backup")  // expected-error {{pass the name: try container.resolve(T.self, name: "…")}}
  let _: (any Mailer)? = c.getOrNull()  // expected-error {{if it may be missing, write try container.resolveIfRegistered(T.self)}}
  let _: (any Mailer)? = c.getOrNull((any Mailer).self)  // expected-error {{if it may be missing, write try container.resolveIfRegistered(T.self)}}
  let _: (any Mailer)? = c.injectOrNull()  // expected-error {{if it may be missing, write try container.resolveIfRegistered(T.self)}}
  let _: [any Mailer] = c.getAll()  // expected-error {{write try container.resolveAll(T.self)}}
  let _: [any Mailer] = c.getAll((any Mailer).self)  // expected-error {{write try container.resolveAll(T.self)}}
  let _: [any Mailer] = c.getServices((any Mailer).self)  // expected-error {{write try container.resolveAll(T.self)}}
  let _: (any Mailer)? = c.getService((any Mailer).self)  // expected-error {{if it may be missing, write try container.resolveIfRegistered(T.self)}}
  let _: any Mailer = c.getRequiredService((any Mailer).self)  // expected-error {{write try container.resolve(T.self)}}
  let _: any Mailer = c.getKeyedService((any Mailer).self, "backup")  // expected-error {{write try container.resolve(T.self)}}
  let _: any Mailer = c.getInstance((any Mailer).self)  // expected-error {{write try container.resolve(T.self)}}
  let _: any Mailer = c.getBean((any Mailer).self)  // expected-error {{write try container.resolve(T.self)}}
  let _: any Mailer = c.getBean("mailer")  // expected-error {{write try container.resolve(T.self)}}
  let _: any Mailer = c.bean((any Mailer).self)  // expected-error {{write try container.resolve(T.self)}}
  let _: any Mailer = c.make((any Mailer).self)  // expected-error {{write try container.resolve(T.self)}}
  let _: any Mailer = c.make()  // expected-error {{write try container.resolve(T.self)}}
  let _: any Mailer = c.create((any Mailer).self)  // expected-error {{write try container.resolve(T.self)}}
  let _: any Mailer = c.retrieve((any Mailer).self)  // expected-error {{write try container.resolve(T.self)}}
  let _: any Mailer = c.lookup((any Mailer).self)  // expected-error {{write try container.resolve(T.self)}}
  let _: any Mailer = c.locate((any Mailer).self)  // expected-error {{write try container.resolve(T.self)}}
  let _: (any Mailer)? = c.tryResolve((any Mailer).self)  // expected-error {{if it may be missing, write try container.resolveIfRegistered(T.self)}}
  let _: (any Mailer)? = c.resolveOrNil((any Mailer).self)  // expected-error {{if it may be missing, write try container.resolveIfRegistered(T.self)}}
  let _: (any Mailer)? = c.resolveIfPresent((any Mailer).self)  // expected-error {{if it may be missing, write try container.resolveIfRegistered(T.self)}}
  let _: (any Mailer)? = c.optional((any Mailer).self)  // expected-error {{if it may be missing, write try container.resolveIfRegistered(T.self)}}
  let _: (any Mailer)? = c.optional()  // expected-error {{if it may be missing, write try container.resolveIfRegistered(T.self)}}
  let _: any Mailer = c.resolveOrFail((any Mailer).self)  // expected-error {{write try container.resolve(T.self)}}
  let _: [any Mailer] = c.collect((any Mailer).self)  // expected-error {{write try container.resolveAll(T.self)}}
  _ = c.lazy((any Mailer).self)  // expected-error {{resolve a Lazy: try container.resolve(Lazy<T>.self)}}
  _ = c.provider((any Mailer).self)  // expected-error {{resolve a Provider: try container.resolve(Provider<T>.self)}}
  _ = c.resolveProvider((any Mailer).self)  // expected-error {{resolve a Provider: try container.resolve(Provider<T>.self)}}
  _ = c.resolveLazy((any Mailer).self)  // expected-error {{resolve a Lazy: try container.resolve(Lazy<T>.self)}}
  _ = c.provider(for: (any Mailer).self)  // expected-error {{resolve a Provider: try container.resolve(Provider<T>.self)}}
  let _: any Mailer = c[named: "backup"]  // expected-error {{pass the name: try container.resolve(T.self, name: "…")}}
  let _: Bool = c.has((any Mailer).self)  // expected-error {{write container.isRegistered(T.self)}}
  let _: Bool = c.hasRegistration((any Mailer).self)  // expected-error {{write container.isRegistered(T.self)}}
  let _: Bool = c.hasRegistration(of: (any Mailer).self)  // expected-error {{write container.isRegistered(T.self)}}
  let _: Bool = c.hasAnyRegistration(of: (any Mailer).self)  // expected-error {{write container.isRegistered(T.self)}}
  let _: Bool = c.canResolve((any Mailer).self)  // expected-error {{write container.isRegistered(T.self)}}
  let _: Bool = c.isBound((any Mailer).self)  // expected-error {{write container.isRegistered(T.self)}}
  let _: Bool = c.contains((any Mailer).self, name: "x")  // expected-error {{write container.isRegistered(T.self)}}
  let _: Bool = c.isRegistered((any Mailer).self, named: "x")  // expected-error {{the label is name: container.isRegistered(T.self, name: "…")}}
  let _: Bool = c.isRegistered(type: (any Mailer).self)  // expected-error {{the type has no label: container.isRegistered(T.self)}}
  let _: Bool = c.isRegistered("x")  // expected-error {{name the type too: container.isRegistered(T.self, name: "…")}}
  let _: Bool = c.isRegistered(named: "x")  // expected-error {{name the type too: container.isRegistered(T.self, name: "…")}}
  let _: Bool = c.isResolvable((any Mailer).self)  // expected-error {{write container.isRegistered(T.self)}}
  _ = c.resolver  // expected-error {{in a factory, use its argument; elsewhere, resolve from the container: try container.resolve(T.self)}}
  _ = c.buildServiceProvider()  // expected-error {{resolve from the container itself: try container.resolve(T.self)}}
  _ = c.createScope()  // expected-error {{write try container.openScope("session", id: 1)}}
}
func await_(_ c: Container) throws -> any Mailer { try c.resolve() }
func async_(_ c: Container) async throws {
}
func inFactories(_ c: Container) {
  c.register(SMTPMailer.self) { SMTPMailer(settings: $0.get(named: "x")) }  // expected-error {{write try $0.resolve(), or try $0.resolve(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.getRequiredService(SMTPSettings.self)) }  // expected-error {{write try $0.resolve(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.getService(SMTPSettings.self)!) }  // expected-error {{if it may be missing, write try $0.resolveIfRegistered(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.instance()) }  // expected-error {{write try $0.resolve(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.make()) }  // expected-error {{write try $0.resolve(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.make(SMTPSettings.self)) }  // expected-error {{write try $0.resolve(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.getOrNull()!) }  // expected-error {{if it may be missing, write try $0.resolveIfRegistered(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.resolveOrNil()!) }  // expected-error {{if it may be missing, write try $0.resolveIfRegistered(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.optional()!) }  // expected-error {{if it may be missing, write try $0.resolveIfRegistered(T.self)}}
  c.register(SMTPMailer.self) { r in SMTPMailer(settings: r.getAll(SMTPSettings.self)[0]) }  // expected-error {{write try $0.resolveAll(T.self)}}
}
