extension MetricsReport {
  /// The durations of resolves, in five numbers.
  ///
  /// Average and longest are exact. The percentiles use nearest rank and come from buckets: the
  /// error of each is at most a sixty-fourth. All are zero if nothing was resolved.
  public struct Durations: Hashable, Sendable {
    /// The number of resolves.
    public let count: Int
    /// The average duration.
    public let average: Duration
    /// The median: half of the resolves took no longer.
    public let p50: Duration
    /// The 95th percentile: 95 of 100 resolves took no longer.
    public let p95: Duration
    /// The 99th percentile: 99 of 100 resolves took no longer.
    public let p99: Duration
    /// The longest duration.
    public let longest: Duration

    init(_ histogram: DurationHistogram) {
      count = histogram.count
      average = histogram.average
      p50 = histogram.percentile(50)
      p95 = histogram.percentile(95)
      p99 = histogram.percentile(99)
      longest = histogram.longest
    }
  }
}
