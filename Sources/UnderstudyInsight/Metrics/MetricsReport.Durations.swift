extension MetricsReport {
  /// How long resolves took, in five numbers.
  ///
  /// Average and longest are exact. The percentiles go by nearest rank, and come from buckets: each
  /// is off by at most a sixty-fourth of itself. All are zero if nothing was resolved.
  public struct Durations: Hashable, Sendable {
    /// How many resolves it is about.
    public let count: Int
    /// The sum, divided by their number.
    public let average: Duration
    /// What half of them did not take longer than.
    public let p50: Duration
    /// What 95 of 100 did not take longer than.
    public let p95: Duration
    /// What 99 of 100 did not take longer than.
    public let p99: Duration
    /// What the longest took.
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
