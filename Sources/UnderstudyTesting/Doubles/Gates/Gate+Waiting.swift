import Understudy

extension Gate {
  /// Arrives at the gate, and waits until it lets the caller through.
  ///
  /// ```swift
  /// func load() async throws -> Script {
  ///   try await gate.pass()
  ///   return script
  /// }
  /// ```
  ///
  /// If the gate is open, or has a turn left, this returns without suspending, even in a cancelled
  /// task. Callers are let through in the order of their arrival. A task that is cancelled while it
  /// waits leaves the gate, and its turn passes to the next one.
  ///
  /// The wait is limited: after the wait limit of its container, 30 seconds unless set, the test
  /// fails at this line and the caller leaves as if it were cancelled.
  ///
  /// - Throws: `CancellationError` if the task is cancelled while it waits, if the gate's double is
  ///   reset or its container closed, or if the gate stays shut.
  /// - Complexity: O(1), plus one step for each waiter for arrivals.
  public func pass(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws(CancellationError) {
    let container = Container.override
    let limit = container.waitLimitOfTest
    try await pass(atMost: limit) {
      let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
      // A test that is over gets no reports of calls left here.
      guard container?.host?.isOver != true else { return }
      // The issue of code that belongs to no test would fail whichever test is running; it is
      // printed instead.
      IssueOutlet.record(
        ContainerIssue(GateText(name).stayedShut(for: limit), at: site),
        preferring: container?.host
      )
    }
  }

  /// Waits in the gate, and calls a closure if a limit passes first.
  func pass(atMost limit: Duration, orElse report: () -> Void) async throws(CancellationError) {
    let (entry, watchers) = state.withLock { $0.enter() }
    watchers.resume()
    switch entry {
    case .goesThrough: return
    case .isTurnedAway: throw CancellationError()
    case .waits(let id):
      let end = await GateWaits(gate: self, list: \.passing).wait(id, atMost: limit)
      if end == .expired { report() }
      guard end == .satisfied else { throw CancellationError() }
    }
  }

  /// Waits until callers have arrived at the gate as often as expected, and fails the test if they
  /// have not.
  ///
  /// ```swift
  /// await gate.waitForArrivals()                                    // a caller has arrived
  /// await gate.waitForArrivals(3)                            // the third has arrived
  /// await gate.waitForArrivals(.never, within: .seconds(1))  // no caller in this second
  /// ```
  ///
  /// All arrivals since the gate was made count, also those of callers that have passed it. The
  /// arrival itself ends the wait; if enough have arrived already, this does not suspend. An
  /// expectation without a lower bound (`.never`, `.atMost(2)`) can only be met when the time is
  /// over, and so takes all of it; one with both bounds is met as soon as its lower bound is
  /// reached.
  ///
  /// - Parameters:
  ///   - times: the expected number of arrivals; by default once or more.
  ///   - limit: how long to wait at most.
  ///   - clock: the clock that measures the limit. If it does not advance for as long as the
  ///     container's ``Understudy/Container/waitTimeout``, the test fails, too.
  ///   - fileID: with the three after it, the site of a failure: the caller's line.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  public func waitForArrivals(
    _ times: Times = .atLeast(1),
    within limit: Duration = .seconds(5),
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let watch = state.withLock { $0.watch(for: times) }
    var end = WaitEnd.satisfied
    if let id = watch.id {
      end = await GateWaits(gate: self, list: \.watching)
        .wait(
          id,
          atMost: limit,
          on: clock,
          or: ClockStillness(of: clock, atMost: Container.override.waitLimitOfTest)
        )
    }
    guard let shortfall = watch.plan.shortfall(at: end) else { return }
    let (arrivals, waiting) = state.withLock { ($0.arrivals, $0.passing.count) }
    let text = GateText(name).missed(
      times,
      within: limit,
      because: shortfall,
      seen: arrivals,
      waiting: waiting
    )
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    NearestHost.record(ContainerIssue(text, at: site))
  }
}

/// One of a gate's wait lists, under the gate's lock.
private struct GateWaits: WaitListOwner {
  let gate: Gate
  let list: any WritableKeyPath<Gate.State, TaskWaitList> & Sendable

  func withWaits<Result>(_ body: (inout TaskWaitList) -> Result) -> Result {
    gate.state.withLock { body(&$0[keyPath: list]) }
  }
}
