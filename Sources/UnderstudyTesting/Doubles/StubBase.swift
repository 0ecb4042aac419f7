/// A base class for doubles that also give answers: a ``SpyBase`` whose answers can be cleared.
///
/// ```swift
/// final class GatewayStub: StubBase, PaymentGateway, @unchecked Sendable {
///   let charging = Stub<(amount: Money, card: String), Receipt, PaymentError>()
///
///   func charge(_ amount: Money, card: String) async throws(PaymentError) -> Receipt {
///     try await charging.call(amount, card)
///   }
/// }
/// ```
///
/// See ``SpyBase`` for the rest. A double that only records calls inherits from that one, which
/// shows its role.
open class StubBase: SpyBase, @unchecked Sendable {  // Adds no state.
  /// Removes the answers of all members and keeps their calls, to continue with new answers.
  ///
  /// ```swift
  /// gateway.charging.throws(.offline)
  /// await office.sell(seat)
  /// gateway.clearAnswers()
  /// gateway.charging.returns(Receipt(id: "1"))  // the history still has the failed attempt
  /// ```
  public final func clearAnswers() { for member in stubMembers { member.clearAnswers() } }
}
