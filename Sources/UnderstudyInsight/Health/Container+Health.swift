public import Understudy

extension Container {
  /// Whether this container is all right, and what is not.
  ///
  /// ```swift
  /// let metrics = boxOffice.startMetrics()
  /// // … later
  /// print(boxOffice.health(metrics: metrics.report()))  // Container "box office" is healthy.
  /// ```
  ///
  /// A fresh container is healthy. It is about this container alone: ask its parent, too. Like
  /// ``diagnostics()``, asking builds nothing, records nothing and judges nothing, and may be done to a
  /// container that is closed.
  ///
  /// For what is *in* the container see ``checkServices(limit:clock:)``, and for both
  /// ``healthReport(of:metrics:thresholds:limit:clock:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - metrics: what happened in it; without it failures and durations are not judged.
  ///   - thresholds: from where on something is found.
  /// - Complexity: O(n log n) in what is registered here.
  public func health(
    metrics: MetricsReport? = nil,
    thresholds: HealthThresholds = .default
  ) -> ContainerHealth {
    let judgement = HealthJudgement(
      diagnostics: ContainerDiagnostics(inspect()),
      replacements: replacedSites.mapValues(\.count),
      metrics: metrics,
      thresholds: thresholds
    )
    return ContainerHealth(label: label, findings: judgement.findings)
  }
}
