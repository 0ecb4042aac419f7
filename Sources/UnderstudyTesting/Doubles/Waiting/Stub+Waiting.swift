import Understudy

extension Stub: WaitListOwner {
  func withWaits<Result>(_ body: (inout TaskWaitList) -> Result) -> Result {
    state.withLock { body(&$0.waits) }
  }

  /// Waits until the member was called, and returns the calls; on the call itself, without polling.
  ///
  /// ```swift
  /// office.sellInBackground(seat)
  /// let calls = await gateway.charging.called(times: 2)
  /// #expect(calls.last?.arguments.amount == Money(cents: 4_500))
  ///
  /// await gateway.charging.called { $0.card == "42" }
  /// ```
  ///
  /// Calls that were made already count, and with enough of them nothing is awaited. A number with an
  /// upper limit only, such as ``Times/never`` or ``Times/atMost(_:)``, is awaited for the whole time,
  /// as no earlier moment could tell. The calls that it returns count as verified.
  ///
  /// A limit of real time lasts longer while the process is too busy to run what was started. If it
  /// comes first, or the task is cancelled, or the double is reset, the test fails at
  /// this line with what was recorded; the code after it goes on. Calls that are forgotten just after they
  /// came end the wait and are not returned.
  ///
  /// - Parameters:
  ///   - times: how many calls to wait for; at least one by default.
  ///   - limit: how long to wait, at most.
  ///   - clock: what measures the limit, such as a ``ManualClock``.
  ///   - predicate: which calls count; all by default. It runs outside the piece's lock, for calls to
  ///     come on the caller's thread.
  /// - Returns: the calls that count, in order, typed.
  @discardableResult
  public func called(
    times: Times = .atLeast(1),
    within limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    where predicate: (@Sendable (Arguments) -> Bool)? = nil
  ) async -> [Call<Arguments>] {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let pattern = predicate.map { ArgumentPattern.accepted(by: $0, at: site) } ?? .anything
    return await called(times: times, pattern, within: limit, clock, at: site)
  }

  /// Waits until the member was called with arguments that match, and returns the calls.
  ///
  /// ```swift
  /// await gateway.charging.called(with: .any, "42")
  /// await gateway.charging.called(times: 2, with: .atLeast(Money(cents: 100)), .any)
  /// ```
  ///
  /// Everything else is as described at ``called(times:within:clock:fileID:filePath:line:column:where:)``.
  ///
  /// - Parameters:
  ///   - times: how many calls to wait for; at least one by default.
  ///   - first: what the first argument has to be like.
  ///   - more: what the others have to be like, in their order; one matcher for each argument.
  ///   - limit: how long to wait, at most.
  ///   - clock: what measures the limit.
  /// - Returns: the calls that match, in order, typed; they count as verified.
  @discardableResult
  public func called(
    times: Times = .atLeast(1),
    with first: Matcher,
    _ more: Matcher...,
    within limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> [Call<Arguments>] {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let pattern = pattern([first] + more, at: site)
    // What does not fit its arguments would be waited for in vain, and is reported already.
    if pattern.isMisuse { return [] }
    return await called(times: times, pattern, within: limit, clock, at: site)
  }

  /// Waits until the member was called with exactly these arguments, and returns the calls.
  ///
  /// ```swift
  /// await seats.reserving.called(with: Seat(row: "A", number: 1))
  /// ```
  ///
  /// Tuples are not `Equatable`: wait for members with several arguments by matchers or a closure.
  /// Everything else is as described at ``called(times:within:clock:fileID:filePath:line:column:where:)``.
  ///
  /// - Parameters:
  ///   - times: how many calls to wait for; at least one by default.
  ///   - arguments: what a call's arguments have to be equal to.
  ///   - limit: how long to wait, at most.
  ///   - clock: what measures the limit.
  /// - Returns: the calls that match, in order, typed; they count as verified.
  @discardableResult
  public func called(
    times: Times = .atLeast(1),
    with arguments: Arguments,
    within limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> [Call<Arguments>] where Arguments: Equatable {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return await called(times: times, .equal(to: arguments), within: limit, clock, at: site)
  }

  /// Waits for the whole time, and fails the test if the member is called meanwhile.
  ///
  /// ```swift
  /// await gateway.charging.never(within: .milliseconds(50))
  /// await gateway.charging.never(within: .seconds(60), clock: clock) { $0.card == "42" }
  /// ```
  ///
  /// A call, also one made before, fails it at once. With a ``ManualClock`` the time passes when the
  /// test says so.
  ///
  /// - Parameters:
  ///   - limit: how long to wait.
  ///   - clock: what measures it.
  ///   - predicate: which calls count; all by default.
  public func never(
    within limit: Duration,
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    where predicate: (@Sendable (Arguments) -> Bool)? = nil
  ) async {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let pattern = predicate.map { ArgumentPattern.accepted(by: $0, at: site) } ?? .anything
    _ = await called(times: .never, pattern, within: limit, clock, at: site)
  }
}

extension Stub {
  /// Waits as the public functions say.
  private func called(
    times: Times,
    _ pattern: ArgumentPattern<Arguments>,
    within limit: Duration,
    _ clock: any Clock<Duration>,
    at site: SourceSite
  ) async -> [Call<Arguments>] {
    let (plan, id) = beginWait(for: times, pattern)
    var end = WaitEnd.satisfied
    if let id {
      end = await wait(id, atMost: limit, on: clock)
      change { $0.endWatching(id) }
    }
    let calls = calls
    let verdicts = calls.map { pattern.matches($0.arguments) }
    let matching = zip(calls, verdicts).filter(\.1).map(\.0)
    settle(matching, pattern)
    if let why = WaitShortfall(end, plan, times, matching.count) {
      let text = VerificationText(
        member: name,
        pattern: pattern,
        times: times,
        calls: calls,
        matches: verdicts
      )
      record(ContainerIssue(text.waited(limit, why), at: site))
    }
    return matching
  }

  /// Looks at the calls so far, outside the lock, until none has come meanwhile; then it waits for
  /// those to come, and none falls between.
  private func beginWait(
    for times: Times,
    _ pattern: ArgumentPattern<Arguments>
  ) -> (plan: WaitPlan, id: TaskWaitList.ID?) {
    var look = State.Look()
    while true {
      let calls = state.withLock { $0.unseen(&look) }
      look.seen += calls.count
      look.matching += calls.count { pattern.matches($0.arguments) }
      if let begun = state.withLock({ $0.beginWait(look, for: times, where: pattern.watching) }) {
        return begun
      }
    }
  }
}
