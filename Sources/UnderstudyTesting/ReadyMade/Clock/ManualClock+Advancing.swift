import Understudy

extension ManualClock {
  /// Advances the clock, and wakes the sleepers whose deadlines it reaches.
  ///
  /// ```swift
  /// await clock.advance(by: .seconds(60))
  /// ```
  ///
  /// It goes from deadline to deadline. At each the clock shows exactly that time, and its sleepers
  /// are woken one after the other, the next when the previous one has returned from its sleep. (If
  /// an actor is blocked, it waits for a second at most.) Then it lets them run until as many sleep
  /// as before, or until the clock's patience is over. So a task that sleeps again within the span
  /// is woken again, in this same call; so is one that was only just started.
  ///
  /// A task's work between two sleeps may take longer than that: it reads a file, or calls an actor
  /// that is busy. The clock cannot know that it is going to sleep again. If you do, pass the number
  /// of tasks that sleep. The clock then waits for that many before each step, however long they
  /// work in between:
  ///
  /// ```swift
  /// let poll = Task { try await office.poll(every: .seconds(5), on: clock) }
  /// await clock.advance(by: .seconds(60), sleepers: 1)
  /// #expect(gateway.asking.calls.count == 12)  // the poll sleeps again
  /// ```
  ///
  /// Of two calls at the same time, each goes to its own end. In a cancelled task it advances as
  /// well.
  ///
  /// - Parameters:
  ///   - duration: how far to advance. A negative duration fails the test at this line and changes
  ///     nothing.
  ///   - count: the number of tasks that have to sleep before the clock starts to advance, and
  ///     again after every deadline; by default the clock's patience decides.
  ///   - limit: how long to wait for that number each time, in real time. If it passes, the test
  ///     fails at this line and the clock stays where it is.
  /// - Complexity: O(log n) for each waking, besides the waits.
  public func advance(
    by duration: Duration,
    sleepers count: Int? = nil,
    within limit: Duration = .seconds(10),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let target = target(after: duration, at: site) else { return }
    guard let count else { return await go(to: target, at: site) }
    let era = begin(target, at: site)
    repeat {
      guard await sleepers(atLeast: count, within: limit, in: era, at: site, isAdvance: true) else {
        return
      }
    } while await wakeNext(upTo: target, in: era) != nil
  }

  /// Advances the clock to a moment, like
  /// ``advance(by:sleepers:within:fileID:filePath:line:column:)`` by a duration.
  ///
  /// ```swift
  /// await clock.advance(to: .init(offset: .seconds(3600)))
  /// ```
  ///
  /// - Parameter target: the moment. One that has passed fails the test at this line and changes
  ///   nothing.
  public func advance(
    to target: Instant,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let now = now
    guard target >= now else { return record(.backwards(to: target, from: now), at: site) }
    await go(to: target, at: site)
  }

  /// Advances the clock from deadline to deadline until no task sleeps any more.
  ///
  /// ```swift
  /// await clock.run()
  /// print(clock.now)  // the last deadline
  /// ```
  ///
  /// Between deadlines it lets tasks run as ``advance(by:sleepers:within:fileID:filePath:line:column:)`` does.
  ///
  /// - Parameter limit: the most sleepers to wake. If some still sleep then, as with a timer that
  ///   never ends, the test fails at this line and they stay asleep.
  public func run(
    limit: Int = 10_000,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let era = begin(nil, at: site)
    await settle(1, in: era)
    var woken = 0
    while woken < limit {
      let before = sleepers
      guard let count = await wakeNext(upTo: nil, in: era) else { return }
      woken += count
      await settle(before, in: era)
    }
    guard sleepers > 0 else { return }
    record(.endless(woken: woken, sleeping: sleepers), at: site)
  }
}

extension ManualClock {
  private func target(after duration: Duration, at site: SourceSite) -> Instant? {
    if duration >= .zero { return now.advanced(by: duration) }
    record(.negative(duration), at: site)
    return nil
  }

  private func begin(_ target: Instant?, at site: SourceSite) -> Int {
    note(moveTo: target)
    moveCount.add()
    return state.withLock { state in
      state.beginMove(at: site)
      return state.era
    }
  }

  private func go(to target: Instant, at site: SourceSite) async {
    let era = begin(target, at: site)
    await settle(1, in: era)
    while true {
      let before = sleepers
      guard await wakeNext(upTo: target, in: era) != nil else { return }
      await settle(before, in: era)
    }
  }

  /// Wakes all sleepers of the next deadline, in order.
  ///
  /// - Returns: their number; `nil` if there is none before the target, where the clock is now.
  private func wakeNext(upTo target: Instant?, in era: Int) async -> Int? {
    var woken = 0
    while case .woke(let action, let isLast) = state.withLock({ $0.step(upTo: target, in: era) }) {
      perform(action)
      woken += 1
      // The next one is woken when this one has returned, or is stuck on a blocked actor.
      _ = await wait(for: .noneReturning, in: era, within: blockedLimit)
      if isLast { return woken }
    }
    return woken == 0 ? nil : woken
  }

  /// Lets tasks run until a number of them sleep, or patience is over.
  private func settle(_ count: Int, in era: Int) async {
    _ = await wait(for: .sleeping(atLeast: count), in: era, within: patience, andTurns: 16)
  }
}
