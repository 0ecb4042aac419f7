/// The state of a gate: whether it is open, its waiting callers, and the waiters for arrivals.
///
/// A pure value; its guard resumes the waiters that it returns, outside the lock.
///
/// - *open*: arriving callers pass.
/// - *closed*, with a number of turns: an arriving caller takes one, and waits if there is none.
/// - *ended*: arriving callers are turned away, permanently.
///
/// Invariant: callers wait only in a closed gate without turns, so they pass in the order of
/// arrival. Every caller that arrived has passed, was turned away, was cancelled or waits.
struct GateState<Handle: Sendable>: Sendable {
  typealias Waits = WaitList<Handle>

  enum Way: Hashable, Sendable {
    case open
    case closed(turns: Int)
    case ended(because: String)
  }

  /// The result of an arrival.
  enum Entry: Hashable, Sendable {
    case goesThrough
    case waits(Waits.ID)
    case isTurnedAway
  }

  /// A waiter for arrivals: the expectation, and its ID if it has to wait.
  struct Watch: Hashable, Sendable {
    let plan: WaitPlan
    let id: Waits.ID?
  }

  private(set) var way = Way.closed(turns: 0)
  private(set) var arrivals = 0
  /// The callers that wait in the gate, each for one turn.
  var passing = Waits()
  /// The waiters for arrivals.
  var watching = Waits()

  /// Records an arrival; the waiters for it have to be resumed before anything else.
  mutating func enter() -> (Entry, [Waits.Resumption]) {
    arrivals += 1
    return (entry(), watching.add())
  }

  private mutating func entry() -> Entry {
    switch way {
    case .open:
      return .goesThrough
    case .closed(turns: 0):
      return .waits(passing.register())
    case .closed(let turns):
      way = .closed(turns: turns - 1)
      return .goesThrough
    case .ended:
      return .isTurnedAway
    }
  }

  mutating func open() -> [Waits.Resumption] {
    guard !isEnded else { return [] }
    way = .open
    return passing.endAll(as: .satisfied)
  }

  /// Closes the gate, and discards remaining turns.
  mutating func close() {
    if !isEnded { way = .closed(turns: 0) }
  }

  /// Gives turns to waiting callers, then to later ones.
  mutating func admit(_ number: Int) -> [Waits.Resumption] {
    guard case .closed(let turns) = way else { return [] }
    let taken = min(number, passing.count)
    let (sum, overflows) = turns.addingReportingOverflow(number - taken)
    way = .closed(turns: overflows ? .max : sum)
    return passing.satisfyFirst(taken)
  }

  /// Ends the gate; returns the waiting callers and the waiters for arrivals.
  mutating func end(because reason: String) -> [Waits.Resumption] {
    guard !isEnded else { return [] }
    way = .ended(because: reason)
    return passing.endAll(as: .ended(reason)) + watching.endAll(as: .ended(reason))
  }

  /// Checks the number of arrivals, and registers a waiter if it is not reached yet.
  mutating func watch(for times: Times) -> Watch {
    let plan = WaitPlan(times, after: arrivals)
    let id = plan.needed.map { watching.register(needing: $0) }
    // The gate may have ended before: no arrivals will follow.
    if let id, case .ended(let reason) = way { _ = watching.end(id, as: .ended(reason)) }
    return Watch(plan: plan, id: id)
  }

  var isEnded: Bool {
    if case .ended = way { true } else { false }
  }
}
