/// The end of a build.
extension Build {
  /// Ends the build if there are no waiting callers.
  ///
  /// - Returns: whether the build has ended and there is nothing to notify.
  private func endWithoutWaiters() -> Bool {
    stateLock.withLock {
      guard waitingCallers == nil else { return false }
      hasEndedWithoutWaiters = true
      return true
    }
  }

  /// Delivers the outcome to all waiting callers.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  func finish(_ outcome: @autoclosure () -> Outcome) -> Bool {
    if endWithoutWaiters() { return false }
    let (waiters, endObservers, task) = withState { state in
      (state.progress.finish(), state.takeEndObservers(), state.task.take())
    }
    extendLifetime(task)  // released here, outside the lock
    let outcome = outcome()
    for waiter in waiters { waiter.fulfill(.outcome(outcome)) }
    for endObserver in endObservers { endObserver.resume() }
    return !waiters.isEmpty
  }

  /// Suspends until its factory has ended, even if the build was cancelled.
  func end() async {
    await withCheckedContinuation { endObserver in
      let hasEnded = withState { state in
        if state.progress.hasEnded { return true }
        state.endObservers.append(endObserver)
        return false
      }
      if hasEnded { endObserver.resume() }
    }
  }

  /// Whether its factory has ended.
  var hasEnded: Bool { withState { $0.progress.hasEnded } }
}
