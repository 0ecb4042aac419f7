import Understudy

/// Counts from any thread.
package final class Counter: Sendable {
  private let value = Lock(0)

  package init() {}

  package var count: Int { value.withLock { $0 } }

  /// Counts one more, and returns how many that makes.
  @discardableResult
  package func add() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}
