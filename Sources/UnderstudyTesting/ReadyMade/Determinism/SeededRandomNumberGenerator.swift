import Understudy

/// A random number generator that gives the same numbers for the same seed, on every platform.
///
/// ```swift
/// var random = SeededRandomNumberGenerator(seed: 1234567)
/// let seats = hall.seats.shuffled(using: &random)
/// container.register(Lottery.self) { [random] in Lottery(random: random) }
/// ```
///
/// It is an object: copies of the variable, and whatever else gets it, draw from the same numbers.
/// An app can inject it as `any RandomNumberGenerator`. Declare a variable where a function asks for
/// `&random`: `var random = doubles.random`.
///
/// Many threads may draw from it, and each number is used once. The thread that gets each number is
/// then undetermined: if the result must not depend on it, give each task a generator of its own,
/// made from `next()` before it starts.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood, OOPSLA 2014), and will not change. The use
/// that `shuffled(using:)` and `random(in:using:)` make of the numbers is up to the standard library,
/// and may change with its version. Do not use it for secrets: each number reveals all that follow.
///
/// It is a ``TestDouble``: resetting or closing its container restarts its numbers.
public final class SeededRandomNumberGenerator: RandomNumberGenerator, TestDouble {
  package let seed: UInt64
  private let numbers: Lock<SplitMix64>

  /// Makes a generator for a seed.
  ///
  /// - Parameter seed: any number; the same one gives the same numbers.
  public init(seed: UInt64) {
    self.seed = seed
    numbers = Lock(SplitMix64(seed: seed))
  }

  /// Returns the next number.
  ///
  /// - Complexity: O(1).
  public func next() -> UInt64 { numbers.withLock { $0.next() } }
}

extension SeededRandomNumberGenerator: StatefulDouble {
  func resetState() { numbers.withLock { $0 = SplitMix64(seed: seed) } }

  func stateRestorer() -> @Sendable () -> Void {
    let earlier = numbers.withLock { $0 }
    return { [self] in numbers.withLock { $0 = earlier } }
  }
}
