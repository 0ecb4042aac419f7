/// One answer to one call: here already, or to be computed outside every lock.
@usableFromInline
enum StubReply<Arguments: Sendable, Output: Sendable, Failure: Error>: Sendable {
  case value(Output)
  case failure(Failure)
  case compute(@Sendable (Arguments) throws(Failure) -> Output)
  case computeAsync(@Sendable (Arguments) async throws(Failure) -> Output)
}
