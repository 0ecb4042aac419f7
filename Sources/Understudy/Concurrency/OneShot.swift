package import Dispatch

/// Takes one value, and delivers it to the one task or thread that waits for it.
///
/// States: *open*, with or without a waiting caller; *fulfilled*, for good.
package final class OneShot<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var waiting: CheckedContinuation<Value, Never>?
    var blocked: DispatchSemaphore?
  }

  private let state = Lock(State())

  package init() {}

  /// Sets the value; the first one counts.
  ///
  /// - Returns: whether it was the first.
  @discardableResult
  package func fulfill(_ value: Value) -> Bool {
    let former = state.withLock { state -> State? in
      guard state.value == nil else { return nil }
      defer { state = State(value: value) }
      return state
    }
    former?.waiting?.resume(returning: value)
    former?.blocked?.signal()
    return former != nil
  }

  /// The value, if it has been set.
  package var current: Value? { state.withLock(\.value) }

  /// Suspends until the value is set, whether the task is cancelled or not.
  package var value: Value {
    get async {
      await withCheckedContinuation { continuation in
        let value = state.withLock { state in
          if state.value == nil { state.waiting = continuation }
          return state.value
        }
        if let value { continuation.resume(returning: value) }
      }
    }
  }

  /// Blocks the thread until the value is set.
  ///
  /// - Parameter limit: how long it waits; `nil` for no limit.
  /// - Returns: `nil` if the limit passes first.
  package func wait(atMost limit: Duration? = nil) -> Value? {
    let semaphore = DispatchSemaphore(value: 0)
    let value = state.withLock { state in
      if state.value == nil { state.blocked = semaphore }
      return state.value
    }
    if let value { return value }
    guard semaphore.wait(timeout: limit?.deadline ?? .distantFuture) == .success else { return nil }
    return current
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
