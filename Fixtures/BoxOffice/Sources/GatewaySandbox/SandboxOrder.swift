/// What the gateway is asked to do, as it comes over the wire.
enum SandboxOrder: Hashable, Sendable {
  struct Charge: Decodable, Hashable {
    var amount: Int
    var currency: String
    var card: String
  }

  struct Refund: Decodable, Hashable {
    var amount: Int
    var charge: String
    var card: String
  }

  case charge(Charge)
  case refund(Refund)
}
