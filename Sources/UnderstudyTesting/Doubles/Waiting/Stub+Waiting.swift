import Understudy

extension Stub: WaitListOwner {
  func withWaits<Result>(_ body: (inout TaskWaitList) -> Result) -> Result {
    state.withLock { body(&$0.waits) }
  }

  /// Waits until the member was called, and returns the calls. The call itself ends the wait,
  /// without polling.
  ///
  /// ```swift
  /// office.sellInBackground(seat)
  /// let calls = await gateway.charging.called(2)
  /// #expect(calls.last?.arguments.amount == Money(cents: 4_500))
  ///
  /// await gateway.charging.called { $0.card == "42" }
  /// ```
  ///
  /// Earlier calls count, and if there are enough of them this does not wait. A number with an
  /// upper limit only, such as ``Times/never`` or ``Times/atMost(_:)``, is awaited for the whole
  /// time, as no earlier moment could decide it. The returned calls count as verified.
  ///
  /// The predicate runs once for each call. However fast calls are made, and however slow it is,
  /// the wait ends at its limit; only calls made before the wait are all tested.
  ///
  /// A limit of real time is extended while the process is too busy to run newly started tasks. One
  /// of another clock also ends if that clock does not advance for as long as the container's
  /// ``Understudy/Container/waitTimeout``, in real time. If the limit passes first, or the task is
  /// cancelled, or the double is reset, the test fails at this line and lists the recorded calls;
  /// the test continues after it. Calls that are cleared right after they are made end the wait and
  /// are not returned.
  ///
  /// - Parameters:
  ///   - times: the number of calls to wait for; by default at least one.
  ///   - limit: how long to wait, at most.
  ///   - clock: the clock that measures the limit, such as a ``ManualClock``.
  ///   - predicate: returns whether a call counts; by default all do. It runs outside the member's
  ///     lock, for later calls on the caller's thread.
  /// - Returns: the calls that count, in order, typed.
  // If it also accepted trailing closures, the compiler could not report errors inside those.
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

  /// Waits until the member was called with matching arguments, and returns the calls.
  ///
  /// ```swift
  /// await gateway.charging.called(with: .any, "42")
  /// await gateway.charging.called(2, with: .atLeast(Money(cents: 100)), .any)
  /// ```
  ///
  /// See ``called(_:within:clock:fileID:filePath:line:column:where:)`` for the rest.
  ///
  /// - Parameters:
  ///   - times: the number of calls to wait for; by default at least one.
  ///   - first: the matcher for the first argument.
  ///   - more: the matchers for the others, in their order; one for each argument.
  ///   - limit: how long to wait, at most.
  ///   - clock: the clock that measures the limit.
  /// - Returns: the matching calls, in order, typed; they count as verified.
  // If it also accepted trailing closures, the compiler could not report errors inside those.
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
    // Matchers that do not fit would never match, and are reported already.
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
  /// See ``called(_:within:clock:fileID:filePath:line:column:where:)`` for the rest.
  ///
  /// - Parameters:
  ///   - times: the number of calls to wait for; by default at least one.
  ///   - arguments: the arguments that a call's have to equal.
  ///   - limit: how long to wait, at most.
  ///   - clock: the clock that measures the limit.
  /// - Returns: the matching calls, in order, typed; they count as verified.
  // If it also accepted trailing closures, the compiler could not report errors inside those.
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
  ) async -> [Call<Arguments>] where Arguments: Equatable & SendableMetatype {
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
  /// A call, even an earlier one, fails it at once. With a ``ManualClock`` the test advances the
  /// time.
  ///
  /// - Parameters:
  ///   - limit: how long to wait.
  ///   - clock: the clock that measures the limit.
  ///   - predicate: returns whether a call counts; by default all do.
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
  /// Waits for calls, as the public functions describe.
  func calls(
    _ times: Times,
    _ pattern: ArgumentPattern<Arguments>,
    within limit: Duration,
    _ clock: any Clock<Duration>,
    at site: SourceSite
  ) async -> [Call<Arguments>] {
    let container = attachment.withLock(\.container) ?? Container.override
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
    if let why = UnmetWait(begun.end, begun.plan, times, matching.count) {
      let text = VerificationText(
        member: name,
        pattern: pattern,
        times: times,
        calls: judged.calls,
        matches: judged.verdicts
      )
      var issue = ContainerIssue(text.waited(limit, why), at: site)
      if text.isWithoutCalls {
        issue.add(unused: unusedRegistration, in: attachment.withLock(\.host))
      }
      if why == .tooLate {
        let hosts = [Container.override?.host, container?.host, attachment.withLock(\.host)]
        issue.add(sleepOf: hosts.lazy.compactMap { $0 as? TestScope }.first)
      }
      record(issue)
    } else if times.highest == 0 {
      reportUnregistered(at: site) { pattern.matches($0.arguments) }
    }
    return matching
  }

  /// Reads the calls so far, outside the lock, until none was added meanwhile; then it waits for
  /// later ones, so that none is missed.
  ///
  /// Calls may be made faster than the pattern is tested. The initial ones are all tested, the
  /// later ones until the deadline, and only while they can make a difference.
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

  /// Returns the calls with whether each matches; known results are reused, so that each call is
  /// tested once.
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
