/// A list of waiters with the number of events each needs, in the order in which they began.
///
/// A pure value that its owner keeps beside the awaited state, under the same lock, so that no
/// event is missed between reading and waiting. The owner has to resume the waiters that the list
/// returns, outside that lock.
///
/// A waiter is *registered*, then *suspended* once it has a handle to be resumed by, and last
/// *ended*. One that ends before it has a handle stays as *settled* until it collects its end.
///
/// Invariant: each waiter gets exactly one end, the first one, and is then removed from the list;
/// `waiters` is sorted by id, and each of them needs at least one event.
@usableFromInline
struct WaitList<Handle: Sendable>: Sendable {
  @usableFromInline typealias ID = Int

  /// A waiter to resume, and its end.
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

  /// Whether there is no waiter; settled ones do not count.
  @inlinable var isEmpty: Bool { waiters.isEmpty }
  /// The number of waiters.
  var count: Int { waiters.count }
  /// Whether the list holds nothing at all, not even an end that is not collected yet.
  var isClear: Bool { waiters.isEmpty && settled.isEmpty }

  /// Adds a waiter behind all others. Next it has to attach a handle: ``attach(_:to:)``.
  mutating func register(needing events: Int = 1) -> ID {
    precondition(events > 0, "A waiter must need at least one event.")
    lastID += 1
    waiters.append(Waiter(id: lastID, needed: events))
    return lastID
  }

  /// Gives a registered waiter its handle, or returns its end if it has one already.
  mutating func attach(_ handle: Handle, to id: ID) -> WaitEnd? {
    if let end = settled.removeValue(forKey: id) { return end }
    guard let index = index(of: id) else { preconditionFailure("The waiter has already ended.") }
    waiters[index].handle = handle
    return nil
  }

  /// Counts events for every waiter; ends those that have all they need.
  ///
  /// - Complexity: O(number of waiters).
  @usableFromInline mutating func add(_ events: Int = 1) -> [Resumption] {
    for index in waiters.indices { waiters[index].needed -= events }
    let done = waiters.filter { $0.needed <= 0 }
    guard !done.isEmpty else { return [] }
    waiters.removeAll { $0.needed <= 0 }
    return done.compactMap { settle($0, as: .satisfied) }
  }

  /// Counts events for one waiter, if it is still in the list.
  @usableFromInline mutating func add(_ events: Int = 1, for id: ID) -> Resumption? {
    guard let index = index(of: id) else { return nil }
    waiters[index].needed -= events
    return waiters[index].needed > 0 ? nil : end(id, as: .satisfied)
  }

  /// Ends those that have waited longest, whatever they still need.
  mutating func satisfyFirst(_ number: Int) -> [Resumption] {
    let first = waiters.prefix(number)
    waiters.removeFirst(first.count)
    return first.compactMap { settle($0, as: .satisfied) }
  }

  /// Ends one waiter, if it has not ended yet.
  mutating func end(_ id: ID, as end: WaitEnd) -> Resumption? {
    index(of: id).flatMap { settle(waiters.remove(at: $0), as: end) }
  }

  /// Ends all waiters.
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

/// The list of waiting tasks.
@usableFromInline typealias TaskWaitList = WaitList<CheckedContinuation<WaitEnd, Never>>

extension WaitList.Resumption where Handle == CheckedContinuation<WaitEnd, Never> {
  /// Resumes the waiter; never call it under a lock.
  @usableFromInline func resume() { handle.resume(returning: end) }
}

extension Sequence<TaskWaitList.Resumption> {
  /// Resumes the waiters in turn; never call it under a lock.
  @inlinable func resume() { for resumption in self { resumption.resume() } }
}
