import Understudy

/// Reports tasks that sleep on a clock that nothing advances: their test hangs without a word.
///
/// It is no issue of its own, because a test may work for long while a task of the background sleeps.
extension ManualClock {
  /// Starts a watch, unless there is one.
  func watch() {
    guard state.withLock({ $0.beginWatch() }) else { return }
    let (step, limit) = (max(min(reportsAfter, .seconds(1)), .milliseconds(1)), reportsAfter)
    Task.detached { [weak self] in
      guard let first = self?.state.withLock({ $0.look() }) else { return }
      var still = StillTime(first, step: step)
      while true {
        try await Task.sleep(for: step)
        guard let reading = self?.state.withLock({ $0.look() }) else { return }
        still.note(reading, after: step)
        if reading.isAwaited { still = StillTime(reading, step: step) }
        guard still.elapsed >= limit else { continue }
        // The code that advances the clock may not have run yet.
        await BusyProcess.untilCalm()
        guard self?.state.withLock({ $0.look() }) == reading else { continue }
        // Once: the watch stays, and no other one begins.
        return self?.report(.stillness(limit)) ?? ()
      }
    }
  }

  private func report(_ cause: StandingClock.Cause) {
    guard let standing = standing(cause) else { return }
    let tests = RunningTests.shared.sleeping(on: self)
    for test in tests { test.clocks.note(standing, of: self) }
    write("\(site): warning: \(standing.text(of: tests.map(\.nameInText)))")
  }

  /// Returns what sleeps on the clock; `nil` if nothing does.
  ///
  /// - Parameter owner: the test whose code sleeps; `nil` for all.
  func standing(_ cause: StandingClock.Cause, of owner: ObjectIdentifier? = nil) -> StandingClock? {
    let before = moveCount.current
    return state.withLock { state in
      let sleepers = state.sleep(of: owner)
      guard !sleepers.isEmpty else { return nil }
      return StandingClock(
        cause: cause,
        site: site,
        now: state.now,
        movedAt: state.movedAt,
        moves: moveCount,
        movesBefore: before,
        sleepers: sleepers
      )
    }
  }

  /// Wakes the sleepers of a test that was cancelled, so that it can end.
  func cancelSleepers(of owner: ObjectIdentifier) { act { $0.cancelSleepers(of: owner) } }
}
