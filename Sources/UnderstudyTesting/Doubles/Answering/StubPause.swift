/// What an answer waits for before it is given.
@usableFromInline
enum StubPause: Sendable {
  case sleep(@Sendable () async throws -> Void)

  /// Waits, for a call of a double.
  ///
  /// - Throws: `CancellationError` if the task was cancelled meanwhile, or the double was reset.
  @usableFromInline
  func wait() async throws {
    switch self {
    case .sleep(let sleep): try await sleep()
    }
  }
}
