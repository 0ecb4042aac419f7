/// The pause before an answer is given.
@usableFromInline
enum StubPause: Sendable {
  @usableFromInline typealias Sleep = @Sendable () async throws -> Void

  case gate(Gate)
  /// A pause that starts at the call, so the closure runs when the call is made.
  case sleep(@Sendable () -> Sleep)

  var gate: Gate? { if case .gate(let gate) = self { gate } else { nil } }
}
