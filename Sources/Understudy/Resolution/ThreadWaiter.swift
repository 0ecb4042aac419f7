import Dispatch

/// A thread that sleeps until a synchronous build on another thread ends.
final class ThreadWaiter: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let result = Lock<Build.WaitResult?>(nil)

  func resume(_ value: Build.WaitResult) {
    result.withLock { $0 = value }
    semaphore.signal()
  }

  /// - Returns: `nil` if the limit is over first.
  func wait(atMost limit: Duration) -> Build.WaitResult? {
    let (seconds, attoseconds) = limit.components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    let deadline = DispatchTime.now() + .nanoseconds(Int(min(nanoseconds, 1e17)))
    guard semaphore.wait(timeout: deadline) == .success else { return nil }
    return result.withLock { $0 }
  }

  func wait() -> Build.WaitResult {
    semaphore.wait()
    return result.withLock { $0! }  // set before the signal, always
  }
}
