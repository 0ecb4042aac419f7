/// Runs an operation for a limited time, and no longer than the caller wants to wait.
///
/// It returns in that time even if the operation ignores its cancellation, which then goes on in a task
/// of its own.
///
/// - Parameter thread: where it runs, for it may block.
///
/// - Returns: `nil` where the time was over before.
func withDeadline<Value: Sendable>(
  _ limit: Duration,
  _ clock: any Clock<Duration>,
  on thread: SpareThread,
  _ operation: @escaping @Sendable () async -> Value
) async throws(CancellationError) -> Value? {
  let (outcomes, outcome) = AsyncStream<Value?>.makeStream()
  let runner = Task(executorPreference: thread) { outcome.yield(await operation()) }
  let timer = Task {
    try await clock.sleep(for: limit.bounded)
    outcome.yield(nil)
  }
  defer {
    runner.cancel()
    timer.cancel()
  }
  // It ends without an element where the caller is cancelled.
  for await first in outcomes { return first }
  throw CancellationError()
}
