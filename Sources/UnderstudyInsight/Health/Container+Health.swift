public import Understudy

extension Container {
  /// Reports whether this container is healthy, and the problems found if not.
  ///
  /// ```swift
  /// let metrics = boxOffice.startMetrics()
  /// // … later
  /// print(boxOffice.health(metrics: metrics.report()))  // Container "box office" is healthy.
  /// ```
  ///
  /// A new container is healthy. The report covers this container alone: check its parent
  /// separately. Like ``diagnostics()``, it builds nothing, records nothing and changes no
  /// verification result, and works on a closed container.
  ///
  /// To check the services *in* the container use ``checkServices(limit:clock:)``, and for both
  /// ``healthReport(of:metrics:thresholds:limit:clock:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - metrics: a metrics report of the container; without it, failures and durations are not
  ///     judged.
  ///   - thresholds: the limits above which a problem is reported.
  /// - Returns: the status and the problems.
  /// - Complexity: O(n log n) in the number of registrations here.
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
