import Synchronization

/// Ends a container: decides the order of closing, and what it waits for.
extension Container {
  /// Ends the container: cancels and awaits running builds, runs clean-up hooks, and releases
  /// everything.
  ///
  /// While it closes, built instances still resolve and new builds are refused; afterwards every
  /// resolve throws ``ContainerError/containerClosed(_:)`` with the container's label. Test doubles
  /// registered here are reset. Its children close first. Calling it again waits for the first
  /// call and has no other effect. Cancelling the calling task does not cut it short.
  ///
  /// - Parameter limit: how long to wait for running builds; a build that takes longer is left
  ///   behind, and its instance goes to its waiting callers.
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

  /// The containers that close together: one limit covers the running work of all of them.
  private struct ClosingPlan {
    /// The containers to close: children before their parents, newer ones first.
    var order: [Container] = []
    var closedByOthers: [Container] = []
    var running: [Build] = []
  }

  /// Begins to close this container and its descendants, and adds them to the plan.
  ///
  /// - Returns: `false` if another caller has already begun.
  private func beginClosing(_ plan: inout ClosingPlan) -> Bool {
    guard let running = beginClosing() else { return false }
    plan.running += running
    // Parents before their children, then reversed: no depth overflows the stack.
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

  /// Closes at once if nothing is being built or waits for clean-up, for callers that cannot
  /// suspend.
  ///
  /// - Returns: `false` if there is something to wait for; then ``close(within:)`` must be awaited,
  ///   and the container stays as it is.
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
    // Work that began in between is left to ``close(within:)``.
    if beginClosing(ifIdle: true) != nil { endClosing() }
    return !isOpen
  }

  /// Whether nothing is being built or waits for clean-up.
  package var isIdle: Bool { withCore { $0.isIdle } }

  /// Whether the container still accepts registrations and builds.
  package var isOpen: Bool { withCore { $0.lifecycle == .open } }

  private func beginClosing(ifIdle: Bool = false) -> [Build]? {
    guard !isUnavailable else { return nil }
    let keepsFallback = host != nil
    let running = change { core, _ in
      ifIdle && !core.isIdle ? nil : core.beginClosing(keepsFallback: keepsFallback)
    }
    guard let running else { return nil }
    leaveScopes()
    if keepsFallback { ClosedContainerRegistry.add(self) }
    return running
  }

  private func endClosing() {
    host?.closes(self)
    let isDryRun = change { core, retired in
      core.endClosing(retired: &retired)
      return core.isDryRun
    }
    closing.complete()
    // A dry run has no events; notifying ten thousand ancestors one by one would take long.
    if isDryRun { return }
    tell(.closed)
    if let scope = withCore({ $0.isAnnounced ? $0.extras?.scope : nil }) {
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
