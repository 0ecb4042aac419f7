/// One audit while it goes on: what was seen, and what was concluded.
final class OrderSession {
  let settings: OrderSettings
  let trials: LimitedTrials

  /// The tests in the framework's order, as far as it was seen.
  var order: [TestName]

  /// The tests that run together: without those that end their process there.
  var group: [TestName]

  /// The same trial of the group, several times.
  var together: [Observation] = []

  /// For a test that ended its process among others: that trial, and what was seen.
  var deaths: [TestName: (trial: Trial, seen: Observation)] = [:]
  private(set) var alone: [TestName: Observation] = [:]
  private(set) var findings: [OrderFinding] = []
  private(set) var remarks: [OrderReport.Remark] = []

  /// The tests of which a finding or a remark speaks.
  private(set) var settled: Set<TestName> = []

  init(tests: [TestName], settings: OrderSettings, runner: any TrialRunner) {
    self.settings = settings
    trials = LimitedTrials(runner: runner, limit: settings.limit(of: tests.count))
    order = tests
    group = tests
  }

  func audit() throws {
    try runTogether()
    for test in order { alone[test] = try trials.run(Trial(.alone, [test], rounds: 2)) }
    for test in order where deaths[test] != nil { try judgeDeath(of: test) }
    for test in group { try judge(test) }
    try runParallel()
    try runShuffled()
    if settings.pairs { try runPairs() }
  }

  // MARK: - Judgements

  private func judge(_ test: TestName) throws {
    if judgeLoss(of: test, in: together) { return }
    let first = together.map { $0.outcome(of: test, round: 1) }
    let second = together.map { $0.outcome(of: test, round: 2) }
    if Set(first).count > 1 {
      try judgeUnsteady(test, first)
    } else if first.first == aloneOutcome(of: test), try judgeRepeated(test) {
      return
    } else if Set(second).count > 1 {
      remark(.flaky, test, together.map { $0.ending(of: test, round: 2).text })
    } else {
      try searchDifference(of: test, among: group, seen: together)
      if !settled.contains(test), first.first == .failed {
        remark(.fails, test, together.map { $0.ending(of: test, round: 1).text })
      }
    }
  }

  /// The outcome changed from one run of all tests to the next: by chance, or since the first run.
  private func judgeUnsteady(_ test: TestName, _ outcomes: [Outcome]) throws {
    let texts = together.map { $0.ending(of: test, round: 1).text }
    let later = outcomes.dropFirst()
    guard later.count > 1, Set(later).count == 1, later.first == aloneOutcome(of: test) else {
      return remark(.flaky, test, texts)
    }
    guard try isSteadyAlone(test) else { return }
    let trial = Trial(.together, group, rounds: 2)
    settle(.leftover, test, others: [], round: 1, trial, together[0].ending(of: test, round: 1))
  }

  /// Whether the test has another outcome when it runs a second time, with no other test.
  private func judgeRepeated(_ test: TestName) throws -> Bool {
    guard let seen = alone[test] else { return false }
    let second = seen.ending(of: test, round: 2)
    guard second.outcome != .notRun, second.outcome != aloneOutcome(of: test) else { return false }
    guard try isSteadyAlone(test) else { return true }
    settle(.repeated, test, others: [], round: 2, Trial(.alone, [test], rounds: 2), second)
    return true
  }

  private func judgeDeath(of test: TestName) throws {
    guard let (trial, seen) = deaths[test], let round = death(of: test, in: seen) else { return }
    if let ending = alone[test]?.ending(of: test, round: 1), ending.outcome.endsProcess {
      return remark(.endsProcess, test, [ending.text])
    }
    if try round == 2 && judgeRepeated(test) { return }
    try search(test, among: sorted(trial.tests), round: round, seen.outcome(of: test, round: round))
  }

  /// Searches the cause, if the test ended differently than alone.
  func searchDifference(
    of test: TestName,
    among tests: [TestName],
    seen: [Observation]
  ) throws {
    guard let seen = seen.first else { return }
    for round in 1...2 {
      let outcome = seen.outcome(of: test, round: round)
      if outcome == .notRun || outcome == aloneOutcome(of: test) { continue }
      return try search(test, among: tests, round: round, outcome)
    }
  }

  private func search(
    _ test: TestName,
    among tests: [TestName],
    round: Int,
    _ outcome: Outcome
  ) throws {
    // Less often than elsewhere: the search asks more questions, and confirms its answer.
    guard try isSteadyAlone(test, times: 1) else { return }
    var cause = OrderCause(test: test, among: tests, round: round, outcome: outcome)
    let known = findings.map(\.others)
    guard let others = try cause.search(known: known, settings.confirmations, on: trials) else {
      return remark(.flaky, test, cause.texts)
    }
    let kind: OrderFinding.Kind = aloneOutcome(of: test) == .passed ? .polluted : .needsOthers
    settle(kind, test, others: others, round: round, cause.trial(others), cause.ending)
  }

  /// Whether the test ends alone as it did before; a remark says so if not.
  func isSteadyAlone(_ test: TestName, times: Int? = nil) throws -> Bool {
    guard let first = alone[test] else { return false }
    for _ in 0..<(times ?? settings.confirmations) {
      let seen = try trials.run(Trial(.alone, [test], rounds: 2))
      for round in 1...2
      where seen.outcome(of: test, round: round) != first.outcome(of: test, round: round) {
        remark(.flaky, test, [first, seen].map { $0.ending(of: test, round: round).text })
        return false
      }
    }
    return true
  }
}

// MARK: - What is known

extension OrderSession {
  /// Whether the test was lost with its process in one of the trials; a remark says so.
  @discardableResult
  func judgeLoss(of test: TestName, in seen: [Observation]) -> Bool {
    guard let loss = seen.lazy.compactMap({ $0.loss(of: test) }).first else { return false }
    if let alone = alone[test]?.ending(of: test, round: 1), alone.outcome.endsProcess {
      remark(.endsProcess, test, [alone.text])
    } else {
      // The same last lines for each test of a process tell nobody more.
      let isSaid = remarks.contains { $0.kind == .lost && $0.output == loss.text }
      remark(.lost, test, isSaid ? [] : [loss.text])
    }
    return true
  }

  func learn(_ seen: [TestName]) {
    let known = Set(seen)
    // A trial without some tests says nothing of their places.
    let others = order.filter { !known.contains($0) }
    order = seen + others
  }

  func sorted(_ tests: [TestName]) -> [TestName] {
    let tests = Set(tests)
    return order.filter(tests.contains)
  }

  func aloneOutcome(of test: TestName) -> Outcome? {
    alone[test]?.outcome(of: test, round: 1)
  }

  func death(of test: TestName, in seen: Observation) -> Int? {
    (1...2).first { seen.outcome(of: test, round: $0).endsProcess }
  }

  func remark(_ kind: OrderReport.Remark.Kind, _ test: TestName, _ texts: [String]) {
    settled.insert(test)
    remarks.append(.init(kind: kind, test: test, output: texts.first { !$0.isEmpty } ?? ""))
  }

  func settle(
    _ kind: OrderFinding.Kind,
    _ test: TestName,
    others: [TestName],
    round: Int,
    _ trial: Trial,
    _ ending: Observation.Ending
  ) {
    let alone = alone[test]?.ending(of: test, round: 1) ?? .init(.notRun)
    settled.insert(test)
    findings.append(
      OrderFinding(
        kind: kind,
        test: test,
        others: others,
        round: round,
        alone: evidence(alone, Trial(.alone, [test], rounds: 1)),
        together: evidence(ending, trial)
      )
    )
  }

  private func evidence(_ ending: Observation.Ending, _ trial: Trial) -> OrderFinding.Evidence {
    .init(
      outcome: ending.outcome,
      output: ending.text,
      command: trials.command(for: trial)
    )
  }

  /// Names the tests that ended differently and were not searched before the limit of runs.
  func remarkUnsearched() {
    for test in order where !settled.contains(test) {
      let seen = deaths[test].map { [$0.seen] } ?? together
      guard let alone = aloneOutcome(of: test) else { continue }
      let endings = seen.flatMap { seen in (1...2).map { seen.ending(of: test, round: $0) } }
      let different = endings.filter { $0.outcome != .notRun && $0.outcome != alone }
      if !different.isEmpty { remark(.unsearched, test, different.map(\.text)) }
    }
  }
}
