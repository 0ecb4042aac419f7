import Understudy

/// The state of a manual clock: its time, its sleepers, and the waits for sleepers.
///
/// A pure value. It holds continuations and never resumes them: it returns actions, for its guard
/// to perform outside the lock.
///
/// A sleeper is kept from ``add(_:id:until:)`` until it leaves, which it does once: woken
/// by ``step(upTo:in:)``, by ``cancel(_:)`` or by ``reset()``. One that a step has woken is
/// *returning* until it calls ``returned(in:)``.
///
/// Invariants: no deadline is earlier than `now`; one is equal to it only while a step
/// has woken some of that moment and not yet all. Only a reset sets `now` back, which begins a new
/// era: steps and returns of an earlier one change nothing.
struct ManualClockState<Sleeper: Sendable, Waiter: Sendable>: Sendable {
  enum Action: Sendable {
    case wake(Sleeper, SleepWakening)
    case tell(Waiter, WaitOutcome)
  }

  enum Step: Sendable {
    /// The next sleeper was woken.
    ///
    /// - isLast: whether no other has the same deadline.
    case woke(Action, isLast: Bool)
    /// No sleeper is left before the target, where the clock is now; or the clock was reset.
    case arrived
  }

  private(set) var now = ManualClock.Instant(offset: .zero)
  private(set) var era = 0
  /// The number of sleepers that a step has woken and that have not returned from their sleep.
  private(set) var returning = 0
  /// The line of the last advance or run.
  private(set) var movedAt: SourceSite?
  /// The number of changes to the sleepers and to the time.
  private(set) var changes = 0
  /// Whether a watch checks that the clock advances.
  private(set) var isWatched = false
  private var heap = DeadlineHeap()
  private var sleepers: [UInt64: Sleeper] = [:]
  private var arrivals: UInt64 = 0
  private var lastID: UInt64 = 0
  var waits: [(id: UInt64, wait: SleeperWait<Waiter>)] = []

  var count: Int { heap.count }

  /// Returns a number for a new sleeper or wait.
  mutating func makeID() -> UInt64 {
    lastID += 1
    return lastID
  }

  /// - Complexity: O(log n).
  mutating func add(
    _ sleeper: Sleeper,
    id: UInt64,
    until deadline: ManualClock.Instant,
    of owner: ObjectIdentifier? = nil
  ) -> [Action] {
    guard deadline > now else { return [.wake(sleeper, .late)] }
    arrivals += 1
    changes += 1
    heap.insert(
      .init(deadline: deadline, arrival: arrivals, id: id, start: now, owner: owner)
    )
    sleepers[id] = sleeper
    return tellThoseMet()
  }

  /// - Complexity: O(log n).
  mutating func cancel(_ id: UInt64) -> [Action] {
    guard heap.remove(id), let sleeper = sleepers.removeValue(forKey: id) else { return [] }
    changes += 1
    return [.wake(sleeper, .cancelled)]
  }

  /// Wakes the sleepers of one test as if they were cancelled.
  mutating func cancelSleepers(of owner: ObjectIdentifier) -> [Action] {
    heap.entries.filter { $0.owner == owner }.sorted().flatMap { cancel($0.id) }
  }

  /// Records that an advance or a run begins.
  mutating func beginMove(at site: SourceSite) {
    changes += 1
    movedAt = site
  }

  /// Advances to the next deadline and wakes its first sleeper, if it is no later than the target.
  ///
  /// - Parameters:
  ///   - target: where to stop; `nil` for the last sleeper's deadline.
  ///   - era: the era in which the stepping began.
  /// - Complexity: O(log n).
  mutating func step(upTo target: ManualClock.Instant?, in era: Int) -> Step {
    guard era == self.era else { return .arrived }
    guard let entry = heap.first, target.map({ entry.deadline <= $0 }) ?? true else {
      now = max(now, target ?? now)
      return .arrived
    }
    // The earliest entry exists, and so does its sleeper: they are added and removed together.
    guard heap.remove(entry.id), let sleeper = sleepers.removeValue(forKey: entry.id) else {
      return .arrived
    }
    now = max(now, entry.deadline)
    changes += 1
    returning += 1
    return .woke(.wake(sleeper, .due(era: era)), isLast: heap.first?.deadline != entry.deadline)
  }

  /// Records that a sleeper that a step has woken has returned from its sleep.
  mutating func returned(in era: Int) -> [Action] {
    guard era == self.era else { return [] }
    returning -= 1
    return tellThoseMet()
  }

  /// Makes the state as new and releases all sleepers.
  ///
  /// - Complexity: O(n log n).
  mutating func reset() -> [Action] {
    var actions: [Action] = []
    while let entry = heap.first { actions += cancel(entry.id) }
    (now, era, returning) = (.init(offset: .zero), era + 1, 0)
    (changes, movedAt) = (changes + 1, nil)
    return actions + endWaits(.reset) { _ in true }
  }
}

/// The watch of a clock that stands still.
extension ManualClockState {
  /// Begins a watch if one is needed.
  ///
  /// - Returns: whether to start it. There is one at a time, and none where nothing sleeps.
  mutating func beginWatch() -> Bool {
    guard !isWatched, count > 0 else { return false }
    isWatched = true
    return true
  }

  /// Returns what a watch compares; `nil` if nothing sleeps, which ends the watch.
  mutating func look() -> ClockReading? {
    guard count > 0 else {
      isWatched = false
      return nil
    }
    // A wait for sleepers has a limit and a text of its own.
    return ClockReading(changes: changes, isAwaited: !waits.isEmpty)
  }

  /// The sleepers, those that wake first in front.
  ///
  /// - Parameter owner: the test whose code sleeps; `nil` for all.
  func sleep(of owner: ObjectIdentifier? = nil) -> [DeadlineHeap.Entry] {
    heap.entries.filter { owner == nil || $0.owner == owner }.sorted()
  }
}

/// What a watch of a manual clock compares: a clock with equal readings has stood still.
struct ClockReading: Hashable, Sendable {
  let changes: Int
  let isAwaited: Bool
}
