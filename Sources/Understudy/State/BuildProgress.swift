/// The states of one shared build, as a value: the callers that wait for it, and how it ends.
///
/// - announced: a caller has claimed it and is about to start it. Others may be waiting already.
/// - running: callers join and leave; the last one to leave a cancellable build abandons it.
/// - abandoned: no caller wants it any more; its factory may still be running.
/// - over: it has ended. A caller that comes too late asks the container again, so a build keeps no
///   outcome alive.
///
/// Invariant: a waiting caller waits for a build that is announced or running. An announced build
/// is started by its first caller, or given up if no other caller waits. Each waiter that joined is
/// returned exactly once, by `leave` or by `finish`.
struct BuildProgress<Waiter> {
  enum Phase {
    case announced
    case running
    case abandoned
    case over
  }

  enum JoinAction {
    /// The waiter is kept; the call that ends its wait returns it.
    case wait(starts: Bool)
    /// The caller was cancelled before it joined.
    case cancelled(CancelledAction)
    /// The build is over; ask the container again.
    case askAgain
  }

  enum CancelledAction {
    case nothing
    /// Other callers wait for a build that this caller had to start.
    case start
    /// The build has lost its last caller.
    case abandon
  }

  enum LeaveAction {
    case nothing
    case resume(Waiter, abandons: Bool)
  }

  /// Whether a build without waiting callers stops.
  let isCancellable: Bool
  private(set) var phase: Phase
  private var waiting = WaitQueue<Waiter>()

  /// Makes the states of a build that has not been joined.
  ///
  /// - Parameter isCancellable: such a build waits for its first caller to start it; any other
  ///   build is running from the beginning.
  init(isCancellable: Bool) {
    self.isCancellable = isCancellable
    phase = isCancellable ? .announced : .running
  }

  var waiterCount: Int { waiting.count }

  /// Whether its factory has ended.
  var hasEnded: Bool { phase == .over }

  mutating func ticket() -> UInt64 { waiting.ticket() }

  /// Makes a caller join the build.
  ///
  /// - Parameter starts: whether this is the first caller, which starts it.
  mutating func join(_ ticket: UInt64, _ waiter: Waiter, starts: Bool) -> JoinAction {
    let leftBefore = waiting.arrive(ticket)
    switch phase {
    case .over, .abandoned:
      return leftBefore ? .cancelled(.nothing) : .askAgain
    case .announced where starts && leftBefore && waiting.isEmpty:
      phase = .over
      return .cancelled(.abandon)
    case .announced where starts:
      phase = .running
    case .announced, .running: break
    }
    guard leftBefore else {
      waiting.join(ticket, waiter)
      return .wait(starts: starts)
    }
    if starts { return .cancelled(.start) }
    return .cancelled(abandonIfUnwanted() ? .abandon : .nothing)
  }

  mutating func leave(_ ticket: UInt64) -> LeaveAction {
    guard let waiter = waiting.leave(ticket) else { return .nothing }
    return .resume(waiter, abandons: abandonIfUnwanted())
  }

  /// Removes a caller whose time is up; one that no longer waits has its result already.
  mutating func expire(_ ticket: UInt64) -> LeaveAction {
    waiting.contains(ticket) ? leave(ticket) : .nothing
  }

  /// Ends the build.
  ///
  /// - Returns: the waiters, in the order of arrival.
  mutating func finish() -> [Waiter] {
    phase = .over
    return waiting.removeAll()
  }

  private mutating func abandonIfUnwanted() -> Bool {
    // The first caller of an announced build has not joined yet.
    guard isCancellable, waiting.isEmpty, phase == .running else { return false }
    phase = .abandoned
    return true
  }
}
