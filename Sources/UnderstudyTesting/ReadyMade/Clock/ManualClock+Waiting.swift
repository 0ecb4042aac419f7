import Understudy

extension ManualClock {
  /// Suspends until so many tasks sleep on the clock.
  ///
  /// Tasks take their time to get to their first sleep, or to the next one. Wait for it, then move:
  ///
  /// ```swift
  /// let poll = Task { try await office.poll(every: .seconds(5), on: clock) }
  /// for _ in 1...3 {
  ///   await clock.sleepers(atLeast: 1)
  ///   await clock.advance(by: .seconds(5))
  /// }
  /// ```
  ///
  /// It is the sleeping itself that resumes it; nothing is polled. Where enough sleep already, it
  /// returns without suspending. If the limit passes, or the clock is reset meanwhile, the test fails
  /// at this line and it returns `false`; in a cancelled task it just returns `false`.
  ///
  /// - Parameters:
  ///   - count: how many there have to be.
  ///   - limit: how long to wait, in real time.
  /// - Returns: whether there were so many. They may have gone on since, if somebody else moves the
  ///   clock.
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
    return await sleepers(atLeast: count, within: limit, in: nil, at: site)
  }

  /// - Parameter era: what it is for, as with ``wait(for:in:within:andTurns:)``.
  func sleepers(
    atLeast count: Int,
    within limit: Duration,
    in era: Int?,
    at site: SourceSite
  ) async -> Bool {
    guard limit >= .zero else {
      record(.negativeLimit(limit), at: site)
      return false
    }
    switch await wait(for: .sleeping(atLeast: count), in: era, within: limit) {
    case .met: return true
    case .cancelled: return false
    case .timedOut: record(.tooFew(sleepers, of: count, after: limit), at: site)
    case .reset: record(.resetMeanwhile(awaiting: count), at: site)
    }
    return false
  }

  /// Suspends until the condition holds or the limit has passed.
  ///
  /// - Parameters:
  ///   - era: since when; a reset that has come since ends it at once.
  ///   - turns: how many turns of the task pool it lasts at least, beside the limit: where the
  ///     machine is busy, real time says little about what others got done.
  func wait(
    for condition: SleeperCondition,
    in era: Int?,
    within limit: Duration,
    andTurns turns: Int = 0
  ) async -> WaitOutcome {
    let (id, outcome) = queue.withLock { queue in
      let id = queue.makeID()
      return (id, queue.begin(condition, id: id, in: era))
    }
    if let outcome { return outcome }
    // Detached: it shall not keep what the task-locals hold.
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
