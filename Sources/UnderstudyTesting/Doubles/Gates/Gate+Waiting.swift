import Understudy

extension Gate {
  /// Comes to the gate, and waits in it until it lets the caller through.
  ///
  /// ```swift
  /// func load() async throws -> Script {
  ///   try await gate.pass()
  ///   return script
  /// }
  /// ```
  ///
  /// Where the gate is open, or has a turn left, it comes back without suspending, even in a task
  /// that is cancelled. Whoever comes first is let through first. A task that is cancelled while
  /// it waits leaves the gate, and the turn that it would have had is the next one's.
  ///
  /// Nobody waits for ever: after the wait limit of its container, 30 seconds unless set, the test fails
  /// at this line and the caller leaves as if it was cancelled.
  ///
  /// - Throws: `CancellationError` if the task is cancelled while it waits, if the gate's double is
  ///   reset or its container closed, or if the gate stays shut.
  /// - Complexity: O(1) and one more for each who waits for arrivals.
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
      // A test that is over does not hear of what it has left here.
      guard container?.sink?.isOver != true else { return }
      // Code of nobody's test would fail whatever test runs by then; for that it is a line.
      IssueOutlet.record(
        ContainerIssue(GateText(name).stayedShut(for: limit), at: site),
        preferring: container?.sink
      )
    }
  }

  /// The same with a limit, and with what happens when it is over.
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

  /// Waits until code has come to the gate as often as expected, and fails the test if it does not.
  ///
  /// ```swift
  /// await gate.entered()                                    // somebody has come
  /// await gate.entered(3)                            // the third has
  /// await gate.entered(.never, within: .seconds(1))  // nobody comes in this second
  /// ```
  ///
  /// All arrivals since the gate was made count, and whoever came stays counted after it went
  /// through. The arrival itself ends the wait; one that has been does not suspend. An expectation
  /// without a lowest number (`.never`, `.atMost(2)`) can only be met when the time is over, and so
  /// takes all of it; one with both bounds is met as soon as its lowest number is reached.
  ///
  /// - Parameters:
  ///   - times: how often; once or more unless said otherwise.
  ///   - limit: how long to wait at most.
  ///   - clock: what measures that. If nobody moves it for as long as the container's
  ///     ``Understudy/Container/waitLimit``, the test fails, too.
  ///   - fileID: where a failure is reported, like the three after it: the caller's line.
  ///   - filePath: see `fileID`.
  ///   - line: see `fileID`.
  ///   - column: see `fileID`.
  public func entered(
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
    IssueSinks.record(ContainerIssue(text, at: site))
  }
}

/// One of the lists of a gate, under the gate's lock.
private struct GateWaits: WaitListOwner {
  let gate: Gate
  let list: any WritableKeyPath<Gate.State, TaskWaitList> & Sendable

  func withWaits<Result>(_ body: (inout TaskWaitList) -> Result) -> Result {
    gate.state.withLock { body(&$0[keyPath: list]) }
  }
}
