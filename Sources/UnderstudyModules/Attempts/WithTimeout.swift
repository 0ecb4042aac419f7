import Understudy

/// Runs an operation and returns its value, or throws when its time is over.
///
/// ```swift
/// let plays = try await withTimeout(.seconds(5)) { try await repertoire.download() }
/// ```
///
/// At the limit the operation is cancelled, and the function throws at once, even if the operation
/// ignores its cancellation and continues in its task. A value that comes after the end goes to
/// `discard`, which closes what nobody will use:
///
/// ```swift
/// let session = try await withTimeout(.seconds(2)) {
///   try await gateway.connect()
/// } discard: { late in
///   await late.close()
/// }
/// ```
///
/// The operation runs in a task of its own, off the caller's actor, with the caller's task-local
/// values, its container among them.
///
/// - Parameters:
///   - limit: how long the operation may take. Without time, at zero or less, it does not begin.
///   - clock: the clock that measures the limit; in a test a manual one.
///   - operation: the operation.
///   - discard: receives a value that comes after the limit or after a cancellation.
/// - Returns: the operation's value.
/// - Throws: what the operation throws; ``TimeoutError`` at the limit; `CancellationError` if the
///   calling task is cancelled.
public func withTimeout<Value: Sendable>(
  _ limit: Duration,
  clock: any Clock<Duration> = ContinuousClock(),
  fileID: StaticString = #fileID,
  line: UInt = #line,
  operation: @escaping @Sendable () async throws -> Value,
  discard: @escaping @Sendable (Value) async -> Void = { _ in }
) async throws -> Value {
  try Task.checkCancellation()
  let error = TimeoutError(limit: limit, site: SourceSite(fileID: fileID, line: line))
  guard limit > .zero else { throw error }
  let result: TimedResult<Value, any Error> = await withTimedResult(
    limit,
    clock: clock,
    operation: operation,
    discard: discard
  )
  switch result {
  case .value(let value): return value
  case .failure(let failure): throw failure
  case .timedOut: throw error
  case .cancelled: throw CancellationError()
  }
}
