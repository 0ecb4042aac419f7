/// A random number generator that gives the same numbers for the same seed, on every platform.
///
/// ```swift
/// var random = SeededRandomNumberGenerator(seed: 1234567)
/// let seats = hall.seats.shuffled(using: &random)
/// let row = Int.random(in: 1...20, using: &random)
/// ```
///
/// It is a value: a copy continues independently from the original's position. To share one among
/// objects or tasks use ``SharedRandomNumberGenerator``.
///
/// The algorithm is SplitMix64, for which every 64-bit seed is a good one: Guy L. Steele Jr., Doug
/// Lea and Christine H. Flood, *Fast Splittable Pseudorandom Number Generators*, OOPSLA 2014, in
/// the form of Sebastiano Vigna's `splitmix64.c` (<https://prng.di.unimi.it/splitmix64.c>). It will
/// not change. The use that `shuffled(using:)` and `random(in:using:)` make of the numbers is up to
/// the standard library, and may change with its version.
///
/// Do not use it for secrets: each number reveals all that follow.
public struct SeededRandomNumberGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Makes a generator for a seed.
  public init(seed: UInt64) { state = seed }

  /// Returns the next number.
  ///
  /// - Complexity: O(1).
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
