// swift-format-ignore-file
// What people type in the members of a double.

import Understudy
import UnderstudyTesting

struct Shapes: TestDouble {
  let opens = Spy<Void>()
  let texts = Spy<String>()
  let bodies = Spy<@Sendable () -> Void>()
  let both = Spy<String, @Sendable (Int) -> String>()
  let finds = Stub<Int, String?, any Error>()

  func one(_ body: () -> Void) { bodies.call(body) }  // expected-error {{A closure that does not escape cannot be kept. Leave it out: Spy<String> and sends.call(text), or Spy<Void> and opens.call().}}
  func two(_ text: String, _ body: (Int) -> String) { both.call(text, body) }  // expected-error {{A closure that does not escape cannot be kept.}}
  func three(_ text: String, _ body: () -> Bool) { texts.call(text, body) }  // expected-error {{A closure that does not escape cannot be kept.}}
  func four(_ id: Int, _ text: String, _ body: () async throws -> Bool) throws { _ = try finds.call(id, text, body) }  // expected-error {{A closure that does not escape cannot be kept.}}
  func find(_ id: Int) throws -> String? { try finds.call() }  // expected-error {{Pass what the member gets: finding.call(id).}}
  func close(_ body: () -> Void) { opens.call() }  // works
  func keep(_ body: @escaping @Sendable () -> Void) { bodies.call(body) }  // works
  func keep(_ text: String, _ body: @escaping @Sendable (Int) -> String) { both.call(text, body) }  // works
  func wait(_ text: String, _ body: @escaping @Sendable (Int) -> String) async { await both.call(text, body) }  // works
  func text(_ body: () -> String) { texts.call(body()) }  // works
  func wrong(_ id: String) throws -> String? { try finds.call(id) }  // expected-error {{cannot convert value of type 'String' to expected argument type 'Int'}}
}
