/// The kind of answer that a call received.
///
/// ```swift
/// #expect(seats.reserving.calls.map(\.answer) == [.rule, .real])
/// ```
///
/// Failure texts also name the line that set the answer.
public enum CallAnswer: Hashable, Sendable {
  /// A rule, `when(_:)`.
  case rule
  /// `returns`, `throws`, `answers` or `replies` for all arguments.
  case general
  /// `byDefault(_:)`, or the default that the member was made with.
  case byDefault
  /// `fails(with:rate:seed:)`.
  case fault
  /// The real implementation behind a partial double.
  case real
  /// No answer was set or needed: a member without a result just returns.
  case nothingNeeded
  /// No answer was set although one was needed, and the test has failed.
  case missing
}
