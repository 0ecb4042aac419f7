import Understudy

extension Stub: WaitListOwner {
  func withWaits<Result>(_ body: (inout TaskWaitList) -> Result) -> Result {
    state.withLock { body(&$0.waits) }
  }

  /// Waits until the member was called, and returns the calls; on the call itself, without polling.
  ///
  /// ```swift
  /// office.sellInBackground(seat)
  /// let calls = await gateway.charging.called(2)
  /// #expect(calls.last?.arguments.amount == Money(cents: 4_500))
  ///
  /// await gateway.charging.called { $0.card == "42" }
  /// ```
  ///
  /// Calls that were made already count, and with enough of them nothing is awaited. A number with an
  /// upper limit only, such as ``Times/never`` or ``Times/atMost(_:)``, is awaited for the whole time,
  /// as no earlier moment could tell. The calls that it returns count as verified.
  ///
  /// The predicate is asked once for each call. However fast calls come, and however slow it is, the
  /// wait ends at its limit; only calls made before the wait are all looked at.
  ///
  /// A limit of real time lasts longer while the process is too busy to run what was started. One of
  /// another clock ends, too, where nobody moves that clock for as long as the container's
  /// ``Understudy/Container/waitLimit``, in real time. If the limit comes first, or the task is cancelled, or the double is reset, the test fails at
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
  // Beside trailing closures the compiler could not say what is wrong with those.
  @_disfavoredOverload
  @discardableResult
  public func called(
    _ times: Times = .atLeast(1),
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
    return await calls(times, pattern, within: limit, clock, at: site)
  }

  /// Waits until the member was called with arguments that match, and returns the calls.
  ///
  /// ```swift
  /// await gateway.charging.called(with: .any, "42")
  /// await gateway.charging.called(2, with: .atLeast(Money(cents: 100)), .any)
  /// ```
  ///
  /// Everything else is as described at ``called(_:within:clock:fileID:filePath:line:column:where:)``.
  ///
  /// - Parameters:
  ///   - times: how many calls to wait for; at least one by default.
  ///   - first: what the first argument has to be like.
  ///   - more: what the others have to be like, in their order; one matcher for each argument.
  ///   - limit: how long to wait, at most.
  ///   - clock: what measures the limit.
  /// - Returns: the calls that match, in order, typed; they count as verified.
  // Beside trailing closures the compiler could not say what is wrong with those.
  @_disfavoredOverload
  @discardableResult
  public func called(
    _ times: Times = .atLeast(1),
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
    return await calls(times, pattern, within: limit, clock, at: site)
  }

  /// Waits until the member was called with exactly these arguments, and returns the calls.
  ///
  /// ```swift
  /// await seats.reserving.called(with: Seat(row: "A", number: 1))
  /// ```
  ///
  /// Tuples are not `Equatable`: wait for members with several arguments by matchers or a closure.
  /// Everything else is as described at ``called(_:within:clock:fileID:filePath:line:column:where:)``.
  ///
  /// - Parameters:
  ///   - times: how many calls to wait for; at least one by default.
  ///   - arguments: what a call's arguments have to be equal to.
  ///   - limit: how long to wait, at most.
  ///   - clock: what measures the limit.
  /// - Returns: the calls that match, in order, typed; they count as verified.
  // Beside trailing closures the compiler could not say what is wrong with those.
  @_disfavoredOverload
  @discardableResult
  public func called(
    _ times: Times = .atLeast(1),
    with arguments: Arguments,
    within limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> [Call<Arguments>] where Arguments: Equatable {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return await calls(times, .equal(to: arguments), within: limit, clock, at: site)
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
    _ = await calls(.never, pattern, within: limit, clock, at: site)
  }
}

extension Stub {
  /// Waits as the public functions say.
  func calls(
    _ times: Times,
    _ pattern: ArgumentPattern<Arguments>,
    within limit: Duration,
    _ clock: any Clock<Duration>,
    at site: SourceSite
  ) async -> [Call<Arguments>] {
    let container = home.withLock(\.container) ?? Container.override
    let deadline = WaitDeadline(limit, on: clock, patience: container.waitLimitOfTest)
    var (begun, look) = beginWait(for: times, pattern, until: deadline)
    if let id = begun.id {
      begun.end = await wait(
        id,
        atMost: deadline.remaining,
        on: clock,
        or: deadline.stillness
      )
      let matched = change { $0.endWatching(id) }
      if !pattern.isAnything { look.add(matched) }
    }
    let judged = judged(look, pattern, isFinal: begun.id != nil)
    let matching = zip(judged.calls, judged.verdicts).filter(\.1).map(\.0)
    settle(matching, pattern)
    if let why = WaitShortfall(begun.end, begun.plan, times, matching.count) {
      let text = VerificationText(
        member: name,
        pattern: pattern,
        times: times,
        calls: judged.calls,
        matches: judged.verdicts
      )
      record(ContainerIssue(text.waited(limit, why), at: site))
    }
    return matching
  }

  /// Looks at the calls so far, outside the lock, until none has come meanwhile; then it waits for
  /// those to come, and none falls between.
  ///
  /// Calls may come faster than the pattern is asked. Those that were there at first are all looked at,
  /// the later ones until the deadline, and only while they can make a difference.
  private func beginWait(
    for times: Times,
    _ pattern: ArgumentPattern<Arguments>,
    until deadline: WaitDeadline
  ) -> (WaitBeginning, State.Look) {
    var look = State.Look()
    var isFirst = true
    while true {
      for call in state.withLock({ $0.unseen(&look) }) {
        let isDecided = times.isDecided(by: look.matching)
        if isDecided || !isFirst, let end = deadline.end {
          let plan = WaitPlan(times, after: look.matching)
          return (WaitBeginning(plan: plan, end: isDecided ? .satisfied : end), look)
        }
        look.note(pattern.matches(call.arguments))
      }
      isFirst = false
      if times.isDecided(by: look.matching) {
        return (WaitBeginning(plan: WaitPlan(times, after: look.matching)), look)
      }
      if let begun = state.withLock({ $0.beginWait(look, for: times, where: pattern.watching) }) {
        return (begun, look)
      }
    }
  }

  /// The calls with what the pattern says of each: what is known already, so that it is asked once.
  private func judged(
    _ look: State.Look,
    _ pattern: ArgumentPattern<Arguments>,
    isFinal: Bool
  ) -> (calls: [Call<Arguments>], verdicts: [Bool]) {
    let (calls, epoch) = state.withLock { ($0.calls, $0.epoch) }
    guard epoch == look.epoch, !pattern.isAnything else {
      return (calls, calls.map { pattern.matches($0.arguments) })
    }
    let known = isFinal ? calls : Array(calls.prefix(look.seen))
    return (known, known.indices.map { look.matches.contains($0) })
  }
}
