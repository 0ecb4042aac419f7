extension StubState {
  /// How far somebody who is about to wait has looked at the calls.
  struct Look {
    var epoch: Int?
    var seen = 0
    var matching = 0
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
  ) -> (plan: WaitPlan, id: TaskWaitList.ID?)? {
    guard look.epoch == epoch, look.seen == calls.count else { return nil }
    let plan = WaitPlan(times, after: look.matching)
    guard let needed = plan.needed else { return (plan, nil) }
    let id = waits.register(needing: needed)
    watchers.append(CallWatcher(id: id, matches: matches))
    changed()
    return (plan, id)
  }

  /// Ends the watching of a wait that is over.
  mutating func endWatching(_ id: TaskWaitList.ID) {
    watchers.removeAll { $0.id == id }
    changed()
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
