/// The sandbox's books: what it has charged and paid back, and what it answered to which key.
///
/// A value without clock or network, so that the rules of the gateway read at a glance.
package struct SandboxLedger: Sendable {
  package struct Charge: Hashable, Sendable {
    package let id: String
    package let card: String
    package let amount: Int
    package var refunded = 0
  }

  package private(set) var charges: [Charge] = []
  private var answers: [String: (order: SandboxOrder, answer: SandboxAnswer)] = [:]

  package init() {}

  /// What a card has paid, less what it got back.
  package func balance(of card: String) -> Int {
    charges.filter { $0.card == card }.reduce(0) { $0 + $1.amount - $1.refunded }
  }

  /// Carries out an order, once for each key.
  ///
  /// The key is optional, as it is with the real gateway: an order without one is a new order.
  mutating func carryOut(_ order: SandboxOrder, key: String?) -> SandboxAnswer {
    if let key, let earlier = answers[key] {
      return earlier.order == order ? earlier.answer : .problem(409, "key_reused")
    }
    let answer =
      switch order {
      case .charge(let charge): self.charge(charge)
      case .refund(let refund): self.refund(refund)
      }
    if let key { answers[key] = (order, answer) }
    return answer
  }

  private mutating func charge(_ order: SandboxOrder.Charge) -> SandboxAnswer {
    if let reason = SandboxCard.refusal(of: order.card) { return .problem(402, reason) }
    guard order.amount > 0 else { return .problem(422, "amount_invalid") }
    let charge = Charge(id: "ch_\(charges.count + 1)", card: order.card, amount: order.amount)
    charges.append(charge)
    return .receipt(id: charge.id, amount: charge.amount)
  }

  private mutating func refund(_ order: SandboxOrder.Refund) -> SandboxAnswer {
    guard let index = charges.firstIndex(where: { $0.id == order.charge }) else {
      return .problem(404, "no_such_charge")
    }
    guard charges[index].card == order.card else { return .problem(422, "card_mismatch") }
    guard order.amount > 0, charges[index].refunded + order.amount <= charges[index].amount else {
      return .problem(422, "exceeds_charge")
    }
    charges[index].refunded += order.amount
    return .receipt(id: "re_\(order.charge)_\(charges[index].refunded)", amount: order.amount)
  }
}
