/// The states of one shared build, as a value: who waits for it, and how it ends.
///
/// - announced: somebody has claimed it and is about to start it. Others may be waiting already.
/// - running: askers join and leave; the last one to leave a cancellable build abandons it.
/// - abandoned: nobody wants it any more; its factory may still be at work.
/// - over: it has ended. Whoever comes too late asks the container again, so a build keeps no
///   outcome alive.
///
/// Invariant: who waits, waits in a build that is announced or running, and one that is announced
/// is started by its first asker, or given up if nobody else waits. Each waiter that joined is
/// handed out exactly once, by `leave` or by `finish`.
struct BuildProgress<Waiter> {
  enum Phase {
    case announced
    case running
    case abandoned
    case over
  }

  enum JoinAction {
    /// The waiter is kept; whoever ends its wait hands it out.
    case wait(starts: Bool)
    /// It was cancelled before it joined.
    case cancelled(CancelledAction)
    /// The build is over; ask the container again.
    case askAgain
  }

  enum CancelledAction {
    case nothing
    /// Others wait for what this asker had to start.
    case start
    /// The build has lost its last asker.
    case abandon
  }

  enum LeaveAction {
    case nothing
    case resume(Waiter, abandons: Bool)
  }

  /// Whether a build that nobody waits for stops.
  let isCancellable: Bool
  private(set) var phase: Phase
  private var waiting: [UInt64: Waiter] = [:]
  private var leftEarly: Set<UInt64> = []
  private var lastTicket: UInt64 = 0

  /// - Parameter isCancellable: such a build waits for its first asker to start it; another one is
  ///   running from the beginning.
  init(isCancellable: Bool) {
    self.isCancellable = isCancellable
    phase = isCancellable ? .announced : .running
  }

  var waiterCount: Int { waiting.count }

  /// Whether no factory is at work for it any more.
  var hasEnded: Bool { phase == .over }

  mutating func ticket() -> UInt64 {
    lastTicket += 1
    return lastTicket
  }

  /// - Parameter starts: whether this is the first asker, who starts it.
  mutating func join(_ ticket: UInt64, _ waiter: Waiter, starts: Bool) -> JoinAction {
    let leftBefore = leftEarly.remove(ticket) != nil
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
      waiting[ticket] = waiter
      return .wait(starts: starts)
    }
    if starts { return .cancelled(.start) }
    return .cancelled(abandonIfUnwanted() ? .abandon : .nothing)
  }

  mutating func leave(_ ticket: UInt64) -> LeaveAction {
    guard let waiter = waiting.removeValue(forKey: ticket) else {
      leftEarly.insert(ticket)
      return .nothing
    }
    return .resume(waiter, abandons: abandonIfUnwanted())
  }

  /// The same for one whose time is up; one that waits no more has its result already.
  mutating func expire(_ ticket: UInt64) -> LeaveAction {
    waiting[ticket] == nil ? .nothing : leave(ticket)
  }

  mutating func finish() -> [Waiter] {
    phase = .over
    if waiting.isEmpty { return [] }
    defer { waiting = [:] }
    return waiting.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func abandonIfUnwanted() -> Bool {
    // One that is announced has its first asker still to come.
    guard isCancellable, waiting.isEmpty, phase == .running else { return false }
    phase = .abandoned
    return true
  }
}
