/// Runs an operation for a limited time and returns in that time even if it ignores cancellation.
///
/// If the operation exceeds the limit, it is cancelled and continues in its own task. Unlike with
/// ``withTimedResult(_:clock:on:operation:discard:)``, it continues when the calling task is cancelled.
func withLimit<Value: Sendable>(
  _ limit: Duration,
  _ operation: @escaping @Sendable () async -> Value,
  orElse late: @escaping @Sendable () -> Value
) async -> Value {
  let result = OneShot<Value>()
  let runner = Task { await operation() }
  let priority = Task.currentPriority
  // Detached: these may end after the race, and must not hold the task's container until then. By
  // the time of its value the runner has released all that the operation holds.
  Task.detached(priority: priority) { result.fulfill(await runner.value) }
  let timer = Task.detached(priority: priority) {
    try await Task.sleep(for: limit.bounded)
    result.fulfill(late())
    runner.cancel()
  }
  defer { timer.cancel() }
  return await result.value
}
