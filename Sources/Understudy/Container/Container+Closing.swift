import Synchronization

extension Container {
  /// Ends the container: builds in flight are cancelled and awaited, clean-up hooks run, and
  /// everything is let go.
  ///
  /// While it closes, built instances still resolve and new builds are refused; afterwards every
  /// resolve throws ``ContainerError/containerClosed(_:)`` with the container's label. Doubles
  /// registered here are reset. Its children close first. Calling it again waits for the first
  /// call and does nothing more.
  /// The caller's cancellation does not cut it short.
  ///
  /// - Parameter limit: how long builds in flight are awaited; one that goes on longer is left
  ///   behind, and its instance goes to those who wait for it.
  public func close(within limit: Duration = .seconds(10)) async {
    guard !isUnavailable else { return }
    var plan = ClosingPlan()
    guard beginClosing(&plan) else { return await closing.wait() }
    for build in plan.running { build.cancel() }
    if !plan.running.isEmpty { await Self.drain(plan.running, within: limit) }
    for container in plan.closedByOthers { await container.closing.wait() }
    for container in plan.order {
      await container.cleanUp()
      container.endClosing()
    }
  }

  /// All that closes together: one limit holds for what runs in any of them.
  private struct ClosingPlan {
    /// Children before their parents, newer ones first.
    var order: [Container] = []
    var closedByOthers: [Container] = []
    var running: [Build] = []
  }

  /// - Returns: `false` if somebody else has begun already.
  private func beginClosing(_ plan: inout ClosingPlan) -> Bool {
    guard let running = beginClosing() else { return false }
    plan.running += running
    // Parents before their children, and then the other way round: no depth is too much for the stack.
    var (begun, next) = ([self], 0)
    while next < begun.count {
      for child in (begun[next].knownChildren?.open ?? []).reversed() {
        guard let running = child.beginClosing() else {
          plan.closedByOthers.append(child)
          continue
        }
        plan.running += running
        begun.append(child)
      }
      next += 1
    }
    plan.order = begun.reversed()
    return true
  }

  /// Closes at once if nothing is being built or has to be cleaned up, for places that cannot suspend.
  ///
  /// - Returns: `false` if there is something to wait for; then ``close(within:)`` has to be
  ///   awaited by somebody, and the container stays as it is.
  package func closeIfIdle() -> Bool {
    guard !isUnavailable else { return true }
    var family = [self]
    var next = 0
    while next < family.count {
      family += (family[next].knownChildren?.open ?? []).reversed()
      next += 1
    }
    return family.reversed().allSatisfy { $0.closeAloneIfIdle() }
  }

  private func closeAloneIfIdle() -> Bool {
    guard isIdle else { return false }
    // What began in between is left to be waited for.
    if beginClosing(ifIdle: true) != nil { endClosing() }
    return !isOpen
  }

  /// Whether nothing is being built or has to be cleaned up.
  package var isIdle: Bool { withCore { $0.isIdle } }

  /// Whether the container still takes registrations and builds.
  package var isOpen: Bool { withCore { $0.lifecycle == .open } }

  private func beginClosing(ifIdle: Bool = false) -> [Build]? {
    guard !isUnavailable else { return nil }
    let keepsRemains = sink != nil
    let running = change { core, _ in
      ifIdle && !core.isIdle ? nil : core.beginClosing(keepsRemains: keepsRemains)
    }
    guard let running else { return nil }
    leaveScopes()
    if keepsRemains { RemainsShelf.add(self) }
    return running
  }

  private func endClosing() {
    sink?.closes(self)
    let isDryRun = change { core, retired in
      core.endClosing(retired: &retired)
      return core.isDryRun
    }
    closing.open()
    // A rehearsal has no events; with ten thousand ancestors to notify, one would take long.
    if isDryRun { return }
    tell(.closed)
    if let scope = withCore({ $0.scope }), scope.isAnnounced {
      parent?.tell(.scopeEnded(scope.id), at: scope.site)
    }
  }

  private static func drain(_ builds: [Build], within limit: Duration) async {
    await withLimit(limit) {
      for build in builds { await build.end() }
    } orElse: {
    }
  }
}

/// Lets late callers of `close()` wait for the first one.
final class ClosingGate: Sendable {
  private enum State {
    case shut([CheckedContinuation<Void, Never>])
    case open
  }

  private let state = Lock(State.shut([]))

  func open() {
    let waiting = state.withLock { state in
      guard case .shut(let waiting) = state else { return [CheckedContinuation<Void, Never>]() }
      state = .open
      return waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        guard case .shut(let waiting) = state else { return true }
        state = .shut(waiting + [continuation])
        return false
      }
      if isOpen { continuation.resume() }
    }
  }
}
