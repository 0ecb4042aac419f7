/// A recorded call of a double's member, with its typed arguments.
///
/// ```swift
/// try await box.sell(seat, card: "42")
/// gateway.charging.calls.first?.arguments.amount  // Money(cents: 4500)
/// gateway.charging.calls.map(\.description)       // ["charge(Money(cents: 4500), card: 42)"]
/// ```
///
/// Two calls are equal if their arguments are, so calls can be compared with the expected
/// arguments:
///
/// ```swift
/// #expect(printer.prints.calls == [seatA1, seatA2])
/// #expect(window.shows.lastCall == "sold out")
/// ```
///
/// Arguments can be read by their labels, and a single argument's properties by their names, unless
/// the call has a property of that name itself:
///
/// ```swift
/// gateway.charging.calls.map(\.card)       // ["42"]
/// seats.reserving.calls.first?.row         // "A"
/// orders.placing.calls[0].arguments.order  // `order` is the call's own
/// ```
///
/// A call keeps a reference to an argument of class type, which shows the object's current state.
/// It is `Sendable` if its arguments are.
@dynamicMemberLookup
public struct Call<Arguments>: CustomStringConvertible {
  /// The arguments of the call; a tuple keeps its labels.
  public let arguments: Arguments

  /// The position of the call among those of all doubles in its test, from 1: a later call has a
  /// higher one.
  ///
  /// Doubles that belong to no test are numbered together.
  public let order: Int

  /// The error that the member threw; `nil` if it returned, or was still running when `calls` was
  /// read.
  ///
  /// ```swift
  /// #expect(gateway.charging.calls.first?.error as? PaymentError == .offline)
  /// ```
  public var error: (any Error)? { ending.error }

  /// The kind of answer that the call received; `nil` until it is found.
  ///
  /// ```swift
  /// #expect(seats.reserving.calls.map(\.answer) == [.rule, .real])
  /// ```
  public var answer: CallAnswer? { source?.kind }

  /// The nanoseconds from the beginning of its test to the call.
  ///
  /// Doubles that belong to no test count from the first call of such a double in the process.
  @usableFromInline package let sinceStart: Int64
  @usableFromInline let label: Unmanaged<MemberLabel>
  /// The outcome of the call, or that it is still running.
  @usableFromInline package var ending: CallOutcome
  /// The answer that the call received, with the line that set it.
  @usableFromInline package var source: AnswerSource?

  @inlinable
  init(
    arguments: Arguments,
    order: Int,
    sinceStart: Int64,
    label: Unmanaged<MemberLabel>,
    ending: CallOutcome = .running,
    source: AnswerSource? = nil
  ) {
    self.arguments = arguments
    self.order = order
    self.sinceStart = sinceStart
    self.label = label
    self.ending = ending
    self.source = source
  }

  /// The call as `getUser(id: test)`: labels from the member's name, strings without quotes.
  ///
  /// - Complexity: O(length of the text). It is made on each read, and never by recording.
  public var description: String { text.description }

  /// Returns the call without its types, for lists with calls of other members.
  func erased(in scope: CallScope?) -> RecordedCall {
    let text = text
    return RecordedCall(
      member: (arguments as? WrittenCall)?.member ?? member,
      arguments: text.arguments,
      outcome: ending,
      place: CallPlace(of: self, in: scope),
      description: text.description
    )
  }

  /// The argument with this label, or the property of a single argument: `calls.map(\.card)`.
  ///
  /// - Parameter path: the label or the property.
  /// - Complexity: that of the property; O(1) for a label.
  public subscript<Value>(dynamicMember path: KeyPath<Arguments, Value>) -> Value {
    arguments[keyPath: path]
  }

  private var member: String { label._withUnsafeGuaranteedRef { $0.text } }
  private var text: CallText {
    (arguments as? WrittenCall)?.text ?? CallText(member: member, arguments: arguments)
  }
}

extension Call: Sendable where Arguments: Sendable {}
