import Understudy

/// Tells the customer and the accounts department of a refund.
package struct RefundLetters: Sendable {
  @Injected private var mailer: any Mailer
  @Injected(name: "accounts") private var accounts: any Mailer

  package init() {}

  /// Writes both letters. The money is back already: a letter that does not get through changes
  /// nothing, and the audit log has the refund.
  package func announce(_ amount: Money, of booking: Booking) async {
    try? await mailer.send(.refund(of: amount, for: booking), to: booking.customer.address)
    try? await accounts.send(.refund(of: amount, for: booking), to: "accounts@theatre.example")
  }
}
