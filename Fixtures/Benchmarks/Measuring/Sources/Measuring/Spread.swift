import Foundation

/// The median of some runs and how far they lie apart.
public struct Spread: Sendable, Equatable {
  public let median: Double
  public let least: Double
  public let most: Double
  /// Where the middle half of the runs begins, so that no single run decides.
  let lower: Double
  /// Where the middle half of the runs ends.
  let upper: Double

  /// - Parameter values: one a run, in any order; at least one.
  public init(_ values: [Double]) {
    precondition(!values.isEmpty, "a spread needs a run")
    let sorted = values.sorted()
    median = sorted[sorted.count / 2]
    least = sorted[0]
    most = sorted[sorted.count - 1]
    lower = sorted[sorted.count / 4]
    upper = sorted[sorted.count - 1 - sorted.count / 4]
  }

  private init(inverting spread: Spread, of whole: Double) {
    median = whole / spread.median
    least = whole / spread.most
    most = whole / spread.least
    lower = whole / spread.upper
    upper = whole / spread.lower
  }

  /// Whether the runs differ by more than a machine with nothing else to do lets them.
  var isWide: Bool { least > 0 ? most > Self.room * least : most > least }

  /// So many times as slow is a matter of the machine and not of the code.
  static let room = 1.3

  /// How often each fits into a whole: of times, how many there are in it.
  func inverted(_ whole: Double) -> Spread { Spread(inverting: self, of: whole) }
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

  /// One digit after the point; none for whole numbers, and a dash for what was not measured.
  var shortened: String {
    guard !isNaN else { return "–" }
    return self == rounded() ? rounded(to: 0) : rounded(to: 1)
  }
}
