public import Synchronization
import Understudy

/// Numbers the calls of all doubles of one test, and knows when the test began.
///
/// A piece takes its numbers from one scope until it is reset, so order within it and, in one test,
/// across doubles is total.
@usableFromInline
package final class CallScope: Sendable {
  /// For doubles that belong to no test.
  package static let process = CallScope()

  @usableFromInline let last = Atomic<Int>(0)
  @usableFromInline let start = Uptime.nanoseconds()

  package init() {}

  /// What numbers the calls of doubles that belong there; `nil` where none belongs.
  static func of(_ sink: any IssueSink) -> CallScope? {
    switch sink {
    case let scope as TestScope: scope.calls
    case let outlet as OutletSink: outlet.calls
    default: nil
    }
  }

  /// The next number, from 1.
  ///
  /// Relaxed is enough: all additions to one atomic have one order, and it agrees with every
  /// other happens-before between two calls.
  @inlinable func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
