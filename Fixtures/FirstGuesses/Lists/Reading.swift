// swift-format-ignore-file
// What people read from errors, pools and lines of source code, and what they make keys and kinds with.

import Understudy

func errors(_ error: ContainerError, _ context: ContainerError.Context) {
  _ = context.key  // expected-error {{read it from the error: error.key}}
  _ = context.path  // expected-error {{read it from the error: error.path}}
  _ = error.context.key  // expected-error {{read it from the error: error.key}}
  _ = [error].map(\.context.path)  // expected-error {{read it from the error: error.path}}
  _ = context.containerLabel  // expected-error {{the error's text names the container}}
  _ = context.askedAt  // expected-error {{the line that resolved is resolvedAt}}
  _ = error.kind.rawValue  // expected-error {{compare the case, error.kind == .…}}
  _ = ContainerError.Kind(rawValue: "timedOut")  // expected-error {{look for the case: ContainerError.Kind.allCases}}
}

func sites(_ site: SourceSite) {
  _ = site == SourceSite()  // expected-error {{sites are only read: compare site.fileID and site.line}}
  _ = site == SourceSite(line: 3)  // expected-error {{sites are only read: compare site.fileID and site.line}}
  _ = site == SourceSite(fileID: #fileID, line: #line)  // expected-error {{sites are only read: compare site.fileID and site.line}}
}

func pools(_ printers: Pool<SMTPMailer>.Statistics, _ c: Container) {
  _ = printers.alive  // expected-error {{write borrowed + idle for the instances that exist}}
  _ = printers.beingMade  // expected-error {{write everMade for all that were made}}
  _ = printers.beingDiscarded  // expected-error {{write borrowed + idle for the instances that can be used}}
  _ = c.isFrozen  // expected-error {{freeze() again has no effect: call it without asking}}
}

func keys(_ c: Container, _ key: Key, _ name: String) {
  _ = Key((any Mailer).self)  // expected-error {{make a key with Key.of(T.self)}}
  _ = Key((any Mailer).self, name: "backup")  // expected-error {{make a key with Key.of(T.self)}}
  _ = c.registeredKeys.contains(Key(SMTPMailer.self))  // expected-error {{make a key with Key.of(T.self)}}
  _ = key.isFor((any Mailer).self)  // expected-error {{compare the type: key.type == T.self}}
  _ = c.isRegistered(key)  // expected-error {{pass its type: container.isRegistered(key.type, name: key.name)}}
  _ = c.isRegistered(.of((any Mailer).self))  // expected-error {{pass its type: container.isRegistered(key.type, name: key.name)}}
  c.unregister(key)  // expected-error {{pass its type: container.unregister(key.type, name: key.name)}}
  c.unregister(.of((any Mailer).self, name: "backup"))  // expected-error {{pass its type: container.unregister(key.type, name: key.name)}}
}

func kinds(_ name: String, _ kind: ScopeKind) {
  _ = ScopeKind(name)  // expected-error {{write a literal, or from a variable ScopeKind(stringLiteral: name)}}
  _ = kind.name  // expected-error {{the name is its text: kind.description}}
}

func factories(_ c: Container, _ halls: ParameterizedFactory<Void, SMTPMailer>) throws {
  c.registerFactory(SMTPSettings.self) { (_: Resolver, host: String) in SMTPSettings(host: host) }  // expected-error {{register it in a batch: register { Registration(T.self, with: Input.self)}}
  c.registerFactory(SMTPSettings.self, with: String.self, name: "b") { _, host in SMTPSettings(host: host) }  // expected-error {{register it in a batch: register { Registration(T.self, with: Input.self)}}
  c.registerFactory((any Mailer).self) { (_: Resolver, _: Int) async throws in SMTPMailer() }  // expected-error {{register it in a batch: register { Registration(T.self, with: Input.self)}}
  _ = try halls.create()  // expected-error {{inject a Provider and call get()}}
}

func preloading(_ c: Container, _ keys: [Key]) async throws {
  try c.preload([.of((any Mailer).self), .of(SMTPMailer.self, name: "b")])  // expected-error {{pass a list of types: try container.preload([T.self]); resolve a named one}}
  try c.preload(keys)  // expected-error {{pass a list of types: try container.preload([T.self]); resolve a named one}}
  try await c.preload([])
  try await c.preload([SMTPMailer.self])
}

func resetting(_ c: Container, _ keys: [Key]) {
  c.reset(only: [.of((any Mailer).self), .of(SMTPMailer.self, name: "b")])  // expected-error {{list types, reset(only: [T.self]), or name one: reset(only: T.self, name: "…")}}
  c.reset(only: keys)  // expected-error {{list types, reset(only: [T.self]), or name one: reset(only: T.self, name: "…")}}
  c.reset(only: keys[0])  // expected-error {{pass its type: reset(only: key.type, name: key.name)}}
  c.reset(keeping: SMTPMailer.self, name: "b")  // expected-error {{pass a list of keys: reset(keeping: [.of(T.self, name: "…")])}}
  c.reset(.everything, keeping: SMTPMailer.self)  // expected-error {{pass a list: reset(.everything, keeping: [T.self])}}
  c.reset(.everything, keeping: SMTPMailer.self, name: "b")  // expected-error {{pass a list of keys: reset(keeping: [.of(T.self, name: "…")])}}
  c.reset(only: [])
  c.reset(keeping: [])
  c.reset(.everything, keeping: [SMTPMailer.self])
  c.reset(keeping: keys)
  _ = c.purgeReleasedInstances().releasedWeakInstances  // expected-error {{the keys are the result: container.purgeReleasedInstances()}}
}
