/// Runs an operation for a limited time and returns in that time even if it ignores cancellation.
///
/// The operation continues in a task of its own, cancelled, where it runs over the limit. Unlike
/// ``withTimeout(_:clock:on:operation:discard:)``, it continues when the calling task is cancelled.
func withLimit<Value: Sendable>(
  _ limit: Duration,
  _ operation: @escaping @Sendable () async -> Value,
  orElse late: @escaping @Sendable () -> Value
) async -> Value {
  let result = OneShot<Value>()
  let runner = Task { await operation() }
  let priority = Task.currentPriority
  // Detached: these may end after the race, and must not hold the container of the task until then.
  // By the time of its value the runner has let go of all that the operation holds.
  Task.detached(priority: priority) { result.fulfill(await runner.value) }
  let timer = Task.detached(priority: priority) {
    try await Task.sleep(for: limit.bounded)
    result.fulfill(late())
    runner.cancel()
  }
  defer { timer.cancel() }
  return await result.value
}
