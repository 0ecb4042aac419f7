/// The test cards of the gateway's manual.
package enum SandboxCard {
  package static let good = "tok_visa"
  package static let other = "tok_mastercard"
  package static let withoutFunds = "tok_insufficient_funds"
  package static let stolen = "tok_stolen"

  /// Why the bank says no to a card; `nil` if it says yes.
  static func refusal(of card: String) -> String? {
    switch card {
    case withoutFunds: "insufficient_funds"
    case stolen: "stolen_card"
    default: nil
    }
  }
}
