extension StubState {
  /// The progress of a caller that reads the calls before it waits.
  struct Look {
    var epoch: Int?
    var seen = 0
    /// The positions of the matching calls.
    private(set) var matches: Set<Int> = []
    var matching: Int { matches.count }

    /// Records whether the next call matches.
    mutating func note(_ isMatch: Bool) {
      if isMatch { matches.insert(seen) }
      seen += 1
    }

    /// Adds later calls that match.
    mutating func add(_ places: [Int]) { matches.formUnion(places) }
  }

  /// Returns the calls that were not read yet, all of them again if they were cleared meanwhile.
  func unseen(_ look: inout Look) -> ArraySlice<Call<Arguments>> {
    if look.epoch != epoch { look = Look(epoch: epoch) }
    return calls[look.seen...]
  }

  /// Begins a wait if nothing has happened since the calls were read; otherwise the caller reads
  /// again.
  ///
  /// - Returns: `nil` if the caller has to read again.
  mutating func beginWait(
    _ look: Look,
    for times: Times,
    where matches: (@Sendable (Arguments) -> Bool)?
  ) -> WaitBeginning? {
    guard look.epoch == epoch, look.seen == calls.count else { return nil }
    let plan = WaitPlan(times, after: look.matching)
    guard let needed = plan.needed else { return WaitBeginning(plan: plan) }
    let id = waits.register(needing: needed)
    watchers.append(CallWatcher(id: id, matches: matches))
    changed()
    return WaitBeginning(plan: plan, id: id)
  }

  /// Records that a call matches; returns the wait that it has ended.
  mutating func noteMatch(_ ticket: Ticket, for id: TaskWaitList.ID) -> TaskWaitList.Resumption? {
    guard ticket.epoch == epoch, let index = watchers.firstIndex(where: { $0.id == id }) else {
      return nil
    }
    watchers[index].matched.append(ticket.index)
    return waits.add(for: id)
  }

  /// Ends the watching of a wait that is over.
  ///
  /// - Returns: the positions of the calls that were waited for.
  mutating func endWatching(_ id: TaskWaitList.ID) -> [Int] {
    let matched = watchers.first { $0.id == id }?.matched ?? []
    watchers.removeAll { $0.id == id }
    changed()
    return matched
  }

  /// Counts a call for waits for any call, and adds the watchers whose predicates have to run.
  @usableFromInline
  mutating func addOnlookers(to agenda: inout CallFollowUp<Arguments>) {
    agenda.onlookers = .init(
      disallowedAt: disallowedAt,
      watchers: watchers.filter { $0.matches != nil },
      resumptions: watchers.filter { $0.matches == nil }.compactMap { waits.add(for: $0.id) }
    )
  }

  /// Ends all waits, as the calls they wait for are cleared.
  mutating func endWaits() {
    ended += waits.endAll(
      as: .ended("its calls were cleared by a reset or when its container closed")
    )
    watchers = []
    changed()
  }

  mutating func takeEnded() -> [TaskWaitList.Resumption] {
    defer { ended = [] }
    return ended
  }
}
