/// A task that is suspended until a build ends.
final class TaskWaiter: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Void, Never>?
    var result: Build.WaitResult?
  }

  private let state = Lock(State())

  func resume(_ result: Build.WaitResult) {
    let continuation = state.withLock { state in
      state.result = result
      return state.continuation
    }
    continuation?.resume()
  }

  /// Suspends, calls `begin` once the wait has begun, and returns the result it is resumed with.
  func wait(_ begin: () -> Void) async -> Build.WaitResult {
    await withCheckedContinuation { continuation in
      state.withLock { $0.continuation = continuation }
      begin()
    }
    return state.withLock { $0.result! }  // set before the continuation is resumed, always
  }
}
