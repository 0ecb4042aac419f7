/// One answer to one call: here already, or to be computed outside every lock.
@usableFromInline
enum StubReply<Arguments: Sendable, Output: Sendable, Failure: Error>: Sendable {
  case value(Output)
  case failure(Failure)
  case compute(@Sendable (Arguments) throws(Failure) -> Output)
  case computeAsync(@Sendable (Arguments) async throws(Failure) -> Output)
  /// Passed on to the real implementation.
  case real
  /// Given after a pause.
  indirect case paused(StubPause, StubReply)

  /// How a call that gets it ends, where that is known before anything runs.
  @inlinable var outcome: CallOutcome {
    switch self {
    case .value: .returned
    case .failure(let error): .threw(error)
    case .compute, .computeAsync, .real, .paused: .running
    }
  }

  /// The gates that calls with this answer wait in.
  var gates: [Gate] {
    guard case .paused(let pause, let reply) = self else { return [] }
    return (pause.gate.map { [$0] } ?? []) + reply.gates
  }
}
