import Understudy

/// The asynchronous audit. Registrations that synchronous code can build alone come first, which
/// shows the ones that rely on an instance built before.
extension AuditRun {
  /// The time limit for each factory, and the clock that measures it.
  struct Pace: Sendable {
    let limit: Duration
    let clock: any Clock<Duration>
  }

  mutating func run(_ pace: Pace) async throws(CancellationError) {
    let alone = keys.filter { !needsAwait($0) }
    for key in alone { try await settle(key, pace) { await $0.verdictElsewhere(on: key) } }
    for key in keys where needsAwait(key) {
      try await settle(key, pace) { await $0.verdict(awaiting: key) }
    }
    while try await retry(pace) {}
    for (key, verdict) in verdicts {
      if case .waiting(let error) = verdict { settle(key, .failed(error)) }
    }
  }

  /// Resolves again the keys whose dependencies may have been built since.
  ///
  /// - Returns: whether there was progress.
  private mutating func retry(_ pace: Pace) async throws(CancellationError) -> Bool {
    var hasProgressed = false
    for key in keys {
      guard case .waiting(let error)? = verdicts[key] else { continue }
      let isOnMainActor = dryRun.item(for: error.context.reportedKey)?.place == .mainActor
      let awaits = needsAwait(key)
      try await settle(key, pace) { run in
        if awaits { return await run.verdict(awaiting: key) }
        let verdict = await run.verdictElsewhere(on: key)
        guard case .waiting = verdict, isOnMainActor else { return verdict }
        return await MainActor.run { run.verdict(on: key) }
      }
      if case .waiting? = verdicts[key] { continue }
      hasProgressed = true
    }
    return hasProgressed
  }

  private func needsAwait(_ key: Key) -> Bool {
    let item = dryRun.item(for: key)
    // Asynchronous code may make its elements, which is unknown until one is requested.
    if item?.isPool == true { return true }
    return switch item?.place {
    case .task, .mainActor: true
    case .anywhere, .nowhere, nil: false
    }
  }

  /// Returns the synchronous verdict, reached off the main actor wherever the audit was started.
  @concurrent
  private func verdictElsewhere(on key: Key) async -> AuditVerdict { verdict(on: key) }

  private mutating func settle(
    _ key: Key,
    _ pace: Pace,
    _ resolve: @escaping @Sendable (AuditRun) async -> AuditVerdict
  ) async throws(CancellationError) {
    let verdict = try await verdict(pace, resolve)
    if verdict == nil { leaveThread() }
    settle(key, verdict ?? .failed(late(key, pace.limit)))
  }

  /// - Returns: the verdict; `nil` if the factory took too long.
  private func verdict(
    _ pace: Pace,
    _ resolve: @escaping @Sendable (AuditRun) async -> AuditVerdict
  ) async throws(CancellationError) -> AuditVerdict? {
    // A run without the results so far: a task that holds those turns each change into a copy.
    let run = blank
    let result = await withTimedResult(pace.limit, clock: pace.clock, on: executor) {
      await resolve(run)
    }
    return switch result {
    case .value(let verdict): verdict
    case .timedOut: nil
    case .cancelled: throw CancellationError()
    }
  }

  private func late(_ key: Key, _ limit: Duration) -> ContainerError {
    .factoryFailed(
      .init(
        key: key,
        path: [key],
        container: dryRun.label,
        resolvedAt: dryRun.site,
        registeredAt: dryRun.item(for: key)?.site
      ),
      underlying: FactoryTimeout(limit, of: .audit)
    )
  }

  /// Whether a factory may still be running.
  var isLate: Bool {
    verdicts.values.contains { verdict in
      if case .failed(let error) = verdict {
        (error.underlying as? FactoryTimeout)?.work == .audit
      } else {
        false
      }
    }
  }
}
