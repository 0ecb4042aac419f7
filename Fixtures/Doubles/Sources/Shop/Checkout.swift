public struct Checkout<Gateway: PaymentGateway> {
  let gateway: Gateway
  public init(_ gateway: Gateway) { self.gateway = gateway }

  public func pay(_ cents: Int, card: String) async throws(PaymentError) -> Receipt {
    try await gateway.charge(Money(cents: cents), card: card)
  }
}
