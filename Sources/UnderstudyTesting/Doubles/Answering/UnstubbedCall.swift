/// The error that a double's throwing member throws for an unstubbed call.
///
/// The missing answer is already recorded as a test failure; the error lets the code under test
/// take its own error path. A member whose typed error cannot be this one returns an empty value
/// instead, if its type has one.
///
/// ```swift
/// let loading = Stub<Int, Booking, any Error>("load(_:)")
/// #expect(throws: UnstubbedCall.self) { try loading.call(7) }  // and the test fails
/// ```
public struct UnstubbedCall: Error, Hashable, CustomStringConvertible {
  /// The call that had no answer, such as `load(7)`.
  package let call: String

  /// The call without an answer, and how to give one.
  public var description: String {
    "No answer for \(call); an issue of the test says how to give one."
  }
}
