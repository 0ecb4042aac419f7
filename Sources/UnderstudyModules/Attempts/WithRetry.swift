import Understudy

/// Runs an operation until it succeeds, as often as a policy allows, and returns its value.
///
/// ```swift
/// let policy = RetryPolicy(maxAttempts: 3, backoff: .exponential(initial: .milliseconds(100)))
/// let plays = try await withRetry(policy, limit: .seconds(5)) { attempt in
///   try await repertoire.download(attempt: attempt)
/// }
/// ```
///
/// The limit applies to each attempt, as in ``withTimeout(_:clock:fileID:line:operation:discard:)``:
/// an attempt ends there even if the operation ignores its cancellation, and its value, if it comes
/// later, goes to `discard`. An attempt that exceeds the limit counts as failed and is followed by
/// the next one.
///
/// A cancellation is never retried, whether the calling task is cancelled, also during a pause, or
/// the operation throws `CancellationError`.
///
/// - Parameters:
///   - policy: the number of attempts, and the pauses between them.
///   - limit: how long each attempt may take; `nil` for no limit.
///   - clock: the clock that measures limits and pauses; in a test a manual one.
///   - operation: the operation, which receives the number of the attempt, from 1. It runs in a task
///     of its own, off the caller's actor.
///   - discard: receives a value that comes after the attempt's limit or after a cancellation.
/// - Returns: the value of the first attempt that succeeds.
/// - Throws: the error of the last attempt, unchanged, ``TimeoutError`` if that exceeded its limit;
///   `CancellationError`; ``RetryPolicyError`` if the policy or the limit is invalid, before the
///   operation begins.
public func withRetry<Value: Sendable>(
  _ policy: RetryPolicy,
  limit: Duration? = nil,
  clock: any Clock<Duration> = ContinuousClock(),
  fileID: StaticString = #fileID,
  line: UInt = #line,
  operation: @escaping @Sendable (_ attempt: Int) async throws -> Value,
  discard: @escaping @Sendable (Value) async -> Void = { _ in }
) async throws -> Value {
  let site = SourceSite(fileID: fileID, line: line)
  if let defect = policy.defect ?? AttemptDefect(ofLimit: limit) {
    throw RetryPolicyError(defect: defect, site: site)
  }
  var attempt = 0
  while true {
    attempt += 1
    try Task.checkCancellation()
    let number = attempt
    let result: TimedResult<Value, any Error> = await withTimedResult(limit, clock: clock) {
      try await operation(number)
    } discard: {
      await discard($0)
    }
    let failure: any Error
    switch result {
    case .value(let value): return value
    case .cancelled, .failure(is CancellationError): throw CancellationError()
    case .failure(let error): failure = error
    case .timedOut: failure = TimeoutError(limit: limit ?? .zero, site: site)
    }
    guard attempt < policy.maxAttempts else { throw failure }
    let delay = policy.delay(afterAttempt: attempt)
    // The clock's own error, if it has one, is not that of the operation; it is a cancellation.
    if delay > .zero {
      do { try await clock.sleep(for: delay.bounded) } catch { throw CancellationError() }
    }
  }
}

/// Runs an operation that need not know the number of the attempt, until it succeeds.
///
/// ```swift
/// let plays = try await withRetry(RetryPolicy(maxAttempts: 3)) { try await repertoire.download() }
/// ```
///
/// - Parameters:
///   - policy: the number of attempts, and the pauses between them.
///   - limit: how long each attempt may take; `nil` for no limit.
///   - clock: the clock that measures limits and pauses; in a test a manual one.
///   - operation: the operation. It runs in a task of its own, off the caller's actor.
///   - discard: receives a value that comes after the attempt's limit or after a cancellation.
/// - Returns: the value of the first attempt that succeeds.
/// - Throws: the error of the last attempt, unchanged, ``TimeoutError`` if that exceeded its limit;
///   `CancellationError`; ``RetryPolicyError`` if the policy or the limit is invalid, before the
///   operation begins.
public func withRetry<Value: Sendable>(
  _ policy: RetryPolicy,
  limit: Duration? = nil,
  clock: any Clock<Duration> = ContinuousClock(),
  fileID: StaticString = #fileID,
  line: UInt = #line,
  operation: @escaping @Sendable () async throws -> Value,
  discard: @escaping @Sendable (Value) async -> Void = { _ in }
) async throws -> Value {
  try await withRetry(
    policy,
    limit: limit,
    clock: clock,
    fileID: fileID,
    line: line,
    operation: { (_: Int) in try await operation() },
    discard: discard
  )
}
