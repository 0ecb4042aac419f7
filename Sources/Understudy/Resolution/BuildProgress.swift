/// The states of one shared build, as a value: who waits for it, and how it ends.
///
/// - running: askers join and leave; the last one to leave a cancellable build abandons it.
/// - over: it has ended, or nobody wanted it any more. Whoever comes too late asks the container
///   again, so a build keeps no outcome alive.
///
/// Invariant: nobody waits in a build that is over. Each waiter that joined is handed out exactly
/// once, by `leave` or by `finish`.
struct BuildProgress<Waiter> {
  enum Phase {
    case running
    case over
  }

  enum JoinAction {
    /// The waiter is kept; whoever ends its wait hands it out.
    case wait
    /// It was cancelled before it joined. `abandons` says that the build has lost its last asker.
    case cancelled(abandons: Bool)
    /// The build is over; ask the container again.
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
    case .over:
      return leftEarly.remove(ticket) == nil ? .askAgain : .cancelled(abandons: false)
    case .running:
      if leftEarly.remove(ticket) != nil { return .cancelled(abandons: abandonIfUnwanted()) }
      waiting[ticket] = waiter
      return .wait
    }
  }

  mutating func leave(_ ticket: UInt64) -> LeaveAction {
    guard let waiter = waiting.removeValue(forKey: ticket) else {
      leftEarly.insert(ticket)
      return .nothing
    }
    return .resume(waiter, abandons: abandonIfUnwanted())
  }

  mutating func finish() -> [Waiter] {
    guard case .running = phase else { return [] }
    phase = .over
    defer { waiting = [:] }
    return waiting.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func abandonIfUnwanted() -> Bool {
    guard isCancellable, waiting.isEmpty else { return false }
    phase = .over
    return true
  }
}
