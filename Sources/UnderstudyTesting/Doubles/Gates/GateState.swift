/// Whether a gate lets code through, who waits in it, and who waits for somebody to come.
///
/// A pure value; whoever guards it resumes outside its lock whom it hands out.
///
/// - *open*: whoever comes goes through.
/// - *closed*, with a number of turns: whoever comes takes one, and without any waits for one.
/// - *ended*: whoever comes is turned away, for ever.
///
/// Invariant: somebody waits only in a closed gate without turns, so whoever comes first goes
/// first. Everyone who came went through, was turned away, was cancelled or waits.
struct GateState<Handle: Sendable>: Sendable {
  typealias Waits = WaitList<Handle>

  enum Way: Hashable, Sendable {
    case open
    case closed(turns: Int)
    case ended(because: String)
  }

  /// What becomes of somebody who comes.
  enum Entry: Hashable, Sendable {
    case goesThrough
    case waits(Waits.ID)
    case isTurnedAway
  }

  /// Somebody who is going to look for arrivals: what for, and as whom if it takes waiting.
  struct Watch: Hashable, Sendable {
    let plan: WaitPlan
    let id: Waits.ID?
  }

  private(set) var way = Way.closed(turns: 0)
  private(set) var arrivals = 0
  /// Those who wait in the gate, each for one turn.
  var passing = Waits()
  /// Those who wait for others to come.
  var watching = Waits()

  /// Somebody comes; whoever has waited for that is to be resumed before anything else.
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

  /// Forgets the turns that are left, too.
  mutating func close() {
    if !isEnded { way = .closed(turns: 0) }
  }

  /// Gives turns to those who wait, then to those to come.
  mutating func letThrough(_ number: Int) -> [Waits.Resumption] {
    guard case .closed(let turns) = way else { return [] }
    let taken = min(number, passing.count)
    let (sum, overflows) = turns.addingReportingOverflow(number - taken)
    way = .closed(turns: overflows ? .max : sum)
    return passing.satisfyFirst(taken)
  }

  /// Sends everyone away; returns those in the gate and those who wait for others to come.
  mutating func end(because reason: String) -> [Waits.Resumption] {
    guard !isEnded else { return [] }
    way = .ended(because: reason)
    return passing.endAll(as: .ended(reason)) + watching.endAll(as: .ended(reason))
  }

  /// Looks whether so many have come, and registers whoever asks if that takes waiting.
  mutating func watch(for times: Times) -> Watch {
    let plan = WaitPlan(times, after: arrivals)
    let id = plan.needed.map { watching.register(needing: $0) }
    // The end may have been before: nobody is going to come now.
    if let id, case .ended(let reason) = way { _ = watching.end(id, as: .ended(reason)) }
    return Watch(plan: plan, id: id)
  }

  var isEnded: Bool {
    if case .ended = way { true } else { false }
  }
}
