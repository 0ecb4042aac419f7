// swift-format-ignore-file
// What users of Koin, Guice, Swinject and Spring do with modules and containers.

import Foundation
import Understudy
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudyModules
import UnderstudyTesting

func modules(_ c: Container, _ mail: Module, _ core: Module, _ set: ModuleSet) throws {
  c.loadModules([mail])  // expected-error {{configure with it: try container.configure(ModuleSet}}
  c.loadModule(mail)  // expected-error {{configure with it: try container.configure([module])}}
  c.load(mail)  // expected-error {{configure with it: try container.configure(ModuleSet}}
  c.load(modules: [mail])  // expected-error {{configure with it: try container.configure([module])}}
  c.unload(mail)  // expected-error {{a module cannot be removed: leave it out of the list, or unregister(T.self)}}
  c.unloadModules([mail])  // expected-error {{a module cannot be removed: leave it out of the list, or unregister(T.self)}}
  c.modules(mail)  // expected-error {{configure with it: try container.configure([module])}}
  c.addModule(mail)  // expected-error {{configure with it: try container.configure([module])}}
  c.include(mail)  // expected-error {{configure with it: try container.configure([module])}}
  c.includes(mail)  // expected-error {{configure with it: try container.configure([module])}}
  c.import(mail)  // expected-error {{configure with it: try container.configure([module])}}
  c.apply(assembly: mail)  // expected-error {{configure with it: try container.configure([module])}}
  c.install(module: mail)  // expected-error {{configure with it: try container.configure([module])}}
  c.register(modules: [mail])  // expected-error {{configure with it: try container.configure([module])}}
  c.register(module: mail)  // expected-error {{configure with it: try container.configure([module])}}
  c.register([mail])  // expected-error {{name the type to register it under, a protocol: register(x, as: (any P).self), or its own: register(T.self, instance: x)}}
  try Container.bootstrap(module: mail)  // expected-error {{pass a list: try Container.bootstrap(modules: [mail])}}
  try Container.bootstrap(mail)  // expected-error {{pass a list: try Container.bootstrap(modules: [mail])}}
  try Container.bootstrap([mail])  // expected-error {{pass a list: try Container.bootstrap(modules: [mail])}}
  try Container.bootstrap(set)  // expected-error {{pass a list: try Container.bootstrap(modules: [mail])}}
  try Container.bootstrap(modules: mail, core)  // expected-error {{pass a list: try Container.bootstrap(modules: [mail])}}
  try Container.bootstrap(modules: { mail })  // expected-error {{a module is a value: Module("mail")}}
  try Container.bootstrap()  // expected-error {{list the registrations: try Container.bootstrap}}
  try Container.bootstrap(name: "x") { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{the label is label: try Container.bootstrap(label: "…")}}
  try Container.bootstrap(container: c)  // expected-error {{it has no label: try Container.bootstrap(container)}}
  try Container.bootstrap(with: c)  // expected-error {{it has no label: try Container.bootstrap(container)}}
  try Container.bootstrap(registrations: [Registration(SMTPMailer.self) { SMTPMailer() }])  // expected-error {{list registrations in a closure: try Container.bootstrap}}
  Container.initialize { c in }  // expected-error {{fill the process's container once: try Container.bootstrap}}
  Container.setup { c in }  // expected-error {{fill the process's container once: try Container.bootstrap}}
  Container.launch { c in }  // expected-error {{fill the process's container once: try Container.bootstrap}}
  Container.boot { c in }  // expected-error {{fill the process's container once: try Container.bootstrap}}
  Container.build { c in }  // expected-error {{fill the process's container once: try Container.bootstrap}}
  Container.prepare { c in }  // expected-error {{fill the process's container once: try Container.bootstrap}}
  Container.use(c)  // expected-error {{set the process's container with try Container.bootstrap(container)}}
  Container.set(c)  // expected-error {{set the process's container with try Container.bootstrap(container)}}
  Container.makeCurrent(c)  // expected-error {{set the process's container with try Container.bootstrap(container)}}
  Container.install(mail)  // expected-error {{start with modules: try Container.bootstrap(modules: [mail])}}
  Container.load(mail)  // expected-error {{start with modules: try Container.bootstrap(modules: [mail])}}
  Container.root.register(SMTPMailer(), as: (any Mailer).self)  // expected-error {{read Container.current; an app sets it with}}
  Container.global.register(SMTPMailer(), as: (any Mailer).self)  // expected-error {{read Container.current; an app sets it with}}
  Container.live.register(SMTPMailer(), as: (any Mailer).self)  // expected-error {{read Container.current; an app sets it with}}
  Container.standard.register(SMTPMailer(), as: (any Mailer).self)  // expected-error {{read Container.current; an app sets it with}}
  Container.defaultContainer.register(SMTPMailer(), as: (any Mailer).self)  // expected-error {{read Container.current; an app sets it with}}
  Container.test.register(SMTPMailer(), as: (any Mailer).self)  // expected-error {{each case has a container of its own: @Test(.container}}
  Container.shared.reset()  // expected-error {{read Container.current; an app sets it with}}
  _ = Container(modules: [mail])  // expected-error {{name the label and configure it afterwards: try container.configure(modules)}}
  _ = Container(modules: mail)  // expected-error {{configure it afterwards: let container = Container(); try container.configure([mail])}}
  _ = Container(module: mail)  // expected-error {{configure it afterwards: let container = Container(); try container.configure([mail])}}
  _ = Container([mail])  // expected-error {{configure it afterwards: let container = Container(); try container.configure([mail])}}
  _ = Container(mail)  // expected-error {{configure it afterwards: let container = Container(); try container.configure([mail])}}
  _ = Container(name: "x")  // expected-error {{the label is label: Container(label: "…")}}
  _ = Container(parent: c, name: "x")  // expected-error {{the label is label: Container(label: "…")}}
  _ = Container(registrations: [Registration(SMTPMailer.self) { SMTPMailer() }])  // expected-error {{list them in a closure: try Container}}
  _ = Container { c in c.register(SMTPMailer(), as: (any Mailer).self) }  // expected-error {{the closure lists registrations and takes no argument: try Container}}
  _ = Container(strict: true)  // expected-error {{Container.mock() refuses everything that the test did not register}}
  _ = Container(defaultObjectScope: .container)  // expected-error {{the default is a singleton; pass another lifetime: register(T.self, lifetime: .transient)}}
  _ = Container(defaultLifetime: .transient)  // expected-error {{the default is a singleton; pass another lifetime: register(T.self, lifetime: .transient)}}
  _ = Container(copying: c)  // expected-error {{for an independent copy, write container.fork(); for a child, Container(parent: container)}}
  _ = Container(c)  // expected-error {{for an independent copy, write container.fork(); for a child, Container(parent: container)}}
  _ = Module(name: "mail") { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{its name has no label: Module("mail")}}
  _ = Module("mail", [core]) { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{the label is dependsOn, and takes names: Module("mail", dependsOn: ["core"])}}
  _ = Module("mail", requires: [core]) { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{the label is dependsOn, and takes names: Module("mail", dependsOn: ["core"])}}
  _ = Module("mail", depends: ["core"]) { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{the label is dependsOn, and takes names: Module("mail", dependsOn: ["core"])}}
  _ = Module("mail", dependsOn: "core") { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{dependencies are a list of names: Module("mail", dependsOn: ["core"])}}
  _ = Module("mail", dependsOn: core) { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{dependencies are a list of names: Module("mail", dependsOn: ["core"])}}
  _ = Module("mail", after: [core]) { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{the label is dependsOn, and takes names: Module("mail", dependsOn: ["core"])}}
  _ = Module("mail", createdAtStart: true) { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{build what the app needs at start-up: try await container.preload([T.self])}}
  _ = Module("mail", override: true) { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{the later registration counts; replace a module in its set: modules.replacing(fake)}}
  _ = Module("mail", optional: true) { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{the label is importance: Module("mail", importance: .optional)}}
  _ = Module("mail", required: false) { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{the label is importance: Module("mail", importance: .optional)}}
  _ = Module("mail", includes: core) { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{the label is dependsOn, and takes names: Module("mail", dependsOn: ["core"])}}
  _ = Module("mail") { c in c.register((any Mailer).self) { SMTPMailer() } }  // expected-error {{list registrations instead: Registration(T.self)}}
  _ = Module("mail") { c in c.register((any Mailer).self, instance: SMTPMailer()) }  // expected-error {{list registrations instead: Registration(T.self, instance: …)}}
  _ = Module("mail") { c in c.register(SMTPMailer(), as: (any Mailer).self) }  // expected-error {{list registrations instead: Registration(T.self)}}
  _ = Module("mail") { c in c.register(Registration(SMTPMailer.self) { SMTPMailer() }) }  // expected-error {{list registrations instead: Registration(T.self)}}
  _ = Module("mail") { c in c.register((any Mailer).self, lifetime: .transient) { SMTPMailer() } }  // expected-error {{list registrations instead: Registration(T.self)}}
  _ = Module("mail", registrations: [Registration(SMTPMailer.self) { SMTPMailer() }])  // expected-error {{list them in a closure: Module("mail")}}
  _ = Module("mail")  // expected-error {{list its registrations: Module("mail")}}
  _ = mail.includes(core)  // expected-error {{pass the dependencies: Module("mail", dependsOn: ["core"])}}
  _ = mail.dependsOn(core)  // expected-error {{pass the dependencies: Module("mail", dependsOn: ["core"])}}
  _ = mail.override { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{replace a module in its set: modules.replacing(fake)}}
  _ = mail.replacing { Registration(SMTPMailer.self) { SMTPMailer() } }  // expected-error {{replace a module in its set: modules.replacing(fake)}}
  _ = mail.registrations  // expected-error {{registrations are listed in container.diagnostics().entries}}
  _ = mail + core  // expected-error {{list the modules: ModuleSet}}
  _ = set + [mail]  // expected-error {{make a new set: ModuleSet(set.modules + [mail])}}
  _ = set.appending(mail)  // expected-error {{make a new set: ModuleSet(set.modules + [mail])}}
  _ = set.adding(mail)  // expected-error {{make a new set: ModuleSet(set.modules + [mail])}}
  _ = set.append(mail)  // expected-error {{make a new set: ModuleSet(set.modules + [mail])}}
  _ = set.overriding(mail)  // expected-error {{write modules.replacing(fake): it replaces the module of the same name}}
  _ = set.override(mail)  // expected-error {{write modules.replacing(fake): it replaces the module of the same name}}
  _ = set.replacing([mail])  // expected-error {{list them one by one: modules.replacing(fake, other)}}
  _ = set.replacing(mail, with: core)  // expected-error {{a replacement has the name of the module it replaces: modules.replacing(fake)}}
  _ = set.merging(set)  // expected-error {{make a new set: ModuleSet(set.modules + [mail])}}
  _ = set.union(set)  // expected-error {{make a new set: ModuleSet(set.modules + [mail])}}
  _ = set.removing(mail)  // expected-error {{leave it out: ModuleSet(set.modules.filter}}
  _ = set.without("mail")  // expected-error {{leave it out: ModuleSet(set.modules.filter}}
  _ = set.count  // expected-error {{the modules are a list: set.modules.count}}
  _ = set.contains("mail")  // expected-error {{the modules are a list: set.names.contains("mail")}}
  _ = ModuleSet(modules: [mail])  // expected-error {{the modules are a list: ModuleSet([mail])}}
  _ = ModuleSet(mail, core)  // expected-error {{the modules are a list: ModuleSet([mail, core])}}
  startKoin { }  // expected-error {{configure with modules: try Container.bootstrap(modules: [mail])}}
  stopKoin()  // expected-error {{end a container with await container.close()}}
  loadKoinModules(mail)  // expected-error {{configure with it: try container.configure([module])}}
  loadKoinModules([mail])  // expected-error {{configure with it: try container.configure([module])}}
  checkModules()  // expected-error {{audit it: container.expectCleanAudit() in a test, or try container.validate()}}
  prepareDependencies { $0.date = 3 }  // expected-error {{register when the app starts: try Container.bootstrap}}
  prepareDependencies { $0.defaultMailer = SMTPMailer() }  // expected-error {{register when the app starts: try Container.bootstrap}}
  c.checkModules()  // expected-error {{audit it: container.expectCleanAudit() in a test, or try container.validate()}}
  c.check()  // expected-error {{audit it: container.expectCleanAudit() in a test, or try container.validate()}}
  c.checkDependencies()  // expected-error {{audit it: container.expectCleanAudit() in a test, or try container.validate()}}
  c.validateAll()  // expected-error {{audit it: container.expectCleanAudit() in a test, or try container.validate()}}
  c.validate(strict: true)  // expected-error {{validate() takes nothing: try container.validate()}}
  c.validate(types: [SMTPMailer.self])  // expected-error {{list the types to build: try container.preload([T.self])}}
  c.validate([SMTPMailer.self])  // expected-error {{list the types to build: try container.preload([T.self])}}
  c.validate(roots: [SMTPMailer.self])  // expected-error {{list the types to build: try container.preload([T.self])}}
  c.preload((any Mailer).self)  // expected-error {{pass a list: try container.preload([T.self])}}
  c.preload(SMTPMailer.self, SMTPSettings.self)  // expected-error {{pass a list: try container.preload([T.self])}}
  c.preload()  // expected-error {{pass a list: try container.preload([T.self])}}
  c.trace()  // expected-error {{import UnderstudyInsight, then print(container.diagnostics())}}
  c.debug()  // expected-error {{import UnderstudyInsight, then print(container.diagnostics())}}
  c.printGraph()  // expected-error {{an audit has the graph: print(try await container.audit().graph.text)}}
  c.describe()  // expected-error {{import UnderstudyInsight, then print(container.diagnostics())}}
  _ = c.description  // expected-error {{import UnderstudyInsight, then print(container.diagnostics())}}
  _ = c.debugDescription  // expected-error {{import UnderstudyInsight, then print(container.diagnostics())}}
  c.printDependencies()  // expected-error {{an audit has the graph: print(try await container.audit().graph.text)}}
  c.printRegistrations()  // expected-error {{import UnderstudyInsight, then print(container.diagnostics())}}
  _ = c.count  // expected-error {{the registered keys are a list: container.registeredKeys.count}}
  _ = c.isEmpty  // expected-error {{the registered keys are a list: container.registeredKeys.isEmpty}}
  _ = c.name  // expected-error {{the name is its label: container.label}}
  _ = c.statistics()  // expected-error {{import UnderstudyInsight, then print(container.diagnostics())}}
  _ = c.audit(strict: true)  // expected-error {{a strict audit fails the test: container.expectCleanAudit()}}
  _ = c.audit([SMTPMailer.self])  // expected-error {{the label is roots: container.audit(roots: [T.self])}}
  _ = c.audit(types: [SMTPMailer.self])  // expected-error {{the label is roots: container.audit(roots: [T.self])}}
  c.expectClean()  // expected-error {{audit it: container.expectCleanAudit() in a test, or try container.validate()}}
  c.assertValid()  // expected-error {{audit it: container.expectCleanAudit() in a test, or try container.validate()}}
  c.diagnose()  // expected-error {{import UnderstudyInsight, then print(container.diagnostics())}}
  _ = c.isValid  // expected-error {{write try container.validate()}}
  c.startTracing()  // expected-error {{write container.startLogging(from: .trace)}}
  c.startLogging(level: .debug)  // expected-error {{the label is from: container.startLogging(from: .debug)}}
  c.startLogging(.debug)  // expected-error {{the label is from: container.startLogging(from: .debug)}}
  c.setLogLevel(.debug)  // expected-error {{write container.startLogging(from: .debug)}}
  c.logLevel = .debug  // expected-error {{write container.startLogging(from: .debug)}}
  c.seal()  // expected-error {{write container.freeze()}}
  c.unfreeze()  // expected-error {{a frozen container stays frozen; change a copy: container.fork()}}
  c.reset(options: .registration)  // expected-error {{reset() releases the instances, clears}}
  c.reset(options: .all)  // expected-error {{reset() releases the instances, clears}}
  c.reset(options: .context)  // expected-error {{reset() releases the instances, clears}}
  c.reset(options: .scope)  // expected-error {{reset() releases the instances, clears}}
  c.reset(.registration)  // expected-error {{write .everything to drop registrations too, .instances to keep them}}
  c.reset(.registrations)  // expected-error {{write .everything to drop registrations too, .instances to keep them}}
  c.reset(.context)  // expected-error {{write reset(.instances), or reset(only: T.self) for one type}}
  c.reset(.none)  // expected-error {{write reset(.instances), or reset(only: T.self) for one type}}
  c.reset(.graph)  // expected-error {{write reset(.instances), or reset(only: T.self) for one type}}
  c.reset(.weak)  // expected-error {{write reset(.instances), or reset(only: T.self) for one type}}
  c.reset(.transient)  // expected-error {{write reset(.instances), or reset(only: T.self) for one type}}
  c.reset(.instance)  // expected-error {{write reset(.instances), or reset(only: T.self) for one type}}
  c.reset(scope: .cached)  // expected-error {{write reset(.instances), or reset(only: T.self) for one type}}
  c.reset(scope: "session")  // expected-error {{close the scope to free its instances: await scope.close()}}
  c.reset(type: SMTPMailer.self)  // expected-error {{reset one type with reset(only: T.self)}}
  c.reset(only: SMTPMailer.self, named: "x")  // expected-error {{the label is name: reset(only: T.self, name: "…")}}
  c.reset(only: SMTPMailer.self, SMTPSettings.self)  // expected-error {{pass a list: reset(only: [T.self])}}
  c.reset(keeping: SMTPMailer.self, SMTPSettings.self)  // expected-error {{pass a list: reset(keeping: [T.self])}}
  c.reset(except: [SMTPMailer.self])  // expected-error {{the label is keeping: reset(keeping: [T.self])}}
  c.reset(except: SMTPMailer.self)  // expected-error {{the label is keeping: reset(keeping: [T.self])}}
  c.reset(keepingRegistrations: true)  // expected-error {{reset() keeps the registrations, reset(.everything) drops them too}}
  c.reset(all: true)  // expected-error {{reset() keeps the registrations, reset(.everything) drops them too}}
  c.resetObjectScope(.container)  // expected-error {{write reset(.instances), or reset(only: T.self) for one type}}
  c.resetScope(.singleton)  // expected-error {{write reset(.instances), or reset(only: T.self) for one type}}
  c.resetSingletons()  // expected-error {{drop instances with reset()}}
  c.resetInstances()  // expected-error {{drop instances with reset()}}
  c.resetRegistrations()  // expected-error {{drop instances and registrations with reset(.everything)}}
  c.clearCache()  // expected-error {{drop instances with reset()}}
  c.clearInstances()  // expected-error {{drop instances with reset()}}
  c.clear(SMTPMailer.self)  // expected-error {{reset one type with reset(only: T.self)}}
  c.flush()  // expected-error {{drop instances with reset()}}
  c.invalidate()  // expected-error {{drop instances with reset()}}
  c.invalidate(SMTPMailer.self)  // expected-error {{reset one type with reset(only: T.self)}}
  c.release()  // expected-error {{end a container with await container.close()}}
  c.unload()  // expected-error {{a module cannot be removed: leave it out of the list, or unregister(T.self)}}
  c.stop()  // expected-error {{end a container with await container.close()}}
  c.end()  // expected-error {{end a container with await container.close()}}
  c.terminate()  // expected-error {{end a container with await container.close()}}
  c.finish()  // expected-error {{end a container with await container.close()}}
  c.close(within: 3)  // expected-error {{a limit is a duration: await container.close(within: .seconds(3))}}
  c.close(timeout: .seconds(3))  // expected-error {{the label is within: await container.close(within: .seconds(3))}}
  c.restore()  // expected-error {{write let saved = container.snapshot(), and later try container.restore(saved)}}
  c.rollback()  // expected-error {{write let saved = container.snapshot(), and later try container.restore(saved)}}
  c.save()  // expected-error {{write let saved = container.snapshot(), and later try container.restore(saved)}}
  _ = c.newScope("session")  // expected-error {{write try container.openScope("session", id: 1)}}
  _ = c.openScope("session")  // expected-error {{a scope has an id: try container.openScope("session", id: 1)}}
  _ = c.openScope(named: "session")  // expected-error {{write try container.openScope("session", id: 1)}}
  _ = c.scope("session")  // expected-error {{get an open scope with try container.scope("session", id: 1)}}
  _ = c.scope  // expected-error {{get an open scope with try container.scope("session", id: 1)}}
  _ = c.getScope("x")  // expected-error {{write try container.openScope("session", id: 1)}}
  _ = c.getOrCreateScope("x")  // expected-error {{write try container.openScope("session", id: 1)}}
  c.closeScope("session")  // expected-error {{a scope is a container: await scope.close()}}
  c.closeScope("session", id: 1)  // expected-error {{a scope is a container: await scope.close()}}
  c.endScope("session")  // expected-error {{a scope is a container: await scope.close()}}
  c.endScope()  // expected-error {{a scope is a container: await scope.close()}}
  c.deleteScope("x")  // expected-error {{a scope is a container: await scope.close()}}
  _ = c.beginLifetimeScope()  // expected-error {{write try container.openScope("session", id: 1)}}
  c.onShutdown { }  // expected-error {{add hooks to a registration: Registration(T.self)}}
  c.onClose { }  // expected-error {{add hooks to a registration: Registration(T.self)}}
  c.preload()  // expected-error {{pass a list: try container.preload([T.self])}}
  c.prewarm()  // expected-error {{build what the app needs at start-up: try await container.preload([T.self])}}
  c.warmup()  // expected-error {{build what the app needs at start-up: try await container.preload([T.self])}}
  c.initialize()  // expected-error {{build what the app needs at start-up: try await container.preload([T.self])}}
  c.build()  // expected-error {{build what the app needs at start-up: try await container.preload([T.self])}}
  c.createEagerInstances()  // expected-error {{build what the app needs at start-up: try await container.preload([T.self])}}
  c.instantiateSingletons()  // expected-error {{build what the app needs at start-up: try await container.preload([T.self])}}
}
func asyncs(_ c: Container) async throws {
  try await c.withScope("session") { s in _ = s }  // expected-error {{a scope has an id: try await container.withScope("session", id: 1)}}
  try await c.withScope(name: "session") { s in _ = s }  // expected-error {{a scope has an id: try await container.withScope("session", id: 1)}}
  try await c.withScope(named: "session") { s in _ = s }  // expected-error {{a scope has an id: try await container.withScope("session", id: 1)}}
  try await c.inScope("session") { s in _ = s }  // expected-error {{a scope has an id: try await container.withScope("session", id: 1)}}
  try await c.start()  // expected-error {{build what the app needs at start-up: try await container.preload([T.self])}}
}

func listOfModules(_ c: Container, _ mail: Module) throws {
  let modules = [mail]
  c.configure(modules)  // expected-error {{make the list a set: try container.configure(ModuleSet { mail })}}
}
