import Understudy

/// Seeded random numbers that several objects or tasks take from.
///
/// ```swift
/// let random = SharedRandomNumbers(seed: 1234567)
/// container.register(Lottery.self) { Lottery(random: random) }
///
/// let number = random.withGenerator { Int.random(in: 1...49, using: &$0) }
/// ```
///
/// It is a `RandomNumberGenerator` itself, so an app that asks for `any RandomNumberGenerator` gets it
/// as it is. The numbers are those of ``SeededRandomNumberGenerator``.
///
/// Many threads may take from it, and each number is given once. Which thread gets which is not
/// determined then: where the result shall not depend on it, give each task a generator of its own,
/// made from `next()` before it starts.
///
/// It is a ``TestDouble``: the reset and the closing of its container start its numbers again.
public final class SharedRandomNumbers: RandomNumberGenerator, TestDouble {
  /// What the numbers begin with.
  public let seed: UInt64
  private let generator: Lock<SeededRandomNumberGenerator>

  /// Makes a source that begins the numbers of the seed.
  public init(seed: UInt64) {
    self.seed = seed
    generator = Lock(SeededRandomNumberGenerator(seed: seed))
  }

  /// It records nothing.
  public var members: [any DoubleMember] { [] }

  /// The next number.
  ///
  /// - Complexity: O(1).
  public func next() -> UInt64 { generator.withLock { $0.next() } }

  /// Runs the body with a generator that it can pass on with `&`, which takes its numbers from here.
  ///
  /// ```swift
  /// let seats = random.withGenerator { hall.seats.shuffled(using: &$0) }
  /// ```
  ///
  /// Others may take numbers in between.
  ///
  /// - Throws: what the body throws, with its type.
  public func withGenerator<Result: ~Copyable, Failure: Error>(
    _ body: (inout SharedRandomNumbers) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var generator = self
    return try body(&generator)
  }

  /// Starts its numbers again.
  public func reset() { generator.withLock { $0 = SeededRandomNumberGenerator(seed: seed) } }
}

extension SharedRandomNumbers: StatefulDouble {
  func stateRestorer() -> @Sendable () -> Void {
    let earlier = generator.withLock { $0 }
    return { [self] in generator.withLock { $0 = earlier } }
  }
}
