/// A value that can be compared but never printed, for arguments that are secrets.
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
/// Wherever it is printed stands ``mark``: in texts of calls and failures, in journals and
/// attachments, in `dump`, in a diff, in what `#expect` shows, alone or inside other values. A diff
/// of two that differ says that they do, and not how.
///
/// It is not `Codable` on purpose: whatever is encoded can be read, in a snapshot or an attachment.
/// Encode ``value`` where that is wanted. Nor can it be written as a literal: then `Redacted("4242")`
/// would no longer say which type it is of.
public struct Redacted<Value> {
  /// What is printed instead of a value.
  public static var mark: String { "‹redacted›" }

  /// The value itself; whoever prints it prints the secret.
  public var value: Value

  /// Hides a value from every text.
  public init(_ value: Value) { self.value = value }
}

extension Redacted: Sendable where Value: Sendable {}
extension Redacted: Equatable where Value: Equatable {}
extension Redacted: Hashable where Value: Hashable {}

extension Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { Self.mark }
  public var debugDescription: String { Self.mark }
  /// No children, for they would show the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
