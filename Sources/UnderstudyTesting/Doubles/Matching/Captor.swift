import Understudy

/// A captor that stores the arguments a matcher accepts, typed, for the test to inspect.
///
/// ```swift
/// let amounts = Captor<Money>()
/// gateway.charging.verify(2, with: .capturing(into: amounts), "42")
/// #expect(amounts.values == [Money(cents: 4_500), Money(cents: 900)])
/// ```
///
/// Only calls that match as a whole are captured. In a rule of `when(_:)` that is each call the
/// rule answers, when it is made: this gives a test access to values that the code under test
/// passes on, such as a completion handler. In a verification it is each call that matches.
///
/// It may be filled and read from any thread. A value that is a reference stays the object that the
/// code under test has, too.
public final class Captor<Value>: Sendable {
  private let held = Lock<[Value]>([])

  /// Makes an empty captor.
  public init() {}

  /// The captured values, in order.
  ///
  /// - Complexity: O(1).
  public var values: [Value] { held.withLock { $0 } }

  func capture(_ value: Value) { held.withLock { $0.append(value) } }
}
