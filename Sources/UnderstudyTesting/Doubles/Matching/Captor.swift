import Understudy

/// Keeps the arguments that a matcher lets through, typed, for the test to look at.
///
/// ```swift
/// let amounts = Captor<Money>()
/// gateway.charging.verify(2, with: .capturing(into: amounts), "42")
/// #expect(amounts.values == [Money(cents: 4_500), Money(cents: 900)])
/// ```
///
/// Only calls that match as a whole are captured. In a rule of `when(_:)` that is each call the
/// rule answers, at the moment it is made: so a test gets hold of what the code under test
/// passes on, such as a completion handler. In a verification it is each call that matches.
///
/// It may be filled and read from any thread.
public final class Captor<Value: Sendable>: Sendable {
  private let held = Lock<[Value]>([])

  /// Makes a captor that has captured nothing yet.
  public init() {}

  /// What was captured so far, in the order in which it was.
  ///
  /// - Complexity: O(1).
  public var values: [Value] { held.withLock { $0 } }

  /// What was captured last; `nil` before.
  public var last: Value? { held.withLock { $0.last } }

  /// Forgets what was captured.
  ///
  /// ```swift
  /// amounts.clear()  // for what comes next
  /// ```
  public func clear() {
    let dropped = held.withLock { values in
      defer { values = [] }
      return values
    }
    // Values have deinits, which are the user's code and must not run under the lock.
    withExtendedLifetime(dropped) {}
  }

  func capture(_ value: Value) { held.withLock { $0.append(value) } }
}
