/// The outcome of a double's call, or that it has not ended yet.
@usableFromInline
package enum CallOutcome: Sendable, CustomStringConvertible {
  /// The answer is being made, or is waiting: at a gate, for a clock, or for cancellation.
  case running
  /// The member returned.
  case returned
  /// The member threw this error.
  case threw(any Error)

  /// Whether the call has not ended yet.
  @usableFromInline
  package var isRunning: Bool { if case .running = self { true } else { false } }

  /// The error that the member threw, if it did.
  package var error: (any Error)? { if case .threw(let error) = self { error } else { nil } }

  /// `still running`, `returned`, or `threw` and the error.
  @usableFromInline
  package var description: String {
    switch self {
    case .running: "still running"
    case .returned: "returned"
    case .threw(let error): "threw \(error)"
    }
  }
}
