/// Who waits for how many events, in the order in which they began to.
///
/// A pure value that its owner keeps beside what is waited for, under the same lock, so that no
/// event slips between looking and waiting. It is in the owner's hands to resume whom the list
/// hands out, outside of that lock.
///
/// A waiter is *registered*, then *suspended* once it has a handle to be resumed by, and last
/// *ended*. One that ends before it has a handle stays as *settled* until it comes for its end.
///
/// Invariant: each waiter gets exactly one end, by the first that ends it, and from then on it is
/// in the list no more; `waiters` is sorted by id, and each of them needs at least one event.
@usableFromInline
struct WaitList<Handle: Sendable>: Sendable {
  @usableFromInline typealias ID = Int

  /// A waiter to be resumed, and with what.
  @usableFromInline struct Resumption: Sendable {
    let handle: Handle
    let end: WaitEnd
  }

  @usableFromInline struct Waiter: Sendable {
    let id: ID
    var needed: Int
    var handle: Handle?
  }

  @usableFromInline private(set) var waiters: [Waiter] = []
  private var settled: [ID: WaitEnd] = [:]
  private var lastID = 0

  init() {}

  /// Whether nobody waits; whoever is settled does not.
  @inlinable var isEmpty: Bool { waiters.isEmpty }
  /// How many wait.
  var count: Int { waiters.count }
  /// Whether the list holds nothing at all, not even an end that nobody has come for.
  var isClear: Bool { waiters.isEmpty && settled.isEmpty }

  /// Adds a waiter behind all others. It has to come with a handle next: ``attach(_:to:)``.
  mutating func register(needing events: Int = 1) -> ID {
    precondition(events > 0, "Whoever needs nothing has no reason to wait.")
    lastID += 1
    waiters.append(Waiter(id: lastID, needed: events))
    return lastID
  }

  /// Gives a registered waiter its handle, or tells the end it has come to in the meantime.
  mutating func attach(_ handle: Handle, to id: ID) -> WaitEnd? {
    if let end = settled.removeValue(forKey: id) { return end }
    guard let index = index(of: id) else { preconditionFailure("The waiter has had its end.") }
    waiters[index].handle = handle
    return nil
  }

  /// Counts events for everyone; ends who has got all it needs.
  ///
  /// - Complexity: O(number of waiters).
  @usableFromInline mutating func add(_ events: Int = 1) -> [Resumption] {
    for index in waiters.indices { waiters[index].needed -= events }
    let done = waiters.filter { $0.needed <= 0 }
    guard !done.isEmpty else { return [] }
    waiters.removeAll { $0.needed <= 0 }
    return done.compactMap { settle($0, as: .satisfied) }
  }

  /// Counts events for one waiter, if it is still there.
  @usableFromInline mutating func add(_ events: Int = 1, for id: ID) -> Resumption? {
    guard let index = index(of: id) else { return nil }
    waiters[index].needed -= events
    return waiters[index].needed > 0 ? nil : end(id, as: .satisfied)
  }

  /// Ends those who have waited longest, whatever they still need.
  mutating func satisfyFirst(_ number: Int) -> [Resumption] {
    let first = waiters.prefix(number)
    waiters.removeFirst(first.count)
    return first.compactMap { settle($0, as: .satisfied) }
  }

  /// Ends one waiter, if nothing else has.
  mutating func end(_ id: ID, as end: WaitEnd) -> Resumption? {
    index(of: id).flatMap { settle(waiters.remove(at: $0), as: end) }
  }

  /// Ends everyone.
  mutating func endAll(as end: WaitEnd) -> [Resumption] {
    defer { waiters = [] }
    return waiters.compactMap { settle($0, as: end) }
  }

  private mutating func settle(_ waiter: Waiter, as end: WaitEnd) -> Resumption? {
    guard let handle = waiter.handle else {
      settled[waiter.id] = end
      return nil
    }
    return Resumption(handle: handle, end: end)
  }

  /// - Complexity: O(log *n*).
  private func index(of id: ID) -> Int? {
    var (low, high) = (0, waiters.count)
    while low < high {
      let middle = (low + high) / 2
      if waiters[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < waiters.count && waiters[low].id == id ? low : nil
  }
}

/// The list of those who wait in a task.
@usableFromInline typealias TaskWaitList = WaitList<CheckedContinuation<WaitEnd, Never>>

extension WaitList.Resumption where Handle == CheckedContinuation<WaitEnd, Never> {
  /// Resumes the waiter; never under a lock.
  @usableFromInline func resume() { handle.resume(returning: end) }
}

extension Sequence<TaskWaitList.Resumption> {
  /// Resumes the waiters in turn; never under a lock.
  @inlinable func resume() { for resumption in self { resumption.resume() } }
}
