/// A type that has a value for calls of doubles that nobody has answered.
///
/// The test fails all the same, and goes on with the value instead of ending the process:
///
/// ```swift
/// extension Receipt: DefaultAnswering {
///   static let defaultAnswer = Receipt(id: "default")
/// }
/// extension PaymentError: DefaultAnswering {
///   static let defaultAnswer = PaymentError.offline
/// }
/// ```
///
/// A result's type is asked for what to return; an error's type, before that, for what to throw. For
/// one test alone, register an instance of the result's type in its container.
public protocol DefaultAnswering: Sendable {
  /// What a call gets that has no other answer.
  static var defaultAnswer: Self { get }
}
