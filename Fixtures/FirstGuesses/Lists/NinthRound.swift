// swift-format-ignore-file
// What people typed who knew Factory, Mockito, or neither: keys of the main actor, contexts, answers in turn, types as arguments.

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

struct Fare: Sendable {}
struct Sailing: Sendable {}
@MainActor final class Bridge {}

enum Storm: Error { case tooHigh }

extension Dependencies {
  var bridge: Dependency<Bridge> { Dependency(on: MainActor.self, default: { Bridge() }) }
  var fare: Dependency<Fare> { Dependency(default: { Fare() }) }
  var fares: Dependency<ParameterizedFactory<Sailing, Fare>> { Dependency(default: { ParameterizedFactory { _ in Fare() } }) }
  var faresOnce: Dependency<ParameterizedFactory<Sailing, Fare>> { Dependency(with: Sailing.self, default: { _, _ in Fare() }) }  // expected-error {{declare the factory that makes it}}
  var faresLive: Dependency<ParameterizedFactory<Sailing, Fare>> { Dependency(with: Sailing.self, live: { _, _ in Fare() }) }  // expected-error {{declare the factory that makes it}}
  var arg: Dependency<Fare> { Dependency(default: { Fare() }).onArg("offline") { Fare() } }  // expected-error {{declare a LaunchOverride}}
  var debug: Dependency<Fare> { Dependency(default: { Fare() }).onDebug { Fare() } }  // expected-error {{decide when you register}}
  var once: Dependency<Fare> { Dependency(default: { Fare() }).once() }  // expected-error {{register defaults first}}
  var context: Dependency<Fare> { Dependency(default: { Fare() }).context(.test) { Fare() } }  // expected-error {{a declaration has a value for the app}}
}

func keys(_ container: Container) async throws {
  container.register(key: \.bridge, on: MainActor.self) { Bridge() }  // expected-error {{a typed key's factory needs a batch}}
  container.register(key: \.bridge, on: MainActor.self) { _ in Bridge() }  // expected-error {{a typed key's factory needs a batch}}
  container.register(key: \.fare) { Fare() }  // expected-error {{; if the main actor makes it, Registration(key:}}
  container.register(key: \.fares) { (sailing: Sailing) in Fare() }  // expected-error {{register the factory that makes it}}
  container.register(key: \.fares) { sailing in Fare() }  // expected-error {{register the factory that makes it}}
  container.register { Registration(on: MainActor.self, key: \.bridge) { Bridge() } }  // expected-error {{the key comes first}}
  container.register { Registration(key: \.fare) { try await open() } }  // expected-error {{a typed key's factory does not await}}
  container.register { Registration(key: \.bridge, on: MainActor.self) { Bridge() } }  // works
  container.register { Registration(key: \.bridge, on: MainActor.self) { _ in Bridge() } }  // works
  container.register { Registration(key: \.fare) { Fare() } }  // works
  container.register(key: \.fares, instance: ParameterizedFactory { _ in Fare() })  // works
  _ = try await container.resolve(key: \.bridge)  // works
}

func open() async throws -> Fare { Fare() }

func answers(_ frees: Stub<Int, Int, Storm>, _ types: Spy<Any.Type>, _ values: Spy<any Sendable>) async {
  frees.when(1).thenReturn(4).thenThrow(.tooHigh)  // expected-error {{with errors, replies(.returns(1), .throws(error))}}
  frees.thenReturn(4).thenThrow(.tooHigh)  // expected-error {{with errors, replies(.returns(1), .throws(error))}}
  types.verify(with: eq([Int].self))  // expected-error {{Compare the type: .where}}
  types.verify(with: .where { (type: Any.Type) in type == [Int].self })  // works
  values.verify(with: any(String.self))  // expected-error {{or .type(of: T.self), if it may be of other types}}
}

func waits(_ sends: Spy<String, String>) async {
  await sends.never(with: .any, "ada", within: .seconds(1))  // expected-error {{Write await called(.never, with: .any, within: .seconds(1)), or on}}
  await sends.never(within: .seconds(1), with: .any, "ada")  // expected-error {{Write await called(.never, with: .any, within: .seconds(1)), or on}}
  await sends.called(.never, with: .any, "ada", within: .seconds(1))  // works
  sends.verify(timeout: .seconds(1), with: .any, "ada")  // expected-error {{Write await called(with: "ada", .any, within: .seconds(1))}}
  sends.verify(with: .any, "ada", timeout: .seconds(1))  // expected-error {{Write await called(with: "ada", .any, within: .seconds(1))}}
  until { true }  // expected-error {{Write await sends.called(), or await waitFor(state, toEqual: value).}}
}

func calls(_ container: Container) {
  _ = container.resolve(Fare.self, Sailing())  // expected-error {{register it as Registration(T.self, with: Input.self)}}
  _ = container.resolve(Fare.self, argument: Sailing())  // expected-error {{register it as Registration(T.self, with: Input.self)}}
}

func resets(_ container: Container) {
  container.reset(only: \.fare)  // expected-error {{reset its type: reset(only: (any P).self), with name}}
  container.reset(key: \.fare)  // expected-error {{reset its type: reset(only: (any P).self), with name}}
  container.reset(only: Fare.self)  // works
}

final class Forgetful {}

func doubles(_ double: Forgetful) {
  verifyNoMoreCalls(double)  // expected-error {{Let the double conform to TestDouble, and pass}}
}
