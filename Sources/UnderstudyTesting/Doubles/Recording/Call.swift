/// One recorded call of a double's member, with its arguments as they were typed.
///
/// ```swift
/// try await box.sell(seat, card: "42")
/// gateway.charging.calls.first?.arguments.amount  // Money(cents: 4500)
/// gateway.charging.calls.map(\.description)       // ["charge(Money(cents: 4500), card: 42)"]
/// ```
///
/// A call keeps what it was given: an argument of class type shows what it holds when you look.
public struct Call<Arguments: Sendable>: Sendable, CustomStringConvertible {
  /// What the member was called with; a tuple keeps its labels.
  public let arguments: Arguments

  /// The call's place among all calls of all doubles in the process: a later call has a higher one.
  ///
  /// The numbers of one test have gaps where tests beside it made their calls.
  public let order: Int

  @usableFromInline let member: StaticString

  @inlinable init(arguments: Arguments, order: Int, member: StaticString) {
    self.arguments = arguments
    self.order = order
    self.member = member
  }

  /// The call as `getUser(id: test)`: labels from the member's name, strings without quotes.
  ///
  /// - Complexity: O(length of the text). It is made anew on each read, and never by recording.
  public var description: String { text.description }

  /// The call without its types, to stand beside calls of other members.
  var erased: RecordedCall {
    let text = text
    return RecordedCall(
      member: "\(member)",
      arguments: text.arguments,
      order: order,
      description: text.description
    )
  }

  private var text: CallText { CallText(member: "\(member)", arguments: arguments) }
}
