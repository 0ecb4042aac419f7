/// Something that happens once and for good, and resumes all tasks that wait for it.
///
/// States: *pending*, with the tasks that wait; *complete*.
final class Completion: Sendable {
  private enum State {
    case pending([CheckedContinuation<Void, Never>])
    case complete
  }

  private let state = Lock(State.pending([]))

  /// Completes it; further calls change nothing.
  func complete() {
    let waiting = state.withLock { state in
      guard case .pending(let waiting) = state else { return [CheckedContinuation<Void, Never>]() }
      state = .complete
      return waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Suspends until it is complete, whether the task is cancelled or not.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isComplete = state.withLock { state in
        guard case .pending(let waiting) = state else { return true }
        state = .pending(waiting + [continuation])
        return false
      }
      if isComplete { continuation.resume() }
    }
  }
}
