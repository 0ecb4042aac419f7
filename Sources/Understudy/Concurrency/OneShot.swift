/// Takes one value, and delivers it to the one task that waits for it.
///
/// States: *open*, with or without a waiting task; *fulfilled*, for good.
package final class OneShot<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var waiting: CheckedContinuation<Value, Never>?
  }

  private let state = Lock(State())

  package init() {}

  /// Sets the value; the first one counts.
  ///
  /// - Returns: whether it was the first.
  @discardableResult
  package func fulfill(_ value: Value) -> Bool {
    let (isFirst, waiting) = state.withLock { state in
      guard state.value == nil else { return (false, nil as CheckedContinuation<Value, Never>?) }
      state.value = value
      return (true, state.waiting.take())
    }
    waiting?.resume(returning: value)
    return isFirst
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
}
