import Foundation

/// The median of some runs and how far they lie apart.
struct Spread: CustomStringConvertible {
  let median: Double
  let least: Double
  let most: Double

  init(_ values: [Double]) {
    let sorted = values.sorted()
    median = sorted[sorted.count / 2]
    least = sorted.first!
    most = sorted.last!
  }

  var description: String {
    "\(median.rounded(to: 1)) (\(least.rounded(to: 1))–\(most.rounded(to: 1)))"
  }
}

extension Double {
  /// Fixed digits, a point as the separator whatever the locale.
  func rounded(to digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
