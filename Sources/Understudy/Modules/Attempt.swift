/// One try at something that may never come to an end.
///
/// It ends with what comes first: the operation, the limit, or the cancellation of the task that
/// tries. The operation has a task of its own, which is cancelled then; what it gives afterwards is
/// discarded. States: *open*; *ended*, for good.
final class Attempt<Value: Sendable>: Sendable {
  enum Ending: Sendable {
    case value(Value)
    case failure(any Error)
    case overLimit
    case cancelled
  }

  private struct State {
    var ending: Ending?
    var continuation: CheckedContinuation<Ending, Never>?
    var tasks: [Task<Void, Never>] = []
  }

  private let state = Lock(State())

  private init() {}

  /// - Parameters:
  ///   - limit: how long it may take.
  ///   - clock: what that is measured by.
  ///   - thread: where to try what may block; among all other tasks if there is none.
  ///   - operation: what is tried.
  ///   - discard: gets what comes after the end.
  static func ending(
    within limit: Duration?,
    of clock: any Clock<Duration>,
    on thread: SpareThread? = nil,
    _ operation: @escaping @Sendable () async throws -> Value,
    discard: @escaping @Sendable (Value) async -> Void
  ) async -> Ending {
    let attempt = Attempt()
    return await withTaskCancellationHandler {
      attempt.begin(on: thread, operation, discard)
      if let limit { attempt.end(after: limit, of: clock) }
      return await attempt.ending
    } onCancel: {
      attempt.end(with: .cancelled)
    }
  }

  private func begin(
    on thread: SpareThread?,
    _ operation: @escaping @Sendable () async throws -> Value,
    _ discard: @escaping @Sendable (Value) async -> Void
  ) {
    add(
      Task(executorPreference: thread) { @concurrent in
        do {
          let value = try await operation()
          if !self.end(with: .value(value)) { await discard(value) }
        } catch {
          self.end(with: .failure(error))
        }
      }
    )
  }

  private func end(after limit: Duration, of clock: any Clock<Duration>) {
    add(
      Task { @concurrent in
        // A sleep that fails is one that was cancelled: it has ended by other means.
        guard (try? await clock.sleep(for: limit.bounded)) != nil else { return }
        end(with: .overLimit)
      }
    )
  }

  /// Takes a task that is of no use after the end.
  private func add(_ task: Task<Void, Never>) {
    let isOver = state.withLock { state in
      if state.ending == nil { state.tasks.append(task) }
      return state.ending != nil
    }
    if isOver { task.cancel() }
  }

  /// - Returns: whether this is how it ended.
  @discardableResult
  private func end(with ending: Ending) -> Bool {
    let old: State? = state.withLock { state in
      guard state.ending == nil else { return nil }
      defer { state = State(ending: ending) }
      return state
    }
    guard let old else { return false }
    for task in old.tasks { task.cancel() }
    old.continuation?.resume(returning: ending)
    return true
  }

  private var ending: Ending {
    get async {
      await withCheckedContinuation { continuation in
        let ending = state.withLock { state in
          if state.ending == nil { state.continuation = continuation }
          return state.ending
        }
        if let ending { continuation.resume(returning: ending) }
      }
    }
  }
}
