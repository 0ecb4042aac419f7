/// The outcome of a double's call, or that it has not ended yet.
///
/// ```swift
/// #expect(gateway.charging.calls.filter { $0.outcome.isRunning }.count == 2)
/// ```
public enum CallOutcome: Sendable, CustomStringConvertible {
  /// The answer is being made, or is waiting: at a gate, for a clock, or for cancellation.
  case running
  /// The member returned.
  case returned
  /// The member threw this error.
  case threw(any Error)

  /// Whether the call has not ended yet.
  public var isRunning: Bool { if case .running = self { true } else { false } }

  /// The error that the member threw, if it did.
  public var error: (any Error)? { if case .threw(let error) = self { error } else { nil } }

  /// `still running`, `returned`, or `threw` and the error.
  public var description: String {
    switch self {
    case .running: "still running"
    case .returned: "returned"
    case .threw(let error): "threw \(error)"
    }
  }
}
