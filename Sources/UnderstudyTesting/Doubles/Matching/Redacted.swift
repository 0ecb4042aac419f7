/// A value that can be compared but never printed, for secret arguments.
///
/// ```swift
/// let charging = Stub<(amount: Money, card: Redacted<String>), Receipt, PaymentError>(
///   "charge(_:card:)"
/// )
///
/// func charge(_ amount: Money, card: String) async throws(PaymentError) -> Receipt {
///   try await charging.call((amount, Redacted(card)))
/// }
///
/// gateway.charging.verify(with: .any, "4242")  // compares the number, never shows it
/// gateway.charging.calls.first?.description    // "charge(Money(cents: 4500), card: ‹redacted›)"
/// ```
///
/// Every text shows `‹redacted›` in its place: calls and failures, journals and attachments, `dump`,
/// diffs, and the output of `#expect`, alone or inside other values. A diff of two that differ says
/// that they do, and not how.
///
/// It is not `Codable` on purpose: an encoded value can be read, in a snapshot or an attachment.
/// Encode ``value`` if you want that. Nor can it be written as a literal: then `Redacted("4242")`
/// would no longer show its type.
public struct Redacted<Value> {
  /// The text printed in place of a value.
  package static var placeholder: String { "‹redacted›" }

  /// The value itself; printing it prints the secret.
  public var value: Value

  /// Makes a value that no text shows.
  ///
  /// - Parameter value: the value to keep out of texts.
  public init(_ value: Value) { self.value = value }
}

extension Redacted: Sendable where Value: Sendable {}
extension Redacted: Equatable where Value: Equatable {}
extension Redacted: Hashable where Value: Hashable {}

extension Redacted: CustomStringConvertible, CustomReflectable {
  /// A text that does not show the value.
  public var description: String { Self.placeholder }
  /// A mirror without children, since they would show the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
