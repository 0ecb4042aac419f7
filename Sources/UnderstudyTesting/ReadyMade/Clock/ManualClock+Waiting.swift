import Understudy

extension ManualClock {
  /// Suspends until a number of tasks sleep on the clock.
  ///
  /// Tasks need time to reach their first sleep, or the next one. Wait for it, then advance:
  ///
  /// ```swift
  /// let poll = Task { try await office.poll(every: .seconds(5), on: clock) }
  /// for _ in 1...3 {
  ///   await clock.sleepers(atLeast: 1)
  ///   await clock.advance(by: .seconds(5))
  /// }
  /// ```
  ///
  /// The sleep itself resumes it; nothing is polled. If enough tasks sleep already, it returns
  /// without suspending. If the limit passes, or the clock is reset meanwhile, the test fails at
  /// this line and it returns `false`; in a cancelled task it just returns `false`.
  ///
  /// - Parameters:
  ///   - count: the number of tasks that have to sleep.
  ///   - limit: how long to wait, in real time.
  /// - Returns: whether there were enough. They may have been woken since, if another task advances
  ///   the clock.
  @discardableResult
  public func sleepers(
    atLeast count: Int,
    within limit: Duration = .seconds(10),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> Bool {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return await sleepers(atLeast: count, within: limit, in: nil, at: site, isAdvance: false)
  }

  /// - Parameters:
  ///   - era: the era of the wait, as in ``wait(for:in:within:andTurns:)``.
  ///   - isAdvance: whether an advance waits, not the test itself.
  func sleepers(
    atLeast count: Int,
    within limit: Duration,
    in era: Int?,
    at site: SourceSite,
    isAdvance: Bool
  ) async -> Bool {
    guard limit >= .zero else {
      record(.negativeLimit(limit), at: site)
      return false
    }
    switch await wait(for: .sleeping(atLeast: count), in: era, within: limit) {
    case .met: return true
    case .cancelled: return false
    case .timedOut:
      record(.tooFew(sleepers, of: count, after: limit, isAdvance: isAdvance), at: site)
    case .reset: record(.resetMeanwhile(awaiting: count), at: site)
    }
    return false
  }

  /// Suspends until the condition holds or the limit has passed.
  ///
  /// - Parameters:
  ///   - era: the era in which the wait began; a later reset ends it at once.
  ///   - turns: the number of turns of the task pool that it lasts at least, besides the limit: on
  ///     a busy machine, real time says little about the progress of other tasks.
  func wait(
    for condition: SleeperCondition,
    in era: Int?,
    within limit: Duration,
    andTurns turns: Int = 0
  ) async -> WaitOutcome {
    let (id, outcome) = state.withLock { state in
      let id = state.makeID()
      return (id, state.begin(condition, id: id, in: era))
    }
    if let outcome { return outcome }
    // Detached: it must not retain what the task-locals hold.
    let timer = Task.detached(priority: Task.currentPriority) { [self] in
      try await Task.sleep(for: limit.bounded)
      await BusyProcess.untilCalm()
      for _ in 0..<turns { await Task.yield() }
      act { $0.endWait(id, .timedOut) }
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in act { $0.join(id, as: waiter) } }
    } onCancel: {
      act { $0.endWait(id, .cancelled) }
    }
  }
}
