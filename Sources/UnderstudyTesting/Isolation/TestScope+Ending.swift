package import Understudy

/// The end of a test: what comes before its containers are closed, closing them, and what comes after.
extension TestScope {
  /// Runs the action when the test ends, before its containers are closed; at once if it is ending.
  func whenEnding(_ action: @escaping @Sendable () -> Void) { endings.add(action) }

  /// Closes every remaining container of the test, the newest first, and records, on this task, the
  /// issues from elsewhere.
  package func end() async {
    await close()
    finish()
  }

  /// Closes every remaining container of the test, the newest first, and records nothing.
  ///
  /// - Parameter limit: how long to wait for builds in progress in them, in total.
  package func close(within limit: Duration = .seconds(10)) async {
    beginEnding()
    let end = ContinuousClock.now + limit
    for container in openContainers() { await container.close(within: max(.zero, end - .now)) }
    // Containers that a hook, or code still running, has forked meanwhile. Forks of closed
    // containers are closed, so these are the last ones.
    for container in openContainers() where container.isOpen {
      await container.close(within: max(.zero, end - .now))
    }
    letGo()
    await leaks.settle()
  }

  package func hasHooks(_ container: Container) {
    state.withLock { state in
      guard !state.isEnding, !state.isOver else { return }
      state.held[ObjectIdentifier(container)] = container
    }
  }

  private func letGo() {
    let held = state.withLock { state in
      defer { state.held = [:] }
      return state.held
    }
    withExtendedLifetime(held) {}  // released here, outside the lock
  }

  /// Closes every remaining container where suspending is impossible.
  ///
  /// - Returns: `false` if a build is in progress, or if leaks are checked and a task of a
  ///   container may still hold instances it has built; then ``end()`` has to be awaited.
  package func endIfIdle() -> Bool {
    beginEnding()
    let containers = openContainers()
    // All of them, before one is closed: a build in progress may still resolve from another.
    guard leaks.isQuiet, containers.allSatisfy(\.isIdle) else { return false }
    for container in containers {
      guard container.closeIfIdle() else { return false }
    }
    // Containers that code still running has forked meanwhile.
    guard !self.containers.contains(where: \.isOpen) else { return false }
    finish()
    return true
  }

  /// Does what comes before the containers are closed.
  private func beginEnding() {
    state.withLock { $0.isEnding = true }
    collectUsage()
    doubles.end()
    endings.run()
  }

  private func openContainers() -> [Container] { containers.reversed() }

  /// Ends the test permanently and records, on this task, the issues from elsewhere.
  ///
  /// Call it after ``close(within:)``, on the test's own task.
  package func finish() {
    // Clean-up hooks may still have used them.
    statics.end()
    letGo()
    // The remains of closed containers hold what factories have captured, which would be reported
    // as leaks.
    if leaks.isFollowing { for container in containers { container.dropRemains() } }
    let kept = takeKept(isOver: true)
    // Watchers for stuck tests need not wait any longer.
    exceedTimeLimit()
    RunningTests.shared.remove(self)
    for issue in kept { deliver(issue) }
  }
}
