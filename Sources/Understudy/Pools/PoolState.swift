/// What a pool has, what it has lent, and who waits, without locks and without running anything.
///
/// An element is *being made*, *lent* (while it is reset, too), *idle* or *being discarded*; each
/// takes one of the places from its beginning to its end. Invariants:
/// - No more than ``maximum`` places are taken.
/// - Somebody waits only while all places are taken and nothing is idle; so nobody who comes later
///   gets anything before those who wait.
/// - Who waits is granted something in the order of arrival, once.
/// - Once closed, nothing is idle, nobody waits, and nothing is lent or made any more.
struct PoolState<Element, Waiter> {
  /// What an asker gets at once.
  enum Claim {
    case lend(Element)
    /// A place: the asker makes an element and says ``made()`` or ``failed()``.
    case make
    case full
    case closed
  }

  /// What becomes of an element that was given back.
  enum Return {
    case kept
    case handed(to: Waiter)
    /// The pool is closed: it has to be discarded, and ``discarded()`` said.
    case doomed
  }

  let maximum: Int
  /// The one given back last is lent first.
  private(set) var idle: [Element] = []
  private(set) var lent = 0
  private(set) var beingMade = 0
  private(set) var beingDiscarded = 0
  /// How many there have been.
  private(set) var everMade = 0
  /// How often an element was given back or its place became free.
  private(set) var returns = 0
  private(set) var isClosed = false
  private var waiters: [UInt64: Waiter] = [:]
  /// Tickets in order of arrival; those of waiters that left stand on until their turn comes.
  private var queue: [UInt64] = []
  private var head = 0
  /// Who has a ticket and does not wait yet, and whether he was cancelled meanwhile.
  private var undecided: [UInt64: Bool] = [:]
  private var nextTicket: UInt64 = 0

  init(maximum: Int) { self.maximum = maximum }

  /// How many places are taken.
  var taken: Int { idle.count + lent + beingMade + beingDiscarded }
  var waiting: Int { waiters.count }
  /// Whether it is closed and nothing is left to be discarded but what is lent.
  var isOver: Bool { isClosed && beingDiscarded == 0 }

  // MARK: - Asking

  /// - Parameter mayMake: whether the asker can make an element if none is idle.
  mutating func claim(mayMake: Bool = true) -> Claim {
    guard !isClosed else { return .closed }
    if let element = idle.popLast() {
      lent += 1
      return .lend(element)
    }
    guard mayMake, taken < maximum else { return .full }
    beingMade += 1
    return .make
  }

  /// Announces somebody who is about to wait and may be cancelled before he does.
  mutating func ticket() -> UInt64 {
    nextTicket += 1
    undecided[nextTicket] = false
    return nextTicket
  }

  /// Lets somebody wait for his turn.
  ///
  /// - Returns: what he gets at once; `nil` if he has to wait.
  mutating func wait(_ ticket: UInt64, _ waiter: Waiter) -> PoolGrant<Element>? {
    let isCancelled = undecided.removeValue(forKey: ticket) == true
    if isCancelled { return .cancelled }
    switch claim() {
    case .lend(let element): return .lend(element)
    case .make: return .make
    case .closed: return .closed
    case .full:
      waiters[ticket] = waiter
      queue.append(ticket)
      return nil
    }
  }

  /// - Returns: who was waiting and is to be told that he is cancelled.
  mutating func cancel(_ ticket: UInt64) -> Waiter? {
    if undecided[ticket] != nil { undecided[ticket] = true }
    return waiters.removeValue(forKey: ticket)
  }

  // MARK: - Elements

  /// The element of a place is there, and lent to who has made it.
  ///
  /// - Returns: `false` if the pool was closed meanwhile: it has to be discarded.
  mutating func made() -> Bool {
    beingMade -= 1
    everMade += 1
    if isClosed { beingDiscarded += 1 } else { lent += 1 }
    return !isClosed
  }

  /// No element came of a place.
  ///
  /// - Returns: who has the place now.
  mutating func failed() -> Waiter? {
    beingMade -= 1
    returns &+= 1
    return passOn()
  }

  mutating func giveBack(_ element: Element) -> Return {
    lent -= 1
    returns &+= 1
    guard !isClosed else {
      beingDiscarded += 1
      return .doomed
    }
    if let waiter = nextWaiter() {
      lent += 1
      return .handed(to: waiter)
    }
    idle.append(element)
    return .kept
  }

  /// A lent element is not fit for another loan: it has to be discarded.
  mutating func doom() {
    lent -= 1
    beingDiscarded += 1
  }

  /// An element is discarded, and its place is free.
  ///
  /// - Returns: who has the place now.
  mutating func discarded() -> Waiter? {
    beingDiscarded -= 1
    returns &+= 1
    return passOn()
  }

  /// An element is discarded, and who has discarded it makes another in its place.
  ///
  /// - Returns: `false` if the pool was closed meanwhile.
  mutating func replace() -> Bool {
    beingDiscarded -= 1
    if !isClosed { beingMade += 1 }
    return !isClosed
  }

  /// Ends the pool.
  ///
  /// - Returns: what has to be discarded, and who has to be told.
  mutating func close() -> (doomed: [Element], refused: [Waiter]) {
    guard !isClosed else { return ([], []) }
    isClosed = true
    let doomed = idle
    idle = []
    beingDiscarded += doomed.count
    var refused: [Waiter] = []
    while let waiter = nextWaiter() { refused.append(waiter) }
    return (doomed, refused)
  }

  // MARK: - The queue

  /// Gives a free place to who waits longest.
  private mutating func passOn() -> Waiter? {
    guard !isClosed, taken < maximum, let waiter = nextWaiter() else { return nil }
    beingMade += 1
    return waiter
  }

  private mutating func nextWaiter() -> Waiter? {
    while head < queue.count {
      let ticket = queue[head]
      head += 1
      if let waiter = waiters.removeValue(forKey: ticket) {
        tidy()
        return waiter
      }
    }
    tidy()
    return nil
  }

  /// Keeps the queue about as long as it has people in it.
  private mutating func tidy() {
    guard head > 32, head * 2 > queue.count || head == queue.count else { return }
    queue.removeFirst(head)
    head = 0
  }
}

extension PoolState.Claim: Sendable where Element: Sendable {}
extension PoolState: Sendable where Element: Sendable, Waiter: Sendable {}
