/// Waits for builds that other callers run, and decides which waits are refused.
extension Container {
  /// Waits on this thread for a synchronous factory on another.
  ///
  /// - Returns: `nil` if the caller must ask again.
  func wait(
    for build: Build,
    since epoch: UInt64,
    _ request: Request
  ) throws(ContainerError) -> InstanceRecord? {
    try announceWait(for: build, request)
    defer { endWait(for: build, request) }
    switch build.waitOnThread(atMost: waitTimeout) {
    case .outcome(let outcome): return try take(outcome, of: build, since: epoch, request)
    case .timedOut: throw stalled(build, request)
    case .askAgain, .cancelled: return nil
    }
  }

  /// The error for a wait that has not ended, reported as an issue, too, because a thread was
  /// blocked.
  func stalled(_ build: Build, _ request: Request) -> ContainerError {
    let error = ContainerError.timedOut(
      context(request, registeredAt: record(for: request.key)?.site.site),
      builder: build.site.site,
      after: waitTimeout
    )
    if !isDryRun {
      IssueOutlet.record(ContainerIssue(error.description, at: request.site), preferring: host)
    }
    return error
  }

  /// The time that a task waits for a build that another caller has begun.
  ///
  /// A slow factory looks the same as one that waits for this very task without the container's
  /// knowledge. A test fails rather than hang. In production the wait continues, and the first such
  /// waiter of a build reports it.
  func patience(
    with build: Build,
    _ request: Request,
    isTesting: Bool = TestRun.toolkit != nil
  ) -> Build.Patience {
    // The waiting caller holds the container. A late timer must not have the last reference to it.
    Build.Patience(limit: waitTimeout) { [weak self] in
      guard let self else { return true }
      if isTesting || host != nil { return true }
      if !isDryRun, build.beginReport() { _ = stalled(build, request) }
      return false
    }
  }

  /// Records the wait of a build's first caller.
  func announceWait(forNew build: Build, _ request: Request) {
    guard let waiter = request.chain?.nearestBuild else { return }
    WaitForGraph.shared.withLock { $0.add(waiter, waitsForNew: build) }
  }

  /// Refuses a wait that would never end: for what this very chain builds, directly or through
  /// other builds.
  func announceWait(for build: Build, _ request: Request) throws(ContainerError) {
    guard let waiter = request.chain?.nearestBuild else { return }
    let circle = WaitForGraph.shared.withLock { $0.add(waiter, waitsFor: build) }
    guard let circle else { return }
    // The chain says more than the graph, which does not include transients.
    let isInChain = request.chain?.isBuilding(request.key, in: self) == true
    throw isInChain ? circular(request) : circular(request, path: circle.map(\.key))
  }

  func endWait(for build: Build, _ request: Request) {
    guard let waiter = request.chain?.nearestBuild else { return }
    WaitForGraph.shared.withLock { $0.remove(waiter, waitsFor: build) }
  }

  /// Turns the outcome into the waiter's result.
  ///
  /// - Returns: `nil` if the build began too early for this caller, which must ask again: it asked
  ///   after a change that the instance does not reflect.
  func take(
    _ outcome: Build.Outcome,
    of build: Build,
    since epoch: UInt64,
    _ request: Request
  ) throws(ContainerError) -> InstanceRecord? {
    switch outcome {
    case .built(let instance, let ending):
      return ending != .stale || epoch == build.epoch ? instance : nil
    case .failed where epoch != build.epoch: return nil
    case .failed(let error, let provenance):
      if let provenance { request.chain?.note(provenance, from: self) }
      throw error
    case .cancelled: return nil
    }
  }
}
