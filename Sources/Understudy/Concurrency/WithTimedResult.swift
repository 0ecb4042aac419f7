/// Runs an operation until it ends, its time limit is reached, or the calling task is cancelled.
///
/// In the last two cases the operation is cancelled. The function returns at once even if the
/// operation ignores that and continues in its task.
///
/// - Parameters:
///   - limit: how long it may take; `nil` for no limit.
///   - clock: measures the limit.
///   - executor: where to run an operation that may block.
///   - discard: receives a value that comes after the end.
package func withTimedResult<Value: Sendable, Failure: Error>(
  _ limit: Duration?,
  clock: any Clock<Duration>,
  on executor: DedicatedThreadExecutor? = nil,
  operation: @escaping @Sendable () async throws(Failure) -> Value,
  discard: @escaping @Sendable (Value) async -> Void = { _ in }
) async -> TimedResult<Value, Failure> {
  let result = OneShot<TimedResult<Value, Failure>>()
  let runner = Task(executorPreference: executor) { @concurrent in
    do throws(Failure) {
      let value = try await operation()
      if !result.fulfill(.value(value)) { await discard(value) }
    } catch {
      result.fulfill(.failure(error))
    }
  }
  let timer = limit.map { limit in
    Task { @concurrent in
      // A sleep that fails was cancelled: something else came first.
      guard (try? await clock.sleep(for: limit.bounded)) != nil else { return }
      if result.fulfill(.timedOut) { runner.cancel() }
    }
  }
  defer { timer?.cancel() }
  return await withTaskCancellationHandler {
    await result.value
  } onCancel: {
    if result.fulfill(.cancelled) { runner.cancel() }
  }
}
