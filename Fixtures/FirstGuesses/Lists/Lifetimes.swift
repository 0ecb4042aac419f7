// swift-format-ignore-file
// What users of Factory and others type first for a lifetime, a typed key, and an override for a block.

import Understudy

private protocol Wire: Sendable {}
private final class Copper: Wire {}

private func following(_ container: Container) {
  container.register((any Wire).self) { Copper() }.scope(.cached)  // expected-error {{leave it out: a registration is a singleton by default}}
  container.register((any Wire).self) { Copper() }.scope(.singleton)  // expected-error {{leave it out: a registration is a singleton by default}}
  container.register((any Wire).self) { Copper() }.scope(.unique)  // expected-error {{pass lifetime: .transient as an argument before the closure: a new instance for each resolve}}
  container.register((any Wire).self) { Copper() }.scope(.shared)  // expected-error {{pass lifetime: .weak as an argument before the closure: an object, of a class or an actor, that is freed when unused}}
  container.register((any Wire).self) { Copper() }.scope(.session)  // expected-error {{pass lifetime: .scoped("session") as an argument before the closure: an instance for each scope}}
  container.register((any Wire).self) { Copper() }.scope(.graph)  // expected-error {{pass lifetime: .graph as an argument before the closure: one instance for each resolve}}
  _ = container.register((any Wire).self) { Copper() }.cached  // expected-error {{leave it out: a registration is a singleton by default}}
  _ = container.register((any Wire).self) { Copper() }.unique  // expected-error {{pass lifetime: .transient as an argument}}
  _ = container.register((any Wire).self) { Copper() }.shared  // expected-error {{pass lifetime: .weak as an argument}}
  _ = container.register((any Wire).self) { Copper() }.graph  // expected-error {{pass lifetime: .graph as an argument}}
  container.register((any Wire).self) { Copper() }.live()  // expected-error {{hooks and live() belong to a registration: container.register { Registration(T.self) { … }.live() }}}
  container.register { Registration((any Wire).self) { Copper() }.scope(.cached) }  // expected-error {{leave it out: a registration is a singleton by default}}
  container.register { Registration((any Wire).self) { Copper() }.scope(.unique) }  // expected-error {{pass lifetime: .transient as an argument}}
  container.register { Registration((any Wire).self) { Copper() }.graph }  // expected-error {{pass lifetime: .graph as an argument}}
  container.register((any Wire).self, live: true) { Copper() }  // expected-error {{mark a registration: container.register { Registration(T.self) { … }.live() }}}
  container.live((any Wire).self) { Copper() }  // expected-error {{mark a registration: container.register { Registration(T.self) { … }.live() }}}
  container.register((any Wire).self) { Copper() }  // works
}

private func overriding(_ container: Container, _ x: any Wire) async throws {
  container.override((any Wire).self, with: x) { _ = 1 }  // expected-error {{write withContainer(overriding: (any P).self, with: x) { … }: it returns what the block returns}}
  container.override((any Wire).self, with: x, operation: { _ = 1 })  // expected-error {{write withContainer(overriding: (any P).self, with: x) { … }}}
  await container.override((any Wire).self, with: x) { await Task.yield() }  // expected-error {{write withContainer(overriding: (any P).self, with: x) { … }}}
  container.override { $0.register((any Wire).self) { Copper() } } operation: { _ = 1 }  // expected-error {{write withContainer { $0.register(x, as: (any P).self) } operation: { … }}}
  container.with { $0.register((any Wire).self) { Copper() } } operation: { _ = 1 }  // expected-error {{write withContainer { $0.register(x, as: (any P).self) } operation: { … }}}
  container.with { $0.register((any Wire).self) { Copper() } }  // expected-error {{write container.register(x, as: (any P).self), or for a block}}
  withOverride((any Wire).self, x) { _ = 1 }  // expected-error {{write withContainer(overriding: (any P).self, with: x) { … }}}
  withOverride((any Wire).self, with: x) { _ = 1 }  // expected-error {{write withContainer(overriding: (any P).self, with: x) { … }}}
  container.set((any Wire).self, to: x)  // expected-error {{a later registration replaces the earlier one: register((any P).self, instance: x)}}
  container[\.wire] = Copper()  // expected-error {{write container.register(key:}}
  _ = try container[\.wire]  // works
  container.reset(\.wire)  // expected-error {{reset its type: reset(only: (any P).self)}}
}

extension Dependencies {
  fileprivate var wire: Dependency<any Wire> { Dependency(live: { Copper() }, test: { Copper() }) }  // works
  fileprivate var wire2: Dependency<any Wire> { self { Copper() } }  // expected-error {{write Dependency(live: { Live() }), with test: { … } if tests have a value of their own}}
  fileprivate var wire3: Factory<any Wire> { self { Copper() } }  // expected-error {{write Dependency(live: { Live() }), with test: { … } if tests have a value of their own}}
  fileprivate var wire4: Factory<any Wire> { Factory(self) { Copper() } }  // expected-error {{write Dependency(live: { Live() }), with test: { … } if tests have a value of their own}}
  fileprivate var wire5: Dependency<any Wire> { Dependency(live: { Copper() }).singleton }  // expected-error {{leave it out: a registration is a singleton by default}}
  fileprivate var wire6: Dependency<any Wire> { Dependency(live: { Copper() }).onTest { Copper() } }  // expected-error {{give it its test value: Dependency(live: { Live() }, test: { … })}}
  fileprivate var wire7: Dependency<any Wire> { Dependency(live: { Copper() }).onPreview { Copper() } }  // expected-error {{register it in the preview}}
}

extension Container {
  fileprivate var wire: Factory<any Wire> { self { Copper() } }  // expected-error {{declare it: extension Dependencies { var mailer: Dependency<any Mailer> { Dependency(live: { Live() }) } }, with test: { … } if tests have a value of their own}}
  fileprivate var wire2: Factory<any Wire> { Factory(self) { Copper() } }  // expected-error {{declare it: extension Dependencies}}
  fileprivate var wire3: Factory<any Wire> { Factory(self) { Copper() }.onTest { Copper() } }  // expected-error {{declare it: extension Dependencies}} expected-error {{a declaration has a test value, Dependency(live: { Live() }, test: { … })}}
}

private struct Uses {
  @Factory var wire: any Wire
  func once() { $wire.once() }  // expected-error {{register defaults first, as a later registration replaces them; or registerIfAbsent(Registration(T.self) { … })}}
}
