import Foundation

/// The median of some runs and how far they lie apart.
public struct Spread: Sendable, Equatable {
  public let median: Double
  public let least: Double
  public let most: Double

  /// - Parameter values: one a run, in any order; at least one.
  public init(_ values: [Double]) {
    precondition(!values.isEmpty, "a spread needs a run")
    let sorted = values.sorted()
    median = sorted[sorted.count / 2]
    least = sorted[0]
    most = sorted[sorted.count - 1]
  }

  private init(median: Double, least: Double, most: Double) {
    self.median = median
    self.least = least
    self.most = most
  }

  /// How often each fits into a whole: of times, how many there are in it.
  func inverted(_ whole: Double) -> Spread {
    Spread(median: whole / median, least: whole / most, most: whole / least)
  }
}

extension Spread: CustomStringConvertible {
  /// The median, and in brackets the least and the most unless all are alike.
  public var description: String {
    guard least.shortened != most.shortened else { return median.shortened }
    return "\(median.shortened) (\(least.shortened)–\(most.shortened))"
  }
}

extension Double {
  /// Fixed digits, a point as the separator whatever the locale.
  public func rounded(to digits: Int) -> String { String(format: "%.\(digits)f", self) }

  /// One digit after the point; none for whole numbers.
  var shortened: String { self == rounded() ? rounded(to: 0) : rounded(to: 1) }
}
