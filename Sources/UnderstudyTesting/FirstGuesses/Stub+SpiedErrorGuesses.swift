// Unavailable declarations for guesses from other tools; the messages name the real API.

/// A call without the last argument, an error: its writer took that for the error of the member.
///
/// With two arguments or more, the compiler prefers the call that fits them when it runs, and
/// reports what does not fit.
extension Stub where Output == Void, Failure == Never {
  @available(
    *,
    unavailable,
    message:
      "A Spy lists arguments alone, and cannot throw. With the member's error, write Stub<(Letter, String), Void, any Error>()."
  )
  public func call<Fault: Error>() where Arguments == (Void, Fault) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "A Spy lists arguments alone, and cannot throw. With the member's error, write Stub<(Letter, String), Void, any Error>()."
  )
  public func call<First, Fault: Error>(_ argument: First) where Arguments == (First, Fault) {
    unavailable()
  }
}
