import Understudy

/// An object that keeps a list of waiters under its lock, so that tasks can wait for it.
///
/// The owner registers a waiter in the same critical section in which it finds that there is
/// something to wait for, and then waits outside:
///
/// ```swift
/// let id = state.withLock { $0.isDone ? nil : $0.waits.register() }
/// guard let id else { return .satisfied }
/// return await wait(id, atMost: .seconds(5), on: clock)
/// ```
protocol WaitListOwner: Sendable {
  /// Runs the body with exclusive access to the list of waiters: in the owner's lock.
  func withWaits<Result>(_ body: (inout TaskWaitList) -> Result) -> Result
}

extension WaitListOwner {
  /// Suspends the waiter until its end, which is the first there is.
  ///
  /// Call it once for each registered waiter. Nothing of the waiter is left afterwards: its timer
  /// is cancelled, and not awaited.
  ///
  /// - Parameters:
  ///   - id: the waiter, as registered.
  ///   - limit: how long it waits at most, from now. A limit of real time is extended while the
  ///     process is too busy to run newly started tasks.
  ///   - clock: the clock that measures the limit. Its sleep may ignore cancellation.
  ///   - stillness: ends the wait if the clock does not advance.
  func wait(
    _ id: TaskWaitList.ID,
    atMost limit: Duration? = nil,
    on clock: any Clock<Duration> = ContinuousClock(),
    or stillness: ClockStillness? = nil
  ) async -> WaitEnd {
    let timer = limit.map { startTimer(of: id, for: $0, on: clock) }
    let watch = stillness.map { startWatch(of: id, on: $0) }
    if limit != nil { LimitedWait.begin() }
    defer {
      if limit != nil { LimitedWait.end() }
      timer?.cancel()
      watch?.cancel()
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let end = withWaits({ $0.attach(continuation, to: id) }) {
          continuation.resume(returning: end)
        }
      }
    } onCancel: {
      end(id, as: .cancelled)
    }
  }

  /// Computes the deadline now and not when the task runs: a test may advance its clock in between.
  private func startTimer<C: Clock<Duration>>(
    of id: TaskWaitList.ID,
    for limit: Duration,
    on clock: C
  ) -> Task<Void, Never> {
    let deadline = clock.now.advanced(by: limit.bounded)
    return Task {
      try? await clock.sleep(until: deadline, tolerance: nil)
      if clock is ContinuousClock || clock is SuspendingClock { await BusyProcess.untilCalm() }
      // A clock that gives up on its own must not leave a wait without any limit.
      if !Task.isCancelled { end(id, as: .expired) }
    }
  }

  private func startWatch(
    of id: TaskWaitList.ID,
    on stillness: ClockStillness
  ) -> Task<Void, any Error> {
    Task {
      try await stillness.untilOver()
      end(id, as: .stoodStill(for: stillness.limit))
    }
  }

  private func end(_ id: TaskWaitList.ID, as end: WaitEnd) {
    withWaits { $0.end(id, as: end) }?.resume()
  }
}
