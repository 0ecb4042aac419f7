// swift-format-ignore-file
// What users of swift-dependencies, Factory, Koin and Spring write in tests.

import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyInsight
import UnderstudyInsightTesting
import UnderstudyModules
import UnderstudyTesting

func traits() {
  trait(.mockContainer(strict: true))  // expected-error {{a mock container is strict, unless it is .lenient: .mockContainer(.lenient)}}
  trait(.mockContainer(.mock))  // expected-error {{for a mock container, write .mockContainer, or .container(.strict)}}
  trait(.container(strict: true))  // expected-error {{write .mockContainer(over: app) { … }: it refuses what the container app registers}}
  trait(.firewall)  // expected-error {{or .integration(over: app) to refuse what is marked live()}}
  trait(.container(lenient: true))  // expected-error {{write .mockContainer(.lenient)}}
  trait(.container(with: Container()))  // expected-error {{it has no label: .container(container)}}
  trait(.container(from: Container()))  // expected-error {{it has no label: .container(container)}}
  trait(.container(over: Container()))  // expected-error {{it has no label: .container(container)}}
  trait(.container(modules: [Module("x") { Registration(SMTPMailer.self) { SMTPMailer() } }]))  // expected-error {{configure the case's container: .container}}
  trait(.container(isolated: true))  // expected-error {{each case has a container of its own: .container}}
  trait(.container((any Mailer).self, FakeMailer()))  // expected-error {{register in the case's container: .container}}
  trait(.container((any Mailer).self, instance: FakeMailer()))  // expected-error {{register in the case's container: .container}}
  trait(.containers)  // expected-error {{each case has a container of its own: .container}}
  trait(.isolated)  // expected-error {{each case has a container of its own: .container}}
  trait(.isolatedContainer)  // expected-error {{each case has a container of its own: .container}}
  trait(.freshContainer)  // expected-error {{each case has a container of its own: .container}}
  trait(.dependencies { $0.date = 3 })  // expected-error {{register in the case's container: .container}}
  trait(.dependency(\.houseClock, SystemClock()))  // expected-error {{register in the case's container: .container}}
  trait(.dependency((any Mailer).self, FakeMailer()))  // expected-error {{register in the case's container: .container}}
  trait(.dependency(FakeMailer()))  // expected-error {{register in the case's container: .container}}
  trait(.override((any Mailer).self, FakeMailer()))  // expected-error {{register in the case's container: .container}}
  trait(.override((any Mailer).self, instance: FakeMailer()))  // expected-error {{register in the case's container: .container}}
  trait(.overriding((any Mailer).self, with: FakeMailer()))  // expected-error {{register in the case's container: .container}}
  trait(.mock((any Mailer).self, FakeMailer()))  // expected-error {{register in the case's container: .container}}
  trait(.mock((any Mailer).self, with: FakeMailer()))  // expected-error {{register in the case's container: .container}}
  trait(.mock(FakeMailer()))  // expected-error {{register in the case's container: .container}}
  trait(.register((any Mailer).self, instance: FakeMailer()))  // expected-error {{register in the case's container: .container}}
  trait(.register(FakeMailer(), as: (any Mailer).self))  // expected-error {{register in the case's container: .container}}
  trait(.testContainer)  // expected-error {{each case has a container of its own: .container}}
  trait(.resetContainer)  // expected-error {{each case has a container of its own: .container}}
  trait(.strict)  // expected-error {{for a strict mock container, write .mockContainer}}
  trait(.strictContainer)  // expected-error {{for a strict mock container, write .mockContainer}}
  trait(.verifying(.all))  // expected-error {{add it to a container trait: .container.verifying(.all)}}
  trait(.checkingLeaks())  // expected-error {{add it to a container trait: .container.checkingLeaks()}}
  trait(.checkLeaks)  // expected-error {{add it to a container trait: .container.checkingLeaks()}}
  trait(.noLeaks)  // expected-error {{add it to a container trait: .container.checkingLeaks()}}
  trait(.leakCheck)  // expected-error {{add it to a container trait: .container.checkingLeaks()}}
  trait(.container.verifying())  // expected-error {{say what to verify: .container.verifying(.all)}}
  trait(.container.strict)  // expected-error {{for a strict mock container, write .mockContainer}}
  trait(.container.lenient)  // expected-error {{for a lenient mock container, write .mockContainer(.lenient)}}
  trait(.container.verify(.all))  // expected-error {{write .container.verifying(.all)}}
  trait(.container.verifying([.unusedOverrides, .unusedAnswers]))  // expected-error {{leave the brackets out:}}
  trait(.container.verifying(.all, declaring: [.of(SMTPMailer.self)]))  // expected-error {{write the types: declaring: [(any}}
  trait(.container.checkingLeaks(allowing: .of(SMTPMailer.self)))  // expected-error {{write the types: .checkingLeaks(allowing:}}
  trait(.container.leaks())  // expected-error {{write .container.checkingLeaks()}}
  trait(.container.override((any Mailer).self, with: FakeMailer()))  // expected-error {{register in the case's container: .container}}
  trait(.container.register((any Mailer).self) { FakeMailer() })  // expected-error {{register in the case's container: .container}}
  trait(.preset("x"))  // expected-error {{a preset is a value: .container(preset: preset)}}
  trait(.integration(Container()))  // expected-error {{the label is over: .integration(over: container)}}
  trait(.integration(over: Container()).allowing(Mailer.self))  // expected-error {{it belongs to the policy: .mockContainer(.strict.firewall(.marked).allowing(}}
  trait(.integration(with: Container()))  // expected-error {{the label is over: .integration(over: container)}}
  trait(.module(Module("x") { Registration(SMTPMailer.self) { SMTPMailer() } }))  // expected-error {{configure the case's container: .container}}
  trait(.modules([Module("x") { Registration(SMTPMailer.self) { SMTPMailer() } }]))  // expected-error {{configure the case's container: .container}}
  suiteTrait(.suiteContainer)  // expected-error {{pass a closure that fills it: .suiteContainer}}
  suiteTrait(.sharedContainer)  // expected-error {{for a suite, write .suiteContainer}}
  suiteTrait(.container(shared: true))  // expected-error {{a suite's container belongs to the suite: @Suite(.suiteContainer}}
}
func policies(_ c: Container) {
  let _: MockPolicy = .permissive  // expected-error {{write .lenient, or .strict.allowing(T.self)}}
  let _: MockPolicy = .fail  // expected-error {{write .strict: what is missing fails the test}}
  let _: MockPolicy = .throwing  // expected-error {{write .lenient.firewall(.everything)}}
  let _: MockPolicy = .warn  // expected-error {{write .strict.severity(.warning)}}
  let _: MockPolicy = .passthrough  // expected-error {{write .lenient, or .strict.allowing(T.self)}}
  let _: MockPolicy = .refuseLive  // expected-error {{write .live(.refuse)}}
  let _: MockPolicy = .strict.allow(SMTPMailer.self)  // expected-error {{write .strict.allowing(T.self)}}
  let _: MockPolicy = .strict.except(SMTPMailer.self)  // expected-error {{write .strict.allowing(T.self)}}
  let _: MockPolicy = .strict.ignoring(SMTPMailer.self)  // expected-error {{write .strict.allowing(T.self)}}
  let _: MockPolicy = .strict.allowing([SMTPMailer.self])  // expected-error {{they are written one by one: .strict.allowing(T.self, U.self)}}
}
func overriding(_ c: Container) throws {
  withContainer(from: c) { }  // expected-error {{it has no label: withContainer(container)}}
  withContainer(over: c) { }  // expected-error {{it has no label: withContainer(container)}}
  withContainer(with: c) { }  // expected-error {{it has no label: withContainer(container)}}
  withContainer(c) { $0.register(FakeMailer(), as: (any Mailer).self) } operation: { }  // expected-error {{override in a nested call: withContainer(container)}}
  withContainer(overriding: (any Mailer).self, FakeMailer()) { }  // expected-error {{label the instance: withContainer(overriding: (any P).self, with: x)}}
  withContainer(overriding: (any Mailer).self, instance: FakeMailer()) { }  // expected-error {{label the instance: withContainer(overriding: (any P).self, with: x)}}
  withContainer(override: (any Mailer).self, with: FakeMailer()) { }  // expected-error {{the label is overriding: withContainer(overriding: (any P).self, with: x)}}
  withContainer(replacing: (any Mailer).self, with: FakeMailer()) { }  // expected-error {{the label is overriding: withContainer(overriding: (any P).self, with: x)}}
  withContainer((any Mailer).self, with: FakeMailer()) { }  // expected-error {{the label is overriding: withContainer(overriding: (any P).self, with: x)}}
  withDependencies { $0.mailer = FakeMailer() } operation: { }  // expected-error {{write withContainer}}
  withDependencies(from: self_) { }  // expected-error {{make the object's container current: withContainer(container)}}
  withDependencies(from: self_) { $0.mailer = 3 } operation: { }  // expected-error {{make the object's container current: withContainer(container)}}
  withDependencies { $0.mailer = FakeMailer() } operation: { }  // expected-error {{write withContainer}}
  withDependencies { $0.date.now = Date() } operation: { }  // expected-error {{write withContainer}}
  withDependencies { $0.houseClock = SystemClock() } operation: { }  // expected-error {{write withContainer}}
  prepareDependencies { $0.mailer = FakeMailer() }  // expected-error {{register when the app starts: try Container.bootstrap}}
  withEscapedDependencies { d in d.yield { } }  // expected-error {{take the container along: let container = Container.current, then withContainer(container)}}
  c.perform { }  // expected-error {{run it under the container: withContainer(container)}}
  c.withOverrides { c in } operation: { }  // expected-error {{write withContainer}}
  c.override { $0.register(FakeMailer(), as: (any Mailer).self) }  // expected-error {{write withContainer}}
  c.override((any Mailer).self, instance: FakeMailer())  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  c.override((any Mailer).self) { _ in FakeMailer() }  // expected-error {{a later registration replaces the earlier one: register(T.self)}}
  c.override(FakeMailer(), as: (any Mailer).self)  // expected-error {{a later registration replaces the earlier one: register(x, as: (any P).self)}}
  c.override(\.houseClock, with: SystemClock())  // expected-error {{a later registration replaces the earlier one: register(key:}}
  c.replace((any Mailer).self) { FakeMailer() }  // expected-error {{a later registration replaces the earlier one: register(T.self)}}
  c.replace((any Mailer).self, FakeMailer())  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  c.substitute((any Mailer).self, with: FakeMailer())  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  c.mock((any Mailer).self, FakeMailer())  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  c.mock(FakeMailer(), as: (any Mailer).self)  // expected-error {{a later registration replaces the earlier one: register(x, as: (any P).self)}}
  c.stub((any Mailer).self, FakeMailer())  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  c.stub((any Mailer).self) { FakeMailer() }  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  c.fake((any Mailer).self) { FakeMailer() }  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  c.declareMock((any Mailer).self)  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  c.mockBean((any Mailer).self, FakeMailer())  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  c.setMock(FakeMailer(), for: (any Mailer).self)  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  c.removeOverride((any Mailer).self)  // expected-error {{an override ends with its block: withContainer}}
  c.removeOverrides()  // expected-error {{an override ends with its block: withContainer}}
  c.resetOverrides()  // expected-error {{an override ends with its block: withContainer}}
  c.register((any Mailer).self, mock: FakeMailer())  // expected-error {{the label is instance: register((any P).self, instance: x)}}
  c.register(key: \.houseClock, with: SystemClock())  // expected-error {{a typed key has two labels: register(key:}}
  c.register(key: \.houseClock, value: SystemClock())  // expected-error {{a typed key has two labels: register(key:}}
  c.register(key: \.houseClock, SystemClock())  // expected-error {{a typed key has two labels: register(key:}}
  c.register(\.houseClock, SystemClock())  // expected-error {{a typed key has two labels: register(key:}}
  c.register(\.houseClock, with: SystemClock())  // expected-error {{a typed key has two labels: register(key:}}
  c.set(\.houseClock, SystemClock())  // expected-error {{a later registration replaces the earlier one: register(key:}}
  c.override(\.houseClock) { SystemClock() }  // expected-error {{a later registration replaces the earlier one: register(key:}}
  c.override(key: \.houseClock) { SystemClock() }  // expected-error {{a later registration replaces the earlier one: register(key:}}
  c.override(key: \.houseClock, with: SystemClock())  // expected-error {{a later registration replaces the earlier one: register(key:}}
  _ = c.get(\.houseClock)  // expected-error {{a typed key has a label: try container.resolve(key: }}
  _ = c.get(key: \.houseClock)  // expected-error {{a typed key has a label: try container.resolve(key: }}
  _ = Container.strict()  // expected-error {{Container.mock() refuses everything that the test did not register}}
  _ = Container.test()  // expected-error {{each case has a container of its own: @Test(.container}}
  _ = Container.makeMock()  // expected-error {{Container.mock() refuses everything that the test did not register}}
  _ = Container.testing  // expected-error {{each case has a container of its own: @Test(.container}}
  _ = Container.empty  // expected-error {{each case has a container of its own: @Test(.container}}
  _ = Container.current.date  // expected-error {{declare a typed key: extension Dependencies { var date:}}
  Container.current.date.register { Date() }  // expected-error {{declare a typed key: extension Dependencies { var date:}}
  _ = Container.test  // expected-error {{each case has a container of its own: @Test(.container}}
  let _: any Mailer = unimplemented("mailer")  // expected-error {{write .mockContainer, which fails a test that lacks a double; a Stub without an answer fails by itself}}
  let _: any Mailer = unimplemented()  // expected-error {{write .mockContainer, which fails a test that lacks a double; a Stub without an answer fails by itself}}
  let _: any Mailer = XCTUnimplemented("mailer")  // expected-error {{write .mockContainer, which fails a test that lacks a double; a Stub without an answer fails by itself}}
  _ = TestClock()  // expected-error {{A clock that a test moves is ManualClock().}}
  _ = ImmediateClock()  // expected-error {{after await clock.sleepers(atLeast: 1), await clock.run() wakes every sleeper}}
  _ = FakeClock()  // expected-error {{A clock that a test moves is ManualClock().}}
}
let self_ = FakeMailer()
func trait(_ trait: some Trait) {}
func suiteTrait(_ trait: some SuiteTrait) {}
func overridingAsync(_ c: Container) async throws {
  await withContainer(from: c) { await Task.yield() }  // expected-error {{it has no label: withContainer(container)}}
  await withDependencies(from: self_) { await Task.yield() }  // expected-error {{make the object's container current: withContainer(container)}}
  await withDependencies { $0.mailer = 3 } operation: { await Task.yield() }  // expected-error {{write withContainer}}
  await c.withOverrides { c in } operation: { await Task.yield() }  // expected-error {{write withContainer}}
}
extension Dependencies {
  var k3: Dependency<any HouseClock> { Dependency(live: SystemClock()) }  // expected-error {{they are closures: Dependency(live:}}
  var k4: Dependency<any HouseClock> { Dependency(live: SystemClock(), test: SystemClock()) }  // expected-error {{they are closures: Dependency(live:}}
  var k5: Dependency<any HouseClock> { Dependency(liveValue: SystemClock(), testValue: SystemClock()) }  // expected-error {{the labels are live and test: Dependency(live:}}
  var k6: Dependency<any HouseClock> { Dependency(live: { SystemClock() }, preview: { SystemClock() }, test: { SystemClock() }) }  // expected-error {{register it in the preview: .container}}
  var k7: Dependency<any HouseClock> { Dependency(live: { SystemClock() }, preview: { SystemClock() }) }  // expected-error {{register it in the preview: .container}}
  var k8: Dependency<any HouseClock> { Dependency(liveValue: SystemClock()) }  // expected-error {{the labels are live and test: Dependency(live:}}
  var k9: Dependency<any HouseClock> { Dependency(default: SystemClock()) }  // expected-error {{they are closures: Dependency(live:}}
  var k10: Dependency<any HouseClock> { Dependency(defaultValue: SystemClock()) }  // expected-error {{the labels are live and test: Dependency(live:}}
  var k11: Dependency<any HouseClock> { Dependency(production: { SystemClock() }, test: { SystemClock() }) }  // expected-error {{the labels are live and test: Dependency(live:}}
  var k12: Dependency<any HouseClock> { Dependency(live: { SystemClock() }, mock: { SystemClock() }) }  // expected-error {{the labels are live and test: Dependency(live:}}
  var k13: Dependency<any HouseClock> { Dependency(value: SystemClock()) }  // expected-error {{they are closures: Dependency(live:}}
  var k15: Dependency<any HouseClock> { Dependency(key: "x") { SystemClock() } }  // expected-error {{the label is name: Dependency(name: "…", live:}}
  var k16: Dependency<any HouseClock> { Dependency(live: { SystemClock() }, test: unimplemented()) }  // expected-error {{write .mockContainer, which fails a test that lacks a double; a Stub without an answer fails by itself}}
  var k17: Dependency<any HouseClock> { Dependency(live: { SystemClock() }, testValue: { SystemClock() }) }  // expected-error {{the labels are live and test: Dependency(live:}}
  var k18: Dependency<any HouseClock> { Dependency(scope: .singleton) { SystemClock() } }  // expected-error {{the label is lifetime: Dependency(lifetime: .transient, default:}}
  var k19: Dependency<any HouseClock> { Dependency(lifetime: .shared) { SystemClock() } }  // expected-warning {{say whether a test may run it}} expected-error {{write .weak for an instance that is freed when unused, .singleton for one that stays}}
}
enum K: DependencyKey {}  // expected-error {{declare a typed key: extension Dependencies}}
