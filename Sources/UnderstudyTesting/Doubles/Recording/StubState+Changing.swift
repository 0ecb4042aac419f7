import Understudy

extension StubState {
  /// The state that a change has dropped: it is released outside the lock, as values have deinits.
  typealias Dropped = StubState

  mutating func add(
    _ supply: Supply,
    when pattern: ArgumentPattern<Arguments>,
    at site: SourceSite
  ) {
    let rule = Rule(
      serial: firstSerial + rules.count,
      answer: AnswerSource(.rule, at: site),
      pattern: pattern
    )
    rules.append(rule)
    supplies.append(supply)
    gates += supply.gates
    changed()
  }

  /// Replaces the general answer; returns the previous one.
  mutating func setGeneral(_ supply: Supply, at site: SourceSite) -> Supply? {
    let before = general
    (general, generalAnswer) = (supply, AnswerSource(.general, at: site))
    gates += supply.gates
    changed()
    return before
  }

  /// Replaces the default; returns the previous one.
  mutating func setFallback(_ reply: Reply, at site: SourceSite) -> Reply? {
    let before = fallback
    (fallback, fallbackAnswer) = (reply, AnswerSource(.byDefault, at: site))
    changed()
    return before
  }

  /// Replaces the faults; returns the previous ones.
  mutating func setFaults(_ new: StubFaults<Failure>?) -> StubFaults<Failure>? {
    defer {
      faults = new
      changed()
    }
    return faults
  }

  mutating func setDisallowed(_ site: SourceSite?) {
    disallowedAt = site
    changed()
  }

  /// Joins a scope, unless its calls are numbered in one already.
  mutating func join(_ scope: CallScope) {
    guard calls.isEmpty else { return }
    if isNamed { self.scope = scope } else { nextScope = scope }
  }

  /// Records that the stub has its name, and so may record calls.
  mutating func takeName() {
    isNamed = true
    if let nextScope { scope = nextScope }
    nextScope = nil
  }

  /// Removes the calls; returns the previous state.
  mutating func clearCalls() -> Dropped {
    let before = self
    forgotten += calls.count
    calls = []
    epoch += 1
    (mostRunning, verified, readCalls) = (running, [], 0)
    endWaits()
    return before
  }

  /// Removes the answers; returns the previous state.
  mutating func clearAnswers() -> Dropped {
    let before = self
    // Rules that calls in progress still hold match no supply any more.
    firstSerial += rules.count
    (rules, supplies, general, faults) = ([], [], nil, nil)
    (fallback, fallbackAnswer) = (declared, declaredAnswer)
    changed()
    return before
  }

  /// Removes calls and answers, and allows calls again; returns the previous state.
  mutating func reset() -> Dropped {
    let before = self
    disallowedAt = nil
    gates = []
    _ = clearCalls()
    _ = clearAnswers()
    gates = []
    epochOfReset = epoch
    return before
  }

  /// Whether the member was reset since the call was made.
  func wasReset(after ticket: Ticket) -> Bool { ticket.epoch < epochOfReset }

  /// Restores the calls and answers of an earlier moment; returns the previous state.
  ///
  /// Waits of that moment are over, and the current ones end.
  mutating func restore(_ earlier: StubState) -> Dropped {
    let before = self
    endWaits()
    // The list stays: a wait announced already is found by its own number when it ends.
    let (waits, ended) = (waits, ended)
    self = earlier
    (self.waits, self.ended, watchers) = (waits, ended, [])
    if calls.isEmpty { scope = before.scope }
    (isNamed, nextScope) = (before.isNamed, before.nextScope)
    forgotten = before.forgotten + max(0, before.calls.count - calls.count)
    // Calls of either time that are still running no longer count when they end, and rules are not
    // confused.
    (epoch, epochOfReset) = (before.epoch + 1, before.epochOfReset)
    (running, mostRunning) = (before.running, before.running)
    gates = before.gates + gates.filter { gate in !before.gates.contains { $0 === gate } }
    renumberRules(from: before.firstSerial + before.rules.count)
    changed()
    return before
  }

  private mutating func renumberRules(from first: Int) {
    firstSerial = first
    rules = rules.enumerated().map { offset, rule in
      Rule(serial: first + offset, answer: rule.answer, pattern: rule.pattern)
    }
  }

  /// The answer of a call, as far as it has one; `nil` once the calls are cleared.
  func answer(of ticket: Ticket) -> AnswerSource? {
    ticket.epoch == epoch ? calls[ticket.index].source : nil
  }

  /// Computes again what calls need; called after every change of answers and observers.
  mutating func changed() {
    // An answer that was given once counts as used permanently.
    if isReadyUsed, readyAnswer === generalAnswer { general?.noteUse() }
    hasOnlookers = disallowedAt != nil || !watchers.isEmpty
    isPlain = rules.isEmpty && faults == nil && !hasOnlookers
    (ready, readyAnswer) = isPlain ? everReady : (nil, .missing)
    isReadyUsed = false
  }

  /// The value that every call receives, if it is always the same.
  private var everReady: (Output?, AnswerSource) {
    if let general {
      if case .always(.value(let output)) = general.source { return (output, generalAnswer) }
      return (nil, .missing)
    }
    if let fallback {
      if case .value(let output) = fallback { return (output, fallbackAnswer) }
      return (nil, .missing)
    }
    return (nothing, .nothingNeeded)
  }
}
