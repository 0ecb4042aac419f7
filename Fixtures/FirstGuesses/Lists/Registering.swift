// swift-format-ignore-file
// What users of Guice, Swinject, Koin, Hilt and .NET register with.

import Foundation
import Understudy
import UnderstudyModules

func registering(_ c: Container, _ mail: Module) throws {
  c.bind((any Mailer).self).to(SMTPMailer.self)  // expected-error {{register it as that type: register((any P).self)}}
  c.bind((any Mailer).self).toInstance(SMTPMailer())  // expected-error {{register it as that type: register((any P).self)}}
  c.bind((any Mailer).self).toProvider { SMTPMailer() }  // expected-error {{register it as that type: register((any P).self)}}
  c.bind((any Mailer).self).annotatedWith("backup").to(SMTPMailer.self)  // expected-error {{register it as that type: register((any P).self)}}
  c.bind((any Mailer).self).named("backup").to(SMTPMailer())  // expected-error {{register it as that type: register((any P).self)}}
  c.bind((any Mailer).self).to(SMTPMailer.self).in(.singleton)  // expected-error {{register it as that type: register((any P).self)}}
  c.bind((any Mailer).self).asEagerSingleton()  // expected-error {{register it as that type: register((any P).self)}}
  c.bind((any Mailer).self, name: "backup") { SMTPMailer() }  // expected-error {{register it under its type: register(T.self)}}
  c.bindInstance(SMTPMailer())  // expected-error {{write register(x, as: (any P).self), or register((any P).self, instance: x)}}
  c.bindSingleton((any Mailer).self) { SMTPMailer() }  // expected-error {{a singleton is the default: register(T.self)}}
  c.register((any Mailer).self, named: "backup", instance: SMTPMailer())  // expected-error {{the label is name: register(T.self, name: "…", instance: x)}}
  c.register((any Mailer).self, named: "backup") { _ in SMTPMailer() }  // expected-error {{the label is name: register(T.self, name: "…")}}
  c.register((any Mailer).self, tag: "backup") { SMTPMailer() }  // expected-error {{the label is name: register(T.self, name: "…")}}
  c.register((any Mailer).self, tag: "backup", instance: SMTPMailer())  // expected-error {{the label is name: register(T.self, name: "…", instance: x)}}
  c.register((any Mailer).self, qualifier: "backup") { SMTPMailer() }  // expected-error {{the label is name: register(T.self, name: "…")}}
  c.register((any Mailer).self, key: "backup") { SMTPMailer() }  // expected-error {{the label is name: register(T.self, name: "…")}}
  c.register((any Mailer).self, id: "backup") { SMTPMailer() }  // expected-error {{the label is name: register(T.self, name: "…")}}
  c.register((any Mailer).self, scope: .singleton) { _ in SMTPMailer() }  // expected-error {{pass the lifetime: register(T.self, lifetime: .singleton)}}
  c.register((any Mailer).self, scope: .transient) { SMTPMailer() }  // expected-error {{the label is lifetime: register(T.self, lifetime: .transient)}}
  c.register((any Mailer).self, lifecycle: .transient) { SMTPMailer() }  // expected-error {{pass the lifetime: register(T.self, lifetime: .singleton)}}
  c.register((any Mailer).self, as: .singleton) { SMTPMailer() }  // expected-error {{pass the lifetime: register(T.self, lifetime: .singleton)}}
  c.register((any Mailer).self, lazy: true) { SMTPMailer() }  // expected-error {{every instance is built when it is first resolved: register(T.self)}}
  c.register((any Mailer).self, createdAtStart: true) { SMTPMailer() }  // expected-error {{register it, then build it at start-up: try await container.preload([T.self])}}
  c.register((any Mailer).self, override: true) { SMTPMailer() }  // expected-error {{a later registration replaces the earlier one: register(T.self)}}
  c.register((any Mailer).self, replacing: true) { SMTPMailer() }  // expected-error {{a later registration replaces the earlier one: register(T.self)}}
  c.register((any Mailer).self, primary: true) { SMTPMailer() }  // expected-error {{a later registration replaces the earlier one: register(T.self)}}
  c.register((any Mailer).self, when: { true }) { SMTPMailer() }  // expected-error {{decide when you register: if …}}
  c.register((any Mailer).self, if: true) { SMTPMailer() }  // expected-error {{decide when you register: if …}}
  c.register((any Mailer).self, condition: true) { SMTPMailer() }  // expected-error {{decide when you register: if …}}
  c.register((any Mailer).self, provider: { SMTPMailer() })  // expected-error {{a factory is a closure: register((any P).self)}}
  c.register((any Mailer).self, using: { SMTPMailer() })  // expected-error {{a factory is a closure: register((any P).self)}}
  c.register((any Mailer).self, with: { SMTPMailer() })  // expected-error {{a factory is a closure: register((any P).self)}}
  c.register((any Mailer).self, with: SMTPMailer())  // expected-error {{the label is instance: register((any P).self, instance: x)}}
  c.register((any Mailer).self, value: SMTPMailer())  // expected-error {{the label is instance: register((any P).self, instance: x)}}
  c.register((any Mailer).self, object: SMTPMailer())  // expected-error {{the label is instance: register((any P).self, instance: x)}}
  c.register((any Mailer).self, implementation: SMTPMailer.self)  // expected-error {{pass a factory: register((any P).self)}}
  c.register((any Mailer).self, to: SMTPMailer.self)  // expected-error {{pass a factory: register((any P).self)}}
  c.register((any Mailer).self, argument: String.self) { _, host in SMTPMailer() }  // expected-error {{name the type of the parameter: Registration(T.self, with: Input.self)}}
  c.register((any Mailer).self, arguments: String.self) { _, host in SMTPMailer() }  // expected-error {{name the type of the parameter: Registration(T.self, with: Input.self)}}
  c.register(type: (any Mailer).self) { SMTPMailer() }  // expected-error {{the type has no label: register((any P).self)}}
  c.register(type: (any Mailer).self, instance: SMTPMailer())  // expected-error {{the type has no label: register((any P).self, instance: x)}}
  c.register(for: (any Mailer).self) { SMTPMailer() }  // expected-error {{the type has no label: register((any P).self)}}
  c.register(instance: SMTPMailer())  // expected-error {{write register(x, as: (any P).self), or register((any P).self, instance: x)}}
  c.register(instance: SMTPMailer(), as: (any Mailer).self)  // expected-error {{write register(x, as: (any P).self), or register((any P).self, instance: x)}}
  c.register(SMTPMailer(), for: (any Mailer).self)  // expected-error {{write register(x, as: (any P).self), or register((any P).self, instance: x)}}
  c.register(SMTPMailer(), named: "backup")  // expected-error {{name the type to register it under: register(x, as: (any P).self, name: "…")}}
  c.register(SMTPMailer(), name: "backup")  // expected-error {{name the type to register it under: register(x, as: (any P).self, name: "…")}}
  c.register(SMTPMailer(), as: (any Mailer).self, named: "backup")  // expected-error {{the label is name: register(x, as: (any P).self, name: "…")}}
  c.register(singleton: (any Mailer).self) { SMTPMailer() }  // expected-error {{a singleton is the default: register(T.self)}}
  c.register(name: "backup") { SMTPMailer() as any Mailer }  // expected-error {{name the type to register it under: register((any P).self)}}
  c.register((any Mailer).self) { SMTPMailer() }.inObjectScope(.container)  // expected-error {{leave it out: a registration is a singleton by default}}
  c.register((any Mailer).self) { SMTPMailer() }.live()  // expected-error {{container.register { Registration(T.self) { … }.live() }}}
  c.register(SMTPMailer(), as: (any Mailer).self).live()  // expected-error {{register returns nothing; hooks and live() belong to a registration: container.register { Registration((any P).self) { x }.live() }}}
  c.register((any Mailer).self, SMTPMailer()).live()  // expected-error {{label the instance: register((any P).self, instance: x)}}
  c.register((any Mailer).self, instance: SMTPMailer()).live()  // expected-error {{register returns nothing; hooks and live() belong to a registration: container.register { Registration((any P).self) { x }.live() }}}
  c.register((any Mailer).self, SMTPMailer())  // expected-error {{label the instance: register((any P).self, instance: x)}}
  c.register((any Mailer).self) { SMTPMailer() }.implements((any Mailer).self)  // expected-error {{register returns nothing; hooks and live() belong to a registration}}
  c.register((any Mailer).self) { _ in SMTPMailer() }.scope(.shared)  // expected-error {{pass lifetime: .weak as an argument}}
  c.autoregister((any Mailer).self, initializer: SMTPMailer.init)  // expected-error {{pass a factory: register((any P).self)}}
  c.autoregister(SMTPSettings.self, argument: String.self, initializer: SMTPSettings.init)  // expected-error {{pass a factory: register((any P).self)}}
  c.autoregister((any Mailer).self, name: "backup", initializer: SMTPMailer.init)  // expected-error {{pass a factory: register((any P).self)}}
  c.registerAsync((any Mailer).self) { SMTPMailer() }  // expected-error {{the same name takes an async factory: register(T.self)}}
  c.registerLazy((any Mailer).self) { SMTPMailer() }  // expected-error {{every instance is built when it is first resolved: register(T.self)}}
  c.registerEager((any Mailer).self) { SMTPMailer() }  // expected-error {{register it, then build it at start-up: try await container.preload([T.self])}}
  c.registerSingleton((any Mailer).self, instance: SMTPMailer())  // expected-error {{a singleton is the default: register(T.self)}}
  c.registerSingleton(SMTPMailer())  // expected-error {{a singleton is the default: register(T.self)}}
  c.registerSingleton { SMTPMailer() as any Mailer }  // expected-error {{a singleton is the default: register(T.self)}}
  c.registerSingleton((any Mailer).self) { _ in SMTPMailer() }  // expected-error {{a singleton is the default: register(T.self)}}
  c.registerTransient((any Mailer).self) { _ in SMTPMailer() }  // expected-error {{name the lifetime: register(T.self, lifetime: .transient)}}
  c.registerTransient { SMTPMailer() as any Mailer }  // expected-error {{name the lifetime: register(T.self, lifetime: .transient)}}
  c.registerScoped((any Mailer).self) { SMTPMailer() }  // expected-error {{name the kind of scope: register(T.self, lifetime: .scoped("session"))}}
  c.registerInstance((any Mailer).self, SMTPMailer())  // expected-error {{write register(x, as: (any P).self), or register((any P).self, instance: x)}}
  c.registerInstance(SMTPMailer(), as: (any Mailer).self)  // expected-error {{write register(x, as: (any P).self), or register((any P).self, instance: x)}}
  c.registerValue((any Mailer).self, SMTPMailer())  // expected-error {{write register(x, as: (any P).self), or register((any P).self, instance: x)}}
  c.registerType((any Mailer).self) { SMTPMailer() }  // expected-error {{register it under its type: register(T.self)}}
  c.registerProvider((any Mailer).self) { SMTPMailer() }  // expected-error {{register it under its type: register(T.self)}}
  c.registerAll([Registration(SMTPMailer.self) { SMTPMailer() }])  // expected-error {{write one registration on each line: container.register}}
  c.registerModules([mail])  // expected-error {{configure with it: try container.configure([module])}}
  c.registerModule(mail)  // expected-error {{configure with it: try container.configure([module])}}
  c.registerMock((any Mailer).self, FakeMailer())  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  c.registerMock((any Mailer).self) { FakeMailer() }  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  c.registerIfMissing((any Mailer).self) { SMTPMailer() }  // expected-error {{it takes a registration: registerIfAbsent(Registration(T.self)}}
  c.registerIfNeeded((any Mailer).self) { SMTPMailer() }  // expected-error {{it takes a registration: registerIfAbsent(Registration(T.self)}}
  c.registerDefault((any Mailer).self) { SMTPMailer() }  // expected-error {{it takes a registration: registerIfAbsent(Registration(T.self)}}
  c.tryAdd((any Mailer).self) { SMTPMailer() }  // expected-error {{it takes a registration: registerIfAbsent(Registration(T.self)}}
  c.tryAddSingleton((any Mailer).self) { SMTPMailer() }  // expected-error {{it takes a registration: registerIfAbsent(Registration(T.self)}}
  c.tryRegister((any Mailer).self) { SMTPMailer() }  // expected-error {{it takes a registration: registerIfAbsent(Registration(T.self)}}
  c.addSingleton((any Mailer).self) { SMTPMailer() }  // expected-error {{a singleton is the default: register(T.self)}}
  c.addSingleton((any Mailer).self, SMTPMailer.self)  // expected-error {{a singleton is the default: register(T.self)}}
  c.addSingleton(SMTPMailer())  // expected-error {{a singleton is the default: register(T.self)}}
  c.addSingleton(SMTPMailer.self)  // expected-error {{a singleton is the default: register(T.self)}}
  c.addSingleton { SMTPMailer() as any Mailer }  // expected-error {{a singleton is the default: register(T.self)}}
  c.addTransient((any Mailer).self) { SMTPMailer() }  // expected-error {{name the lifetime: register(T.self, lifetime: .transient)}}
  c.addTransient((any Mailer).self, SMTPMailer.self)  // expected-error {{name the lifetime: register(T.self, lifetime: .transient)}}
  c.addScoped((any Mailer).self) { SMTPMailer() }  // expected-error {{name the kind of scope: register(T.self, lifetime: .scoped("session"))}}
  c.addScoped((any Mailer).self, SMTPMailer.self)  // expected-error {{name the kind of scope: register(T.self, lifetime: .scoped("session"))}}
  c.addKeyedSingleton((any Mailer).self, "backup") { SMTPMailer() }  // expected-error {{a singleton is the default: register(T.self)}}
  c.addKeyedSingleton((any Mailer).self, key: "backup") { SMTPMailer() }  // expected-error {{a singleton is the default: register(T.self)}}
  c.add(SMTPMailer())  // expected-error {{register it under its type: register(T.self)}}
  c.add(SMTPMailer(), as: (any Mailer).self)  // expected-error {{register it under its type: register(T.self)}}
  c.add((any Mailer).self, instance: SMTPMailer())  // expected-error {{register it under its type: register(T.self)}}
  c.add((any Mailer).self, SMTPMailer())  // expected-error {{register it under its type: register(T.self)}}
  c.add(Registration(SMTPMailer.self) { SMTPMailer() })  // expected-error {{register it under its type: register(T.self)}}
  c.add(mail)  // expected-error {{register it under its type: register(T.self)}}
  c.provide((any Mailer).self, SMTPMailer())  // expected-error {{register it under its type: register(T.self)}}
  c.provide((any Mailer).self, instance: SMTPMailer())  // expected-error {{register it under its type: register(T.self)}}
  c.provide(SMTPMailer(), as: (any Mailer).self)  // expected-error {{register it under its type: register(T.self)}}
  c.provides((any Mailer).self) { SMTPMailer() }  // expected-error {{register it under its type: register(T.self)}}
  c.provides { SMTPMailer() as any Mailer }  // expected-error {{register it under its type: register(T.self)}}
  c.single((any Mailer).self, createdAtStart: true) { SMTPMailer() }  // expected-error {{name the type to register it under: register((any P).self)}}
  c.single(createdAtStart: true) { SMTPMailer() as any Mailer }  // expected-error {{name the type to register it under: register((any P).self)}}
  c.single { SMTPMailer() }.bind((any Mailer).self)  // expected-error {{name the type to register it under: register((any P).self)}}
  c.singleOf(SMTPMailer.init)  // expected-error {{pass a factory: register((any P).self)}}
  c.factoryOf(SMTPMailer.init)  // expected-error {{pass a factory: register((any P).self)}}
  c.scoped { SMTPMailer() as any Mailer }  // expected-error {{name the kind of scope: register(T.self, lifetime: .scoped("session"))}}
  c.scoped((any Mailer).self) { SMTPMailer() }  // expected-error {{name the kind of scope: register(T.self, lifetime: .scoped("session"))}}
  c.singleton((any Mailer).self) { SMTPMailer() }  // expected-error {{name the type to register it under: register((any P).self)}}
  c.singleton((any Mailer).self, instance: SMTPMailer())  // expected-error {{name the type to register it under: register((any P).self)}}
  c.transient((any Mailer).self) { SMTPMailer() }  // expected-error {{name the type, and the lifetime: register((any P).self, lifetime: .transient)}}
  c.instance((any Mailer).self, SMTPMailer())  // expected-error {{write register(x, as: (any P).self), or register((any P).self, instance: x)}}
  c.instance(SMTPMailer())  // expected-error {{write register(x, as: (any P).self), or register((any P).self, instance: x)}}
  c.set((any Mailer).self, SMTPMailer())  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  c.set(SMTPMailer(), for: (any Mailer).self)  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  c.define((any Mailer).self) { SMTPMailer() }  // expected-error {{register it under its type: register(T.self)}}
  c.eager((any Mailer).self) { SMTPMailer() }  // expected-error {{register it, then build it at start-up: try await container.preload([T.self])}}
  c.alias((any Mailer).self, for: SMTPMailer.self)  // expected-error {{resolve the other: register((any P).self)}}
  c.alias(SMTPMailer.self, as: (any Mailer).self)  // expected-error {{resolve the other: register((any P).self)}}
  c.decorate((any Mailer).self) { mailer in mailer }  // expected-error {{give the wrapped instance a name: register((any P).self)}}
  c.decorate((any Mailer).self) { r, mailer in mailer }  // expected-error {{give the wrapped instance a name: register((any P).self)}}
  c.decorate((any Mailer).self, with: SMTPMailer.self)  // expected-error {{give the wrapped instance a name: register((any P).self)}}
  c.intoSet((any Mailer).self) { SMTPMailer() }  // expected-error {{register each under its own name, and resolve all with resolveAll(T.self)}}
  c.bindIntoSet((any Mailer).self) { SMTPMailer() }  // expected-error {{register each under its own name, and resolve all with resolveAll(T.self)}}
  c.multibind((any Mailer).self) { SMTPMailer() }  // expected-error {{register each under its own name, and resolve all with resolveAll(T.self)}}
  c.remove((any Mailer).self)  // expected-error {{remove a registration with unregister(T.self)}}
  c.removeRegistration((any Mailer).self)  // expected-error {{remove a registration with unregister(T.self)}}
  c.deregister((any Mailer).self)  // expected-error {{remove a registration with unregister(T.self)}}
  c.unbind((any Mailer).self)  // expected-error {{remove a registration with unregister(T.self)}}
  c[(any Mailer).self] = SMTPMailer()  // expected-error {{register it: register((any P).self, instance: x)}}
}
