public import Synchronization
import Understudy

/// Numbers the calls of all doubles of one test, and stores when the test began.
///
/// A member takes its numbers from one scope until it is reset, so the order within it and, in one
/// test, across doubles is total.
@usableFromInline
package final class CallScope: Sendable {
  /// The scope for doubles that belong to no test.
  package static let process = CallScope()

  @usableFromInline let last = Atomic<Int>(0)
  @usableFromInline let start = Uptime.nanoseconds()

  package init() {}

  /// Returns the scope that numbers the calls of a host's doubles; `nil` for a host without
  /// doubles.
  static func of(_ host: any TestHost) -> CallScope? {
    switch host {
    case let scope as TestScope: scope.calls
    case let outlet as OutletHost: outlet.calls
    default: nil
    }
  }

  /// When a call came, among the calls of its test.
  @usableFromInline typealias Place = (order: Int, sinceStart: Int64)

  /// Returns the place of a call that comes now.
  @inlinable func place(at now: Int64) -> Place { (next(), now &- start) }

  /// Returns the next number, from 1.
  ///
  /// Relaxed is enough: all additions to one atomic have one order, and it agrees with every
  /// other happens-before between two calls.
  @inlinable func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
