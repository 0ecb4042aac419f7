import Foundation

/// How much an audit runs.
package struct OrderSettings: Codable, Equatable, Sendable {
  /// Draws the shuffled subsets.
  package var seed: UInt64 = 1

  /// How often all tests run together, in series.
  package var repeats = 3

  /// How often all tests run in parallel.
  package var parallelRuns = 3

  /// How many halves of the suite, drawn from the seed, run in series.
  package var shuffles = 8

  /// Whether each pair of tests runs, too: n(n-1)/2 runs.
  package var pairs = false

  /// How often an outcome has to be seen again before it counts.
  package var confirmations = 3

  /// The greatest number of runs; without one, `limit(of:)`.
  package var maximumRuns: Int?

  package init() {}

  /// The number of runs that an audit of so many tests takes at most: n log₂ n, at least 64.
  package func limit(of count: Int) -> Int {
    if let maximumRuns { return maximumRuns }
    let runs = Double(count) * log2(Double(max(count, 1)))
    return max(64, Int(runs)) + (pairs ? count * (count - 1) / 2 : 0)
  }
}
