/// The gateway's JSON, field by field as its manual has it.
enum GatewayWire {
  struct ChargeOrder: Encodable {
    var amount: Int
    var currency: String
    var card: String
  }

  struct ChargeReceipt: Decodable {
    var id: String
    var amount: Int
  }

  struct RefundOrder: Encodable {
    var amount: Int
    var charge: String
    var card: String
  }

  struct Problem: Decodable {
    var code: String
  }
}
