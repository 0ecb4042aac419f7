import Understudy

/// The task of a start-up's latest attempt.
///
/// Invariant: the work of an attempt begins when that of the one before has ended, so that two never
/// run at a time, also after a cancellation that the work has not noticed yet.
final class StartUpTask: Sendable {
  private let task = Lock<Task<Void, Never>?>(nil)

  /// Runs the work of the next attempt.
  func follow(_ work: @escaping @Sendable () async -> Void) {
    task.withLock { task in
      let former = task
      task = Task { @concurrent in
        await former?.value
        await work()
      }
    }
  }

  func cancel() { task.withLock { $0 }?.cancel() }
}
