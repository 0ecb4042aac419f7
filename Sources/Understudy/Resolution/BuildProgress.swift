/// The states of one shared build, as a value: who waits for it, and how it ends.
///
/// - running: askers join and leave; the last one to leave a cancellable build abandons it.
/// - finished: the outcome is there, later joiners get it at once.
/// - abandoned: nobody wanted it any more; later joiners start another build.
///
/// Invariant: nobody waits in a build that is finished or abandoned. Each waiter that joined is
/// handed out exactly once, by `leave` or by `finish`.
struct BuildProgress<Waiter, Outcome> {
  enum Phase {
    case running
    case finished(Outcome)
    case abandoned
  }

  enum JoinAction {
    /// The waiter is kept; whoever ends its wait hands it out.
    case wait
    case resume(Outcome)
    /// It was cancelled before it joined. `abandons` says that the build has lost its last asker.
    case cancelled(abandons: Bool)
    /// The build was abandoned; ask the container again.
    case askAgain
  }

  enum LeaveAction {
    case nothing
    case resume(Waiter, abandons: Bool)
  }

  /// Whether a build that nobody waits for stops.
  let isCancellable: Bool
  private(set) var phase = Phase.running
  private var waiting: [UInt64: Waiter] = [:]
  private var leftEarly: Set<UInt64> = []
  private var lastTicket: UInt64 = 0

  init(isCancellable: Bool) { self.isCancellable = isCancellable }

  var waiterCount: Int { waiting.count }

  mutating func ticket() -> UInt64 {
    lastTicket += 1
    return lastTicket
  }

  mutating func join(_ ticket: UInt64, _ waiter: Waiter) -> JoinAction {
    switch phase {
    case .finished(let outcome): return .resume(outcome)
    case .abandoned:
      return leftEarly.remove(ticket) == nil ? .askAgain : .cancelled(abandons: false)
    case .running:
      if leftEarly.remove(ticket) != nil { return .cancelled(abandons: abandonIfUnwanted()) }
      waiting[ticket] = waiter
      return .wait
    }
  }

  mutating func leave(_ ticket: UInt64) -> LeaveAction {
    if case .finished = phase { return .nothing }
    guard let waiter = waiting.removeValue(forKey: ticket) else {
      leftEarly.insert(ticket)
      return .nothing
    }
    return .resume(waiter, abandons: abandonIfUnwanted())
  }

  mutating func finish(_ outcome: Outcome) -> [Waiter] {
    guard case .running = phase else { return [] }
    phase = .finished(outcome)
    defer { waiting = [:] }
    return waiting.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func abandonIfUnwanted() -> Bool {
    guard isCancellable, waiting.isEmpty else { return false }
    phase = .abandoned
    return true
  }
}
