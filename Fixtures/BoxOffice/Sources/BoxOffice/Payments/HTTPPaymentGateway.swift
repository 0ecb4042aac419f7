import Foundation

/// The gateway, spoken to in its JSON over HTTP.
package struct HTTPPaymentGateway: PaymentGateway {
  let transport: any HTTPTransport
  let apiKey: String

  package init(transport: any HTTPTransport, apiKey: String) {
    self.transport = transport
    self.apiKey = apiKey
  }

  package func charge(
    _ amount: Money,
    to card: Card,
    key: IdempotencyKey
  ) async throws(PaymentError) -> Charge {
    let order = GatewayWire.ChargeOrder(amount: amount.cents, currency: "EUR", card: card.token)
    let reply = try await post(order, to: "v1/charges", key: key)
    let receipt = try decode(GatewayWire.ChargeReceipt.self, from: reply)
    return Charge(id: receipt.id, amount: Money(cents: receipt.amount), card: card)
  }

  package func refund(
    _ amount: Money,
    of charge: Charge.ID,
    to card: Card,
    key: IdempotencyKey
  ) async throws(PaymentError) {
    let order = GatewayWire.RefundOrder(amount: amount.cents, charge: charge, card: card.token)
    _ = try await post(order, to: "v1/refunds", key: key)
  }

  private func post(
    _ order: some Encodable,
    to path: String,
    key: IdempotencyKey
  ) async throws(PaymentError) -> Data {
    let reply: HTTPReply
    do {
      let headers = [
        "Authorization": "Bearer \(apiKey)",
        "Content-Type": "application/json",
        "Idempotency-Key": key.value,
      ]
      let body = try JSONEncoder().encode(order)
      reply = try await transport.send(HTTPCall(path: path, headers: headers, body: body))
    } catch {
      throw .unreachable
    }
    switch reply.status {
    case 200..<300: return reply.body
    case 402: throw .declined(reason: try decode(GatewayWire.Problem.self, from: reply.body).code)
    case 400..<500:
      throw .refused(code: try decode(GatewayWire.Problem.self, from: reply.body).code)
    default: throw .unreachable
    }
  }

  /// A reply that cannot be read tells nothing about the money, like no reply at all.
  private func decode<Value: Decodable>(
    _ type: Value.Type,
    from data: Data
  ) throws(PaymentError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .unreachable
    }
  }
}
