/// Closes idle containers at once; begins and ends the closing of a single one.
extension Container {
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

  func beginClosing(ifIdle: Bool = false) -> [Build]? {
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

  func endClosing() {
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
}
