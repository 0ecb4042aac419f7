import Understudy

/// Seeded random numbers that several objects or tasks share.
///
/// ```swift
/// let random = SharedRandomNumberGenerator(seed: 1234567)
/// container.register(Lottery.self) { Lottery(random: random) }
///
/// let number = random.withGenerator { Int.random(in: 1...49, using: &$0) }
/// ```
///
/// It is a `RandomNumberGenerator` itself, so an app can inject it as `any RandomNumberGenerator`.
/// The numbers are those of ``SeededRandomNumberGenerator``.
///
/// Many threads may draw from it, and each number is used once. The thread that gets each number is
/// then undetermined: if the result must not depend on it, give each task a generator of its own,
/// made from `next()` before it starts.
///
/// It is a ``TestDouble``: resetting or closing its container restarts its numbers.
public final class SharedRandomNumberGenerator: RandomNumberGenerator, TestDouble {
  /// The seed of the numbers.
  public let seed: UInt64
  private let generator: Lock<SeededRandomNumberGenerator>

  /// Makes a source for a seed.
  public init(seed: UInt64) {
    self.seed = seed
    generator = Lock(SeededRandomNumberGenerator(seed: seed))
  }

  /// Empty, as it records nothing.
  public var members: [any DoubleMember] { [] }

  /// Returns the next number.
  ///
  /// - Complexity: O(1).
  public func next() -> UInt64 { generator.withLock { $0.next() } }

  /// Runs the body with a generator that it can pass on with `&`, and that draws its numbers from
  /// here.
  ///
  /// ```swift
  /// let seats = random.withGenerator { hall.seats.shuffled(using: &$0) }
  /// ```
  ///
  /// Other callers may draw numbers in between.
  ///
  /// - Throws: the body's error, with its type.
  public func withGenerator<Result: ~Copyable, Failure: Error>(
    _ body: (inout SharedRandomNumberGenerator) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var generator = self
    return try body(&generator)
  }

  /// Restarts its numbers.
  public func reset() { generator.withLock { $0 = SeededRandomNumberGenerator(seed: seed) } }
}

extension SharedRandomNumberGenerator: StatefulDouble {
  func stateRestorer() -> @Sendable () -> Void {
    let earlier = generator.withLock { $0 }
    return { [self] in generator.withLock { $0 = earlier } }
  }
}
