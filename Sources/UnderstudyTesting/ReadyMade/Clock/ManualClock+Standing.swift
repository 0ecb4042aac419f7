import Understudy

/// Reports tasks that sleep on a clock that nothing advances: their test hangs without a word.
///
/// At first it is no issue of its own, because a test may work for long while a task of the background
/// sleeps. It is one, and ends the sleep, where the test has used nothing for as long as it may wait.
extension ManualClock {
  /// Starts a watch, unless there is one.
  func watch() {
    guard state.withLock({ $0.beginWatch() }) else { return }
    let (step, limit) = (max(min(reportsAfter, .seconds(1)), .milliseconds(1)), reportsAfter)
    Task.detached { [weak self] in
      guard let first = self?.state.withLock({ $0.look() }) else { return }
      var time = StandingTime(first, step: step)
      var isReported = false
      while true {
        try await Task.sleep(for: step)
        guard let reading = self?.state.withLock({ $0.look() }) else { return }
        time.note(reading, uses: self?.uses, isWaiting: LimitedWait.isPending, after: step)
        guard time.still >= limit else { continue }
        let tests = self?.endlessTests ?? []
        guard !isReported || tests.contains(where: { time.idle >= $0.patience + limit }) else {
          // Once: the watch stays, and no other one begins.
          if tests.isEmpty { return }
          continue
        }
        // The code that advances the clock may not have run yet.
        await BusyProcess.untilCalm()
        guard self?.state.withLock({ $0.look() }) == reading else { continue }
        time.note(reading, uses: self?.uses, isWaiting: LimitedWait.isPending, after: .zero)
        if !isReported { self?.report(.stillness(limit)) }
        isReported = true
        self?.endSleep(ofTestsIdleFor: time.idle - limit)
      }
    }
  }

  /// How often the tests that sleep on the clock have used their containers and doubles.
  var uses: Int { RunningTests.shared.sleeping(on: self).reduce(0) { $0 + $1.uses } }

  /// The tests that sleep on the clock, and have no time limit that would end them.
  private var endlessTests: [TestScope] {
    RunningTests.shared.sleeping(on: self).filter { !$0.hasTimeLimit && !$0.isOver }
  }

  /// Fails the tests that wait for longer than they may, and wakes their sleepers, so that they can
  /// end. Those with a time limit end by themselves.
  func endSleep(ofTestsIdleFor time: Duration) {
    for test in endlessTests where time >= test.patience {
      let owner = ObjectIdentifier(test)
      guard let standing = standing(.impasse(test.patience), of: owner) else { continue }
      // Code that ignores the end of its sleep may sleep again.
      if test.clocks.noteImpasse(of: self) {
        test.record(ContainerIssue(standing.text(), at: site))
      }
      cancelSleepers(of: owner)
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

extension TestScope {
  /// How long the test may wait for something that does not happen.
  fileprivate var patience: Duration {
    containers.map(\.waitTimeout).max() ?? Container?.none.waitLimitOfTest
  }
}
