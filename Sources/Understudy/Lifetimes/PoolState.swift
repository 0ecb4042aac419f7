/// The idle elements, the leases and the waiting callers of a pool, without locks and without
/// running code.
///
/// An element is *being made*, *lent* (also while it is reset), *idle* or *being discarded*; each
/// takes one of the slots from its beginning to its end. Invariants:
/// - No more than ``maximum`` slots are taken.
/// - Callers wait only while all slots are taken and nothing is idle; so a later caller gets
///   nothing before those that wait.
/// - Waiting callers are granted something in the order of arrival, once.
/// - Once closed, nothing is idle, no caller waits, and nothing is leased or made any more.
struct PoolState<Element, Waiter> {
  /// The immediate result for a caller.
  enum Claim {
    case lend(Element)
    /// A slot: the caller makes an element and calls ``made()`` or ``failed()``.
    case make
    case full
    case closed
  }

  /// The action to take for an element that was returned.
  enum Return {
    case kept
    case handed(to: Waiter)
    /// The pool is closed: the element must be discarded, and then ``discarded()`` called.
    case doomed
  }

  let maximum: Int
  /// The idle elements; the one returned last is leased first.
  private(set) var idle: [Element] = []
  private(set) var lent = 0
  private(set) var beingMade = 0
  private(set) var beingDiscarded = 0
  /// The number of elements made so far.
  private(set) var everMade = 0
  /// The number of times that an element was returned or its slot became free.
  private(set) var returns = 0
  private(set) var isClosed = false
  private var queue = WaitQueue<Waiter>()

  init(maximum: Int) { self.maximum = maximum }

  /// The number of slots in use.
  var taken: Int { idle.count + lent + beingMade + beingDiscarded }
  var waiting: Int { queue.count }
  /// Whether it is closed and nothing is left to be discarded except what is leased.
  var isOver: Bool { isClosed && beingDiscarded == 0 }

  // MARK: - Requests

  /// Claims an element or a slot for a caller.
  ///
  /// - Parameter mayMake: whether the caller can make an element if none is idle.
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

  /// Announces a caller that is about to wait and may be cancelled before it does.
  mutating func ticket() -> UInt64 { queue.ticket() }

  /// Makes a caller wait for its turn.
  ///
  /// - Returns: what it gets at once; `nil` if it has to wait.
  mutating func wait(_ ticket: UInt64, _ waiter: Waiter) -> PoolReply<Element>? {
    if queue.arrive(ticket) { return .cancelled }
    switch claim() {
    case .lend(let element): return .lend(element)
    case .make: return .make
    case .closed: return .closed
    case .full:
      queue.join(ticket, waiter)
      return nil
    }
  }

  /// Cancels the wait with a ticket.
  ///
  /// - Returns: the waiter to notify of its cancellation, if it was waiting.
  mutating func cancel(_ ticket: UInt64) -> Waiter? { queue.leave(ticket) }

  // MARK: - Elements

  /// Records that the element of a slot is made, and leased to the caller that made it.
  ///
  /// - Returns: `false` if the pool was closed meanwhile: the element must be discarded.
  mutating func made() -> Bool {
    beingMade -= 1
    everMade += 1
    if isClosed { beingDiscarded += 1 } else { lent += 1 }
    return !isClosed
  }

  /// Records that no element was made for a slot.
  ///
  /// - Returns: the waiter that gets the slot.
  mutating func failed() -> Waiter? {
    beingMade -= 1
    returns &+= 1
    return passOn()
  }

  mutating func end(_ element: Element) -> Return {
    lent -= 1
    returns &+= 1
    guard !isClosed else {
      beingDiscarded += 1
      return .doomed
    }
    if let waiter = queue.removeFirst() {
      lent += 1
      return .handed(to: waiter)
    }
    idle.append(element)
    return .kept
  }

  /// Records that a leased element is not fit for another lease: it must be discarded.
  mutating func doom() {
    lent -= 1
    beingDiscarded += 1
  }

  /// Records that an element is discarded, and its slot free.
  ///
  /// - Returns: the waiter that gets the slot.
  mutating func discarded() -> Waiter? {
    beingDiscarded -= 1
    returns &+= 1
    return passOn()
  }

  /// Records that an element is discarded, and that the caller makes another in its slot.
  ///
  /// - Returns: `false` if the pool was closed meanwhile.
  mutating func replace() -> Bool {
    beingDiscarded -= 1
    if !isClosed { beingMade += 1 }
    return !isClosed
  }

  /// Ends the pool.
  ///
  /// - Returns: the elements to discard, and the waiters to notify.
  mutating func close() -> (doomed: [Element], refused: [Waiter]) {
    guard !isClosed else { return ([], []) }
    isClosed = true
    let doomed = idle
    idle = []
    beingDiscarded += doomed.count
    return (doomed, queue.removeAll())
  }

  // MARK: - The queue

  /// Gives a free slot to the caller that has waited longest.
  private mutating func passOn() -> Waiter? {
    guard !isClosed, taken < maximum, let waiter = queue.removeFirst() else { return nil }
    beingMade += 1
    return waiter
  }
}

extension PoolState.Claim: Sendable where Element: Sendable {}
extension PoolState: Sendable where Element: Sendable, Waiter: Sendable {}
