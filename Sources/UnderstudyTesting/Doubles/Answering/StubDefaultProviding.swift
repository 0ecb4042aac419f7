/// A type that provides a value for unstubbed calls of doubles.
///
/// The test still fails, but continues with the value instead of ending the process:
///
/// ```swift
/// extension Receipt: StubDefaultProviding {
///   static let defaultAnswer = Receipt(id: "default")
/// }
/// extension PaymentError: StubDefaultProviding {
///   static let defaultAnswer = PaymentError.offline
/// }
/// ```
///
/// The result's type provides the value to return; an error's type, which is tried first, the error
/// to throw. For a single test, register an instance of the result's type in its container.
public protocol StubDefaultProviding: Sendable {
  /// The value for a call that has no other answer.
  static var defaultAnswer: Self { get }
}
