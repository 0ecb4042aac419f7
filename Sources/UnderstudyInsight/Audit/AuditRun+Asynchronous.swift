import Understudy

/// The asynchronous way: what synchronous code can build alone comes first, so that it shows who
/// relies on something that was built before.
extension AuditRun {
  /// How long each factory may take, by which clock.
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

  /// Resolves again what had to wait for something that may be there by now.
  ///
  /// - Returns: whether there was progress.
  private mutating func retry(_ pace: Pace) async throws(CancellationError) -> Bool {
    var hasProgressed = false
    for key in keys {
      guard case .waiting(let error)? = verdicts[key] else { continue }
      let isOnMainActor = dryRun.item(for: error.context.key)?.place == .mainActor
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
    // Its elements may be made by asynchronous code, which nobody knows before it is asked for one.
    if item?.isPool == true { return true }
    return switch item?.place {
    case .task, .mainActor: true
    case .anywhere, .nowhere, nil: false
    }
  }

  /// The synchronous way, off the main actor wherever the audit was asked for.
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

  /// - Returns: `nil` where it took too long.
  private func verdict(
    _ pace: Pace,
    _ resolve: @escaping @Sendable (AuditRun) async -> AuditVerdict
  ) async throws(CancellationError) -> AuditVerdict? {
    // A run without what has come out so far: a task that holds that makes each change a copy.
    let run = blank
    let result = await withTimeout(pace.limit, clock: pace.clock, on: executor) {
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
      underlying: AuditTimeout(limit: limit)
    )
  }

  /// Whether a factory may be at work still.
  var isLate: Bool {
    verdicts.values.contains { verdict in
      if case .failed(let error) = verdict { error.underlying is AuditTimeout } else { false }
    }
  }
}

/// What an audit says of a factory that it has stopped waiting for.
private struct AuditTimeout: Error, CustomStringConvertible {
  let limit: Duration

  var description: String {
    "it had not returned after \(limit), and the audit went on; audit(limit:) gives more."
  }
}
