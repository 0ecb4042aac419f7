public import Understudy

extension Container {
  /// Starts counting and timing the resolves in this container and its children.
  ///
  /// ```swift
  /// let metrics = container.startMetrics()
  /// for _ in 0..<10 { _ = try container.resolve((any SeatMap).self) }
  /// #expect(metrics.report().misses == 1 && metrics.report().hits == 9)
  /// ```
  ///
  /// Keep the returned object: it makes the reports, and releasing it ends the counting. Several
  /// can count independently at the same time. A container that is not measured is no slower.
  ///
  /// - Parameters:
  ///   - slowest: the number of slowest resolves to keep; a negative number is zero.
  ///   - keys: the number of keys to count separately. Further keys are counted together, as
  ///     ``MetricsReport/others``.
  /// - Returns: the object that makes the reports; releasing it ends the counting.
  /// - Complexity: like ``observe(slowerThan:_:)``; each resolve takes O(log `slowest`) in
  ///   addition, under a lock that all threads share. 30 KB, and at most about 300 bytes for each
  ///   key and each slow resolve.
  public func startMetrics(slowest: Int = 10, keys: Int = 500) -> ContainerMetrics {
    ContainerMetrics(of: self, slowest: slowest, keys: keys)
  }
}
