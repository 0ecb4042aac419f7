import Understudy

extension ManualClock {
  /// Moves the clock on, and wakes on the way whoever sleeps until then.
  ///
  /// ```swift
  /// await clock.advance(by: .seconds(60))
  /// ```
  ///
  /// It goes from deadline to deadline. At each the clock stands at just that time, and its sleepers
  /// are woken one after the other, the next when the one before is back from its sleep. (Where an
  /// actor is blocked, it waits for a second at most.) Then it lets them go on until as many sleep as
  /// before, or until the clock's patience is over. So a task that sleeps again within the span is
  /// woken again, in this same call; so is one that was only just started.
  ///
  /// What a task does between two sleeps may take longer than that: it reads a file, or asks an
  /// actor that is busy. Nobody can know that it is going to sleep again. If you do, say so:
  /// ``advance(by:sleepers:within:fileID:filePath:line:column:)``.
  ///
  /// Of two calls at the same time, each goes to its own end. A cancelled task goes on as well.
  ///
  /// - Parameter duration: how far. A negative one fails the test at this line and moves nothing.
  /// - Complexity: O(log n) for each waking, beside the waits.
  public func advance(
    by duration: Duration,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let target = target(after: duration, at: site) else { return }
    await go(to: target)
  }

  /// Moves the clock to a moment, as ``advance(by:fileID:filePath:line:column:)`` does.
  ///
  /// ```swift
  /// await clock.advance(to: .init(offset: .seconds(3600)))
  /// ```
  ///
  /// - Parameter target: the moment. One that has passed fails the test at this line and moves
  ///   nothing.
  public func advance(
    to target: Instant,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let now = now
    guard target >= now else {
      let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
      return record(.backwards(to: target, from: now), at: site)
    }
    await go(to: target)
  }

  /// Moves the clock on, and waits before each step until so many tasks sleep.
  ///
  /// The exact form, for tasks that sleep again and again however long they are at work in between:
  ///
  /// ```swift
  /// let poll = Task { try await office.poll(every: .seconds(5), on: clock) }
  /// await clock.advance(by: .seconds(60), sleepers: 1)
  /// #expect(gateway.asking.calls.count == 12)  // and the poll sleeps again
  /// ```
  ///
  /// - Parameters:
  ///   - duration: how far. A negative one fails the test at this line and moves nothing.
  ///   - count: how many tasks have to sleep before the clock moves at all, and after every deadline
  ///     again.
  ///   - limit: how long to wait for them each time, in real time. If it passes, the test fails at
  ///     this line and the clock stays where it is.
  public func advance(
    by duration: Duration,
    sleepers count: Int,
    within limit: Duration = .seconds(10),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let target = target(after: duration, at: site) else { return }
    let era = begin(target)
    repeat {
      guard await sleepers(atLeast: count, within: limit, in: era, at: site) else { return }
    } while await wakeNext(upTo: target, in: era) != nil
  }

  /// Moves the clock from deadline to deadline until nobody sleeps any more.
  ///
  /// ```swift
  /// await clock.run()
  /// print(clock.now)  // the last deadline
  /// ```
  ///
  /// Between deadlines it lets tasks go on as ``advance(by:fileID:filePath:line:column:)`` does.
  ///
  /// - Parameter limit: how many sleepers it wakes at most. If some still sleep then, as where a
  ///   timer never ends, the test fails at this line and they sleep on.
  public func run(
    limit: Int = 10_000,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let era = begin(nil)
    await settle(1, in: era)
    var woken = 0
    while woken < limit {
      let before = sleepers
      guard let count = await wakeNext(upTo: nil, in: era) else { return }
      woken += count
      await settle(before, in: era)
    }
    guard sleepers > 0 else { return }
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    record(.endless(woken: woken, sleeping: sleepers), at: site)
  }
}

extension ManualClock {
  private func target(after duration: Duration, at site: SourceSite) -> Instant? {
    if duration >= .zero { return now.advanced(by: duration) }
    record(.negative(duration), at: site)
    return nil
  }

  private func begin(_ target: Instant?) -> Int {
    note(moveTo: target)
    return queue.withLock(\.era)
  }

  private func go(to target: Instant) async {
    let era = begin(target)
    await settle(1, in: era)
    while true {
      let before = sleepers
      guard await wakeNext(upTo: target, in: era) != nil else { return }
      await settle(before, in: era)
    }
  }

  /// Wakes all sleepers of the next deadline, in order.
  ///
  /// - Returns: how many they were; `nil` if there is none before the target, where the clock
  ///   stands now.
  private func wakeNext(upTo target: Instant?, in era: Int) async -> Int? {
    var woken = 0
    while case .woke(let action, let isLast) = queue.withLock({ $0.step(upTo: target, in: era) }) {
      perform(action)
      woken += 1
      // The next one is woken when this one is back, or stuck on an actor that somebody blocks.
      _ = await wait(for: .noneReturning, in: era, within: .seconds(1))
      if isLast { return woken }
    }
    return woken == 0 ? nil : woken
  }

  /// Lets tasks go on until so many sleep, or patience is over.
  private func settle(_ count: Int, in era: Int) async {
    _ = await wait(for: .sleeping(atLeast: count), in: era, within: patience, andTurns: 16)
  }
}
