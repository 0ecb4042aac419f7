/// What an answer waits for before it is given.
@usableFromInline
enum StubPause: Sendable {
  @usableFromInline typealias Sleep = @Sendable () async throws -> Void

  case gate(Gate)
  /// Counts from the call, and so is told when it comes.
  case sleep(@Sendable () -> Sleep)

  var gate: Gate? { if case .gate(let gate) = self { gate } else { nil } }
}
