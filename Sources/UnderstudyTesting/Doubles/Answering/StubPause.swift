/// What an answer waits for before it is given.
@usableFromInline
enum StubPause: Sendable {
  case gate(Gate)
  case sleep(@Sendable () async throws -> Void)

  /// Waits, for a call of a double.
  ///
  /// - Throws: `CancellationError` if the task was cancelled meanwhile, or the double was reset.
  @usableFromInline
  func wait() async throws {
    switch self {
    case .gate(let gate): try await gate.pass()
    case .sleep(let sleep): try await sleep()
    }
  }

  var gate: Gate? { if case .gate(let gate) = self { gate } else { nil } }
}
