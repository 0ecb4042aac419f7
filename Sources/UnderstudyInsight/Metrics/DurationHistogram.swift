/// A histogram of durations in constant memory.
///
/// Log-linear, as Tene's HdrHistogram: each power of two nanoseconds is divided into 32 buckets of
/// equal width, and each nanosecond below 64 ns has its own bucket. A percentile is the middle of
/// its bucket, so its error is at most ``relativeError``. Count, total, shortest and longest are
/// exact.
///
/// Invariants: the sum of `buckets` is `count`; without durations, `shortest` and `longest` are
/// zero.
struct DurationHistogram: Hashable, Sendable {
  /// The largest error of a percentile, as a share of it.
  static let relativeError = 1.0 / 64
  /// The number of buckets: 64 single nanoseconds and 32 for each power of two from 2^6 to 2^62, in
  /// 15,104 bytes.
  static let bucketCount = 64 + 32 * 57

  private var buckets = [Int](repeating: 0, count: bucketCount)
  private(set) var count = 0
  private(set) var total = Duration.zero
  /// The shortest duration, in nanoseconds.
  private var shortest: Int64 = 0
  private var longestNanoseconds: Int64 = 0

  /// The longest duration, exact; zero if there is none.
  var longest: Duration { .nanoseconds(longestNanoseconds) }

  /// The average duration, exact; zero if there is none.
  var average: Duration { count == 0 ? .zero : total / count }

  /// Counts a duration. A negative one counts as zero, one of over 292 years as 292 years.
  ///
  /// - Complexity: O(1)
  mutating func add(_ duration: Duration) {
    let nanoseconds = duration.clampedNanoseconds
    buckets[Self.bucket(of: nanoseconds)] += 1
    shortest = count == 0 ? nanoseconds : min(shortest, nanoseconds)
    longestNanoseconds = max(longestNanoseconds, nanoseconds)
    count += 1
    total += .nanoseconds(nanoseconds)
  }

  /// Adds the counts of another histogram.
  mutating func merge(_ other: DurationHistogram) {
    guard other.count > 0 else { return }
    for index in buckets.indices { buckets[index] += other.buckets[index] }
    shortest = count == 0 ? other.shortest : min(shortest, other.shortest)
    longestNanoseconds = max(longestNanoseconds, other.longestNanoseconds)
    count += other.count
    total += other.total
  }

  /// Returns the duration that so many percent of all do not exceed, by nearest rank; zero if there
  /// is none.
  ///
  /// - Parameter percent: 0 gives the shortest and 100 the longest; values outside are clamped.
  /// - Complexity: O(1): it reads each bucket at most once.
  func percentile(_ percent: Int) -> Duration {
    if percent >= 100 { return longest }
    // A rank of zero or less stops at the first bucket, and there at the shortest.
    let rank = Self.rank(percent, of: count)
    var counted = 0
    for (index, more) in buckets.enumerated() {
      counted += more
      guard counted >= rank else { continue }
      // A bucket may extend beyond the counted durations.
      return .nanoseconds(min(max(Self.middle(of: index), shortest), longestNanoseconds))
    }
    return longest
  }

  /// Returns `percent` of `count`, rounded up, without a product that could overflow.
  private static func rank(_ percent: Int, of count: Int) -> Int {
    let (hundreds, rest) = count.quotientAndRemainder(dividingBy: 100)
    return hundreds * percent + (rest * percent + 99) / 100
  }
}

// MARK: - Buckets

extension DurationHistogram {
  static func bucket(of nanoseconds: Int64) -> Int {
    guard nanoseconds >= 64 else { return Int(nanoseconds) }
    let power = 63 - nanoseconds.leadingZeroBitCount
    return 64 + 32 * (power - 6) + Int(nanoseconds >> Int64(power - 5)) - 32
  }

  static func middle(of bucket: Int) -> Int64 {
    guard bucket >= 64 else { return Int64(bucket) }
    let (octave, place) = (bucket - 64).quotientAndRemainder(dividingBy: 32)
    let width = Int64(1) << Int64(octave + 1)
    return Int64(32 + place) * width + (width - 1) / 2
  }
}
