public import Synchronization

/// Numbers every call of every double in the process, so that order across doubles is total.
@usableFromInline
enum CallOrder {
  @usableFromInline static let last = Atomic<Int>(0)

  /// The next number, from 1.
  ///
  /// Relaxed is enough: all additions to one atomic have one order, and it agrees with every
  /// other happens-before between two calls.
  @inlinable static func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
