/// Is shut until it opens, once and for good, and resumes all tasks that wait for that.
final class Latch: Sendable {
  private enum State {
    case shut([CheckedContinuation<Void, Never>])
    case open
  }

  private let state = Lock(State.shut([]))

  func open() {
    let waiting = state.withLock { state in
      guard case .shut(let waiting) = state else { return [CheckedContinuation<Void, Never>]() }
      state = .open
      return waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Suspends until it is open, whether the task is cancelled or not.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        guard case .shut(let waiting) = state else { return true }
        state = .shut(waiting + [continuation])
        return false
      }
      if isOpen { continuation.resume() }
    }
  }
}
