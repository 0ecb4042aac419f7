public struct Money: Hashable, Sendable {
  public var cents: Int
  public init(cents: Int) { self.cents = cents }
}

public struct Receipt: Equatable, Sendable {
  public var id: String
  public init(id: String) { self.id = id }
}

public enum PaymentError: Error, Equatable { case declined, offline }

// snippet: the protocol of the guide
public protocol PaymentGateway: Sendable {
  func charge(_ amount: Money, card: String) async throws(PaymentError) -> Receipt
  func refund(_ receipt: Receipt) throws
  var limit: Int { get set }
}
// end snippet
