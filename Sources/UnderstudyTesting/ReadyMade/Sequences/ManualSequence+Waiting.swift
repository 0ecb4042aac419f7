import Understudy

extension ManualSequence {
  /// Suspends until a number of consumers listen.
  ///
  /// ```swift
  /// let watching = Task { await board.follow(exchange) }
  /// await prices.consumers(atLeast: 1)
  /// ```
  ///
  /// The test need not wait before it sends, as no element is missed. Wait where the test is about
  /// who listens: that code subscribes at all, or twice, or again.
  ///
  /// If the limit passes first, or the task is cancelled, the test fails at this line and this
  /// returns `false`.
  ///
  /// - Parameters:
  ///   - count: the number of consumers that have to listen at the same time.
  ///   - limit: how long to wait at most.
  ///   - clock: the clock that measures the limit. If it does not advance for as long as the
  ///     container's ``Understudy/Container/waitTimeout``, the test fails, too.
  /// - Returns: whether there were enough.
  @discardableResult
  public func consumers(
    atLeast count: Int,
    within limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> Bool {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let end = await core.wait(for: .consumers(atLeast: count), within: limit, on: clock)
    return report(end, at: site) {
      $0.tooFewConsumers(consumers, of: count, within: limit, $1)
    }
  }

  /// Suspends until consumers have taken all elements and ask for another: what they do with the
  /// last element is done.
  ///
  /// ```swift
  /// prices.send(90)
  /// await prices.allConsumed()
  /// #expect(board.lowest == 90)
  /// ```
  ///
  /// Tasks that share one stream count as one consumer, which asks for another element as soon as one
  /// of them does. If the limit passes first, or the task is cancelled, the test fails at this line
  /// and this returns `false`.
  ///
  /// - Parameters:
  ///   - limit: how long to wait at most.
  ///   - clock: the clock that measures the limit, as in
  ///     ``consumers(atLeast:within:clock:fileID:filePath:line:column:)``.
  /// - Returns: whether all elements were consumed.
  @discardableResult
  public func allConsumed(
    within limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> Bool {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let end = await core.wait(for: .allConsumed, within: limit, on: clock)
    let (untaken, busy, count) = core.state.withLock { ($0.untaken, $0.busy, $0.count) }
    return report(end, at: site) {
      $0.notConsumed(untaken: untaken, busy: busy, of: count, within: limit, $1)
    }
  }

  private func report(
    _ end: WaitEnd,
    at site: SourceSite,
    _ failure: (SequenceText, WaitEnd) -> String
  ) -> Bool {
    if end == .satisfied { return true }
    NearestHost.record(ContainerIssue(failure(core.text, end), at: site))
    return false
  }
}
