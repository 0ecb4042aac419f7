/// Callers that wait, in the order of arrival. A pure value: its owner keeps it under the lock of
/// what they wait for, and resumes the waiters that it returns outside that lock.
///
/// A caller takes a ticket, joins, and leaves or is removed. It may leave before it joins: a task
/// may be cancelled at any moment.
///
/// Invariant: each waiter that joined is returned exactly once.
struct WaitQueue<Waiter> {
  typealias Ticket = UInt64

  private var waiters: [Ticket: Waiter] = [:]
  /// Tickets in the order of arrival; those of waiters that left stay until their turn comes.
  private var order: [Ticket] = []
  private var head = 0
  /// Tickets whose callers have not joined yet, and whether they have left meanwhile.
  private var expected: [Ticket: Bool] = [:]
  private var lastTicket: Ticket = 0

  var isEmpty: Bool { waiters.isEmpty }
  var count: Int { waiters.count }

  func contains(_ ticket: Ticket) -> Bool { waiters[ticket] != nil }

  /// Announces a caller that is about to join, and may leave before it does.
  mutating func ticket() -> Ticket {
    lastTicket += 1
    expected[lastTicket] = false
    return lastTicket
  }

  /// Ends the expectation of a caller.
  ///
  /// - Returns: whether it has left already; if not, it may ``join(_:_:)``.
  mutating func arrive(_ ticket: Ticket) -> Bool {
    expected.removeValue(forKey: ticket) == true
  }

  /// Adds a caller that has arrived behind all others.
  mutating func join(_ ticket: Ticket, _ waiter: Waiter) {
    waiters[ticket] = waiter
    order.append(ticket)
  }

  /// Removes a caller, or remembers that it has left, if it has not arrived.
  ///
  /// - Returns: its waiter, if it was waiting.
  mutating func leave(_ ticket: Ticket) -> Waiter? {
    if expected[ticket] != nil { expected[ticket] = true }
    let waiter = waiters.removeValue(forKey: ticket)
    // Otherwise a queue that nothing is ever taken from would keep the ticket of each who left.
    if waiters.isEmpty {
      order.removeAll(keepingCapacity: true)
      head = 0
    }
    return waiter
  }

  /// Removes the caller that has waited longest. O(1), amortised.
  mutating func removeFirst() -> Waiter? {
    while head < order.count {
      let ticket = order[head]
      head += 1
      if let waiter = waiters.removeValue(forKey: ticket) {
        tidy()
        return waiter
      }
    }
    tidy()
    return nil
  }

  /// Removes all callers.
  mutating func removeAll() -> [Waiter] {
    if waiters.isEmpty { return [] }
    var all: [Waiter] = []
    while let waiter = removeFirst() { all.append(waiter) }
    return all
  }

  /// Keeps the length of the order close to the number of waiting callers.
  private mutating func tidy() {
    guard head > 32, head * 2 > order.count || head == order.count else { return }
    order.removeFirst(head)
    head = 0
  }
}

extension WaitQueue: Sendable where Waiter: Sendable {}
