public import Understudy

extension Container {
  /// Counts and times what is resolved here and in the children of this container, from now on.
  ///
  /// ```swift
  /// let metrics = container.startMetrics()
  /// for _ in 0..<10 { _ = try container.resolve((any SeatMap).self) }
  /// #expect(metrics.report().misses == 1 && metrics.report().hits == 9)
  /// ```
  ///
  /// Keep what it gives: it is what can be asked, and dropping it ends the counting. Several may
  /// count at the same time, each for itself. Where nothing is counted, nothing is slower.
  ///
  /// - Parameters:
  ///   - slowest: how many of the slowest resolves are kept; below zero is zero.
  ///   - keys: how many keys are counted apart. Those that come up when there are so many are
  ///     counted together, as ``MetricsReport/others``.
  /// - Complexity: like ``observe(slowerThan:_:)``; each resolve takes O(log `slowest`) on top,
  ///   under a lock that all threads share. 30 KB, and at most some 300 bytes for each key and
  ///   each slow resolve.
  public func startMetrics(slowest: Int = 10, keys: Int = 500) -> ContainerMetrics {
    ContainerMetrics(of: self, slowest: slowest, keys: keys)
  }
}
