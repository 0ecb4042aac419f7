/// The callers that wait for a build.
extension Build {
  /// Blocks the thread until the build ends. Only for builds that run on another thread.
  ///
  /// - Parameter limit: how long it waits; most waits that would never end are refused before, but
  ///   one that a factory makes without the container's knowledge cannot be detected.
  func waitOnThread(atMost limit: Duration) -> WaitResult {
    let waiter = Waiter()
    let (ticket, action) = withState { state in
      let ticket = state.progress.ticket()
      return (ticket, state.progress.join(ticket, waiter, starts: false))
    }
    switch action {
    case .wait: break
    case .cancelled, .askAgain: return .askAgain
    }
    if let result = waiter.wait(atMost: limit) { return result }
    // It may have ended just now; then the result is about to arrive.
    if case .nothing = withState({ $0.progress.leave(ticket) }) {
      return waiter.wait() ?? .askAgain
    }
    return .timedOut
  }

  /// Suspends until the build ends or the task is cancelled.
  ///
  /// - Parameter start: starts the build, for its first caller, which must be waiting when it ends.
  /// - Parameter patience: how long it waits, and what happens then.
  /// - Parameter isolation: the caller's; the caller joins there without switching executors first.
  func wait(
    isolation: isolated (any Actor)? = #isolation,
    starting start: (() -> Void)? = nil,
    with patience: Patience? = nil
  ) async -> WaitResult {
    raisePriority()
    let ticket = withState { $0.progress.ticket() }
    let waiter = Waiter()
    var timer: Task<Void, any Error>?
    let result = await withTaskCancellationHandler {
      _ = isolation  // gives the closure the caller's isolation, too
      join(ticket, waiter, start)
      // Not before the start: it would be mistaken for a cancellation.
      timer = patience.map { self.timer($0, ticket) }
      return await waiter.value
    } onCancel: {
      leave(ticket)
    }
    timer?.cancel()
    return result
  }

  /// The time limit of a wait in a task.
  struct Patience: Sendable {
    let limit: Duration
    /// Called when the limit is exceeded.
    ///
    /// - Returns: whether the wait is over; if not, it continues.
    let isOver: @Sendable () -> Bool
  }

  private func timer(_ patience: Patience, _ ticket: UInt64) -> Task<Void, any Error> {
    Task.detached {
      try await Task.sleep(for: patience.limit.bounded)
      if patience.isOver() { self.leave(.timedOut) { $0.expire(ticket) } }
    }
  }

  /// Marks the long duration of the build as reported.
  ///
  /// - Returns: whether its long duration is reported for the first time.
  func beginReport() -> Bool {
    withState { state in
      defer { state.isReported = true }
      return !state.isReported
    }
  }

  private func join(_ ticket: UInt64, _ waiter: Waiter, _ start: (() -> Void)?) {
    let (action, endObservers) = withState { state in
      (state.progress.join(ticket, waiter, starts: start != nil), state.takeEndObservers())
    }
    for endObserver in endObservers { endObserver.resume() }
    switch action {
    case .wait: start?()
    case .cancelled(let further):
      switch further {
      case .nothing: break
      case .start: start?()
      case .abandon: cancelUnwanted(hasBegun: start == nil)
      }
      waiter.fulfill(.cancelled)
    case .askAgain: waiter.fulfill(.askAgain)
    }
  }

  private func leave(_ ticket: UInt64) { leave(.cancelled) { $0.leave(ticket) } }

  private func leave(
    _ result: WaitResult,
    _ step: (inout BuildProgress<Waiter>) -> BuildProgress<Waiter>.LeaveAction
  ) {
    let action = withState { step(&$0.progress) }
    if case .resume(let waiter, let abandons) = action {
      if abandons { cancelUnwanted(hasBegun: true) }
      waiter.fulfill(result)
    }
  }

  /// Ends a build whose last caller has left: another build may start from here on.
  private func cancelUnwanted(hasBegun: Bool) {
    if let scope {
      settle(nil, in: scope)
    } else {
      container.supersede(self, hasBegun: hasBegun)
    }
    cancel()
  }
}
