package import Dispatch

/// Blocks a thread until a synchronous build on another thread ends.
final class ThreadWaiter: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let result = Lock<Build.WaitResult?>(nil)

  func resume(_ value: Build.WaitResult) {
    result.withLock { $0 = value }
    semaphore.signal()
  }

  /// Blocks the thread until it gets a result.
  ///
  /// - Returns: `nil` if the limit is reached first.
  func wait(atMost limit: Duration) -> Build.WaitResult? {
    guard semaphore.wait(timeout: limit.deadline) == .success else { return nil }
    return result.withLock { $0 }
  }

  func wait() -> Build.WaitResult {
    semaphore.wait()
    return result.withLock { $0! }  // set before the signal, always
  }
}

extension Duration {
  /// The deadline of a wait of this length that begins now, for threads.
  package var deadline: DispatchTime {
    let (seconds, attoseconds) = components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    return .now() + .nanoseconds(Int(min(nanoseconds, 1e17)))
  }
}
