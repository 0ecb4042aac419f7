/// The answer to one call: ready, or to be computed outside every lock.
@usableFromInline
enum StubReply<Arguments, Output, Failure: Error> {
  case value(Output)
  case failure(Failure)
  case compute(@Sendable (Arguments) throws(Failure) -> Output)
  case computeAsync(@Sendable (Arguments) async throws(Failure) -> Output)
  /// The closure that a generated member calls itself, with its own parameters.
  case handler(AnswerHandler)
  /// The call is passed on to the real implementation.
  case real
  /// The answer is given after a pause.
  indirect case paused(StubPause, StubReply)

  /// The outcome of a call with this answer, if it is known before anything runs.
  @inlinable var outcome: CallOutcome {
    switch self {
    case .value: .returned
    case .failure(let error): .threw(error)
    case .compute, .computeAsync, .handler, .real, .paused: .running
    }
  }

  /// The gates that calls with this answer wait in.
  var gates: [Gate] {
    guard case .paused(let pause, let reply) = self else { return [] }
    return (pause.gate.map { [$0] } ?? []) + reply.gates
  }
}

extension StubReply: Sendable where Arguments: Sendable, Output: Sendable {}
