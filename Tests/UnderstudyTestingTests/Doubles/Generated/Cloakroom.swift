// A protocol with one member of each kind: what the library promises to generated code is tested without
// the generator. `Fixtures/Doubles/messages --set` writes its double.

struct Token: ~Copyable { var number: Int }

final class Cloak {  // not `Sendable`
  var label: String
  init(label: String) { self.label = label }
}

/// An index that cannot be compared.
struct Peg {
  var number: Int
}

protocol Cloakroom {
  init(hooks: Int)
  static var isOpen: Bool { get set }
  static func + (room: Self, hooks: Int) -> Int
  var limit: Int { get set }
  subscript(hook: Int) -> String { get set }
  subscript(peg: Peg) -> String { get set }
  func store(_ cloak: Cloak, for name: String?) async throws(PaymentError) -> Int
  func price() -> Int
  func sort(_ names: inout [String])
  func token(_ number: Int) -> Token
  func decode<Value>(_ text: String) throws -> Value
}
