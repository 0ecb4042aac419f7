/// A class to inherit a double from that also answers: ``SpyBase``, and its answers can be changed.
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
/// Everything else is as described at ``SpyBase``. A double that only records needs no more than
/// that one, and says so by inheriting from it.
open class StubBase: SpyBase, @unchecked Sendable {  // Adds no state.
  /// Forgets the answers of all pieces and keeps their calls, to go on with new answers.
  ///
  /// ```swift
  /// gateway.charging.throws(.offline)
  /// await office.sell(seat)
  /// gateway.clearAnswers()
  /// gateway.charging.returns(Receipt(id: "1"))  // and the history still shows the failed attempt
  /// ```
  public final func clearAnswers() { for member in members { member.clearAnswers() } }
}
