// swift-format-ignore-file
// What people typed who knew Mockito: verifications that wait, defaults that await, types as arguments, strict stubs.

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

func waits(_ sends: Spy<String, String>) async {
  sends.verify(.never, after: .milliseconds(200), with: .any, "bob")  // expected-error {{It waits, so write await called(.never, with: .any, within: .seconds(1))}}
  sends.verify(.never, within: .milliseconds(200), with: .any, "bob")  // expected-error {{It waits, so write await called(.never, with: .any, within: .seconds(1))}}
  sends.verify(.never, with: .any, "bob", after: .milliseconds(200))  // expected-error {{It waits, so write await called(.never, with: .any, within: .seconds(1))}}
  sends.verify(.never, with: .any, "bob", within: .milliseconds(200))  // expected-error {{It waits, so write await called(.never, with: .any, within: .seconds(1))}}
  sends.verify(.never, after: .milliseconds(200))  // expected-error {{It waits, so write await called(.never, within: .seconds(1))}}
  sends.verify(after(200), with: .any, "bob")  // expected-error {{Write await mailer.sends.called(.never, with: .any, within: .milliseconds(200)).}}
  await sends.called(.never, with: .any, "bob", within: .milliseconds(1))  // works
}

func defaults(_ bakes: Stub<Int, Int, any Error>, _ fetches: Stub<(type: any (Decodable & Sendable).Type, from: String), any Sendable, any Error>) {
  bakes.byDefault { try await Task.sleep(for: .seconds(1)); return $0 }  // expected-error {{A default cannot await. Write answers { … }}}
  bakes.byDefault(.answers { try await Task.sleep(for: .seconds(1)); return $0 })  // expected-error {{or answers { … } for a closure that awaits}}
  bakes.byDefault { $0 * 2 }  // works
  bakes.answers { try await Task.sleep(for: .seconds(1)); return $0 }  // works
  fetches.when(.equal(Int.self), "/recipe").returns(1)  // expected-error {{Compare the type: .where}}
  fetches.when(.where { (type: any (Decodable & Sendable).Type) in type == Int.self }, "/recipe").returns(1)  // works
}

func traits() {
  _ = ContainerTrait.strictStubs  // expected-error {{write .verifying(.unusedAnswers, .unexpectedCalls, severity: .error)}}
}

func contexts(_ container: Container) {
  container.register { Registration(Int.self) { 1 }.onArg("demo") { 2 } }  // expected-error {{declare a LaunchOverride}}
  container.register { Registration(Int.self) { 1 }.onArgs(["demo"]) { 2 } }  // expected-error {{declare a LaunchOverride}}
  container.register { Registration(Int.self) { 1 }.onSimulator { 2 } }  // expected-error {{#if targetEnvironment(simulator)}}
  container.register { Registration(Int.self) { 1 }.onDevice { 2 } }  // expected-error {{#if !targetEnvironment(simulator)}}
  container.register { Registration(String.self, with: Int.self, lifetime: .transient) { _, number in "\(number)" } }  // expected-error {{leave out lifetime:}}
  container.register { Registration(Int.self) { 1 }.once() }  // expected-error {{register defaults first}}
}

func closures(_ container: Container) {
  container.register({ @Sendable in 3 })  // expected-error {{name the type: register((@Sendable () -> Date).self, instance: { … })}}
  container.register((@Sendable () -> Int).self, instance: { 3 })  // works
}

func invocations(_ prices: Stub<String, Int, any Error>, _ tells: Stub<(to: String, done: @Sendable (Bool) -> Void), Void, Never>) {
  prices.when("A1").thenAnswer { invocation in invocation.arguments.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.thenAnswer { invocation in let name = invocation.getArgument(0) as String; return name.count }  // expected-error {{Write answers { arguments in … }.}}
  prices.when("A1").thenReturn(1, 2)  // expected-error {{out; to repeat the last one}}
  prices.thenReturn(1).thenReturn(2)  // expected-error {{out; to repeat the last one}}
  prices.replies(.returns(1), .returns(2).times(.max))  // works
  tells.thenAnswer { invocation in invocation.arguments.done(true) }  // expected-error {{Write answers { arguments in … }.}}
  tells.when(.any, .any).thenAnswer { invocation in invocation.arguments.done(true); return }  // expected-error {{Write answers { arguments in … }.}}
}
