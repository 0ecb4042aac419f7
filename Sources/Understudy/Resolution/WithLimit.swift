/// Runs an operation for a limited time and returns in that time even if it ignores cancellation.
///
/// The operation goes on in a task of its own, cancelled, where it runs over the limit.
func withLimit<Value: Sendable>(
  _ limit: Duration,
  _ operation: @escaping @Sendable () async -> Value,
  orElse late: @escaping @Sendable () -> Value
) async -> Value {
  let runner = Task { await operation() }
  return await withCheckedContinuation { continuation in
    let race = Race(continuation)
    let priority = Task.currentPriority
    // Detached: these may end after the race, and must not hold the container of the task until then.
    // By the time of its value the runner has let go of all that the operation holds.
    Task.detached(priority: priority) { race.end(with: await runner.value) }
    let timer = Task.detached(priority: priority) {
      try await Task.sleep(for: limit.bounded)
      race.end(with: late())
      runner.cancel()
    }
    race.onEnd { timer.cancel() }
  }
}

/// Resumes a continuation with whatever comes first.
private final class Race<Value: Sendable>: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Value, Never>?
    var atEnd: (@Sendable () -> Void)?
  }

  private let state: Lock<State>

  init(_ continuation: CheckedContinuation<Value, Never>) {
    state = Lock(State(continuation: continuation))
  }

  func end(with value: Value) {
    let (continuation, atEnd) = state.withLock { state in
      defer { state = State() }
      return (state.continuation, state.atEnd)
    }
    continuation?.resume(returning: value)
    atEnd?()
  }

  /// Sets what happens at the end; at once if that has come.
  func onEnd(_ body: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if state.continuation != nil { state.atEnd = body }
      return state.continuation == nil
    }
    if isOver { body() }
  }
}
