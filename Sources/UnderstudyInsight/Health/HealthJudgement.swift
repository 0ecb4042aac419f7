import Understudy

/// Judges a container's health from values alone.
struct HealthJudgement {
  let diagnostics: ContainerDiagnostics
  /// The number of sites at which each key was registered before it was registered again.
  let replacements: [Key: Int]
  let metrics: MetricsReport?
  let thresholds: HealthThresholds

  var findings: [HealthFinding] {
    // A container that does not exist, or not any more, has no other findings.
    if let end { return [end] }
    return [
      poisonedKeys, failures, closing, failedModules, repeatedRegistrations, releasedWeakInstances,
      openChildren, openScopes, buildsInFlight, waitingCleanups, slowResolves, lowHitRate, issues,
    ].compactMap(\.self)
  }

  private var counts: ContainerDiagnostics.Counts { diagnostics.counts }

  private func issue(
    _ kind: HealthFinding.Kind,
    _ reason: String,
    _ recommendation: String,
    keys: [Key] = []
  ) -> HealthFinding {
    finding(.issue, kind, reason, recommendation, keys: keys)
  }

  private func finding(
    _ severity: HealthFinding.Severity,
    _ kind: HealthFinding.Kind,
    _ reason: String,
    _ recommendation: String,
    keys: [Key] = []
  ) -> HealthFinding {
    HealthFinding(
      severity: severity,
      kind: kind,
      reason: reason,
      recommendation: recommendation,
      keys: keys
    )
  }

  // MARK: - Lifecycle

  private var end: HealthFinding? {
    switch diagnostics.state {
    case .open, .closing: nil
    case .closed:
      finding(
        .critical,
        .closed,
        "The container is closed, so nothing resolves.",
        "use another one, or close() this one later."
      )
    case .unavailable:
      finding(
        .critical,
        .unavailable,
        "No container is current here, so nothing resolves.",
        "set one with Container.bootstrap, or run the code inside withContainer."
      )
    }
  }

  private var closing: HealthFinding? {
    guard diagnostics.state == .closing else { return nil }
    return issue(
      .closing,
      "The container is closing: existing instances still resolve, but nothing new is built.",
      "wait until close() returns, and use another container."
    )
  }

  // MARK: - Registrations

  private var poisonedKeys: HealthFinding? {
    let poisoned = diagnostics.entries.filter { $0.state == .poisoned }
    guard let defect = poisoned.first?.defect else { return nil }
    let keys = poisoned.map(\.key)
    let rest = keys.count == 1 ? "" : " Refused keys: \(Self.list(keys))."
    return finding(
      .critical,
      .poisonedKeys,
      "Every use of \(Self.count(keys.count, "key")) is refused: \(defect)\(rest)",
      "correct the registration; validate() lists each refused key with its line.",
      keys: keys
    )
  }

  private var repeatedRegistrations: HealthFinding? {
    let keys = diagnostics.entries.map(\.key)
      .filter { replacements[$0, default: 0] > thresholds.replacedRegistrations }
    guard !keys.isEmpty else { return nil }
    return issue(
      .repeatedRegistrations,
      "\(Self.count(keys.count, "key")) \(keys.count == 1 ? "was" : "were") registered "
        + "repeatedly, on more than \(thresholds.replacedRegistrations) lines: \(Self.list(keys)).",
      "register each once; replace it temporarily in withContainer or in a scope; audit() lists the lines.",
      keys: keys
    )
  }

  private var failedModules: HealthFinding? {
    let names = diagnostics.failedModules
    guard !names.isEmpty else { return nil }
    return issue(
      .failedModules,
      "\(Self.count(names.count, "optional module")) could not be configured: "
        + names.joined(separator: ", ") + ".",
      "moduleReport says why; configure it again, or give it a fallback."
    )
  }

  // MARK: - Counts

  private var releasedWeakInstances: HealthFinding? {
    tooMany(
      .releasedWeakInstances,
      counts.weakReleased,
      thresholds.releasedWeakInstances,
      "weak instances were released, but their entries remain",
      "call purgeReleasedInstances() regularly, or respondToMemoryPressure."
    )
  }

  private var openChildren: HealthFinding? {
    tooMany(
      .openChildren,
      counts.children - counts.openScopes,
      thresholds.openChildren,
      "children are open",
      "close() the children that are no longer needed, or release them."
    )
  }

  private var openScopes: HealthFinding? {
    tooMany(
      .openScopes,
      counts.openScopes,
      thresholds.openScopes,
      "scopes are open",
      "close() a scope when it ends, or open it with withScope; openScopes lists them."
    )
  }

  private var buildsInFlight: HealthFinding? {
    tooMany(
      .buildsInFlight,
      counts.building + counts.superseded,
      thresholds.buildsInFlight,
      "builds are in progress",
      "diagnostics().building lists them; give a factory that waits for something external its own limit."
    )
  }

  private var waitingCleanups: HealthFinding? {
    tooMany(
      .waitingCleanups,
      counts.waitingForCleanup,
      thresholds.waitingCleanups,
      "instances wait for their clean-up until the container closes",
      "build short-lived instances in a scope, or reset less often."
    )
  }

  private func tooMany(
    _ kind: HealthFinding.Kind,
    _ number: Int,
    _ limit: Int,
    _ what: String,
    _ recommendation: String
  ) -> HealthFinding? {
    guard number > limit else { return nil }
    return issue(kind, "\(number) \(what) (limit: \(limit)).", recommendation)
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    ContainerDiagnostics.count(number, noun)
  }

  private static func list(_ keys: [Key]) -> String {
    let shown = keys.prefix(5).map { "\($0)" }.joined(separator: ", ")
    return keys.count > 5 ? "\(shown) and \(keys.count - 5) more" : shown
  }
}

// MARK: - By the metrics

extension HealthJudgement {
  /// The metrics, if there are enough resolves to judge shares and durations.
  private var sample: MetricsReport? {
    guard let metrics, metrics.resolutions + metrics.failures >= thresholds.minimumResolves else {
      return nil
    }
    return metrics
  }

  private var failures: HealthFinding? {
    guard let sample, sample.failureRate > thresholds.failureRate else { return nil }
    return finding(
      .critical,
      .failures,
      "\(Self.percent(sample.failureRate)) of the resolves failed, more than "
        + "\(Self.percent(thresholds.failureRate)): \(sample.failures) of "
        + "\(sample.resolutions + sample.failures).",
      "look at `failuresByKind` and `keys` of the metrics to see what failed; validate() finds the "
        + "keys that always fail."
    )
  }

  private var slowResolves: HealthFinding? {
    guard let sample, sample.durations.p95 > thresholds.slowResolve else { return nil }
    return issue(
      .slowResolves,
      "One in 20 resolves takes \(sample.durations.p95.brief) or longer, more than "
        + "\(thresholds.slowResolve.brief).",
      "build the slow keys at start-up with preload; `slowest` of the metrics lists them."
    )
  }

  private var lowHitRate: HealthFinding? {
    guard let sample, sample.resolutions > 0, sample.hitRate < thresholds.hitRate else {
      return nil
    }
    return issue(
      .lowHitRate,
      "\(Self.percent(sample.hitRate)) of the resolves found an instance, less than "
        + "\(Self.percent(thresholds.hitRate)).",
      "register shareable instances as .singleton, or resolve once and keep the instance."
    )
  }

  private var issues: HealthFinding? {
    guard let metrics, metrics.issues > 0 else { return nil }
    return issue(
      .issues,
      "\(Self.count(metrics.issues, "issue")) could not be thrown to a caller.",
      "startLogging logs each of them, and observe reports each as .issue."
    )
  }

  /// Formats a share with one digit after the point, or as many as it takes to show more than zero.
  private static func percent(_ share: Double) -> String {
    let percent = min(max(share, 0), 1) * 100
    var (digits, scale) = (1, 10)
    while percent > 0, (percent * Double(scale)).rounded() == 0, digits < 6 {
      (digits, scale) = (digits + 1, scale * 10)
    }
    let (whole, rest) = Int((percent * Double(scale)).rounded())
      .quotientAndRemainder(dividingBy: scale)
    let zeros = String(repeating: "0", count: digits - "\(rest)".count)
    return "\(whole).\(zeros)\(rest) %"
  }
}
