extension StubState {
  /// How far somebody who is about to wait has looked at the calls.
  struct Look {
    var epoch: Int?
    var seen = 0
    /// The places of those that match.
    private(set) var matches: Set<Int> = []
    var matching: Int { matches.count }

    /// Notes whether the next call matches.
    mutating func note(_ isMatch: Bool) {
      if isMatch { matches.insert(seen) }
      seen += 1
    }

    /// Notes later calls that match.
    mutating func add(_ places: [Int]) { matches.formUnion(places) }
  }

  /// The calls that were not looked at yet, all of them again if they were cleared meanwhile.
  func unseen(_ look: inout Look) -> ArraySlice<Call<Arguments>> {
    if look.epoch != epoch { look = Look(epoch: epoch) }
    return calls[look.seen...]
  }

  /// Begins a wait if nothing has happened since the look; otherwise the caller looks again.
  ///
  /// - Returns: `nil` to look again.
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

  /// Notes that a call is waited for; hands out whose wait it has ended.
  mutating func noteMatch(_ ticket: Ticket, for id: TaskWaitList.ID) -> TaskWaitList.Resumption? {
    guard ticket.epoch == epoch, let index = watchers.firstIndex(where: { $0.id == id }) else {
      return nil
    }
    watchers[index].matched.append(ticket.index)
    return waits.add(for: id)
  }

  /// Ends the watching of a wait that is over.
  ///
  /// - Returns: the places of the calls that were waited for.
  mutating func endWatching(_ id: TaskWaitList.ID) -> [Int] {
    let matched = watchers.first { $0.id == id }?.matched ?? []
    watchers.removeAll { $0.id == id }
    changed()
    return matched
  }

  /// Counts a call for those who wait for any, and hands out those who have to be asked.
  @usableFromInline
  mutating func addOnlookers(to agenda: inout StubAgenda<Arguments>) {
    agenda.onlookers = .init(
      seal: seal,
      watchers: watchers.filter { $0.matches != nil },
      resumptions: watchers.filter { $0.matches == nil }.compactMap { waits.add(for: $0.id) }
    )
  }

  /// Ends all waits; the calls they wait for are forgotten.
  mutating func endWaits() {
    ended += waits.endAll(as: .ended("its calls were forgotten, by a reset or with its container"))
    watchers = []
    changed()
  }

  mutating func takeEnded() -> [TaskWaitList.Resumption] {
    defer { ended = [] }
    return ended
  }
}
