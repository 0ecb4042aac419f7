extension OrderSession {
  func runTogether() throws {
    while together.count < settings.repeats, !group.isEmpty {
      let trial = Trial(.together, group, rounds: 2)
      let seen = try trials.run(trial)
      learn(seen.order)
      let dead = group.filter { death(of: $0, in: seen) != nil }
      if dead.isEmpty {
        together.append(seen)
      } else {
        for test in dead { deaths[test] = (trial, seen) }
        // What ran without them is another trial.
        together = []
        group.removeAll(where: dead.contains)
      }
    }
    group = sorted(group)
  }

  func runParallel() throws {
    guard group.count > 1, settings.parallelRuns > 0 else { return }
    let trial = Trial(.parallel, group, rounds: 1, isParallel: true)
    let seen = try (0..<settings.parallelRuns).map { _ in try trials.run(trial) }
    for test in group where !settled.contains(test) {
      let endings = seen.map { $0.ending(of: test, round: 1) }.filter { $0.outcome != .notRun }
      guard let different = endings.first(where: { $0.outcome != aloneOutcome(of: test) }) else {
        judgeLoss(of: test, in: seen)
        continue
      }
      guard endings.allSatisfy({ $0.outcome == different.outcome }) else {
        remark(.flaky, test, [different.text])
        continue
      }
      guard try isSteadyAlone(test) else { continue }
      settle(.parallel, test, others: [], round: 1, trial, different)
    }
  }

  func runShuffled() throws {
    var generator = SeededGenerator(seed: settings.seed)
    for _ in 0..<settings.shuffles {
      let half = group.filter { _ in Bool.random(using: &generator) }
      if half.count > 1 { try runSubset(.shuffled, half) }
    }
  }

  func runPairs() throws {
    for (index, first) in group.enumerated() {
      for second in group[(index + 1)...] { try runSubset(.pair, [first, second]) }
    }
  }

  private func runSubset(_ purpose: Trial.Purpose, _ subset: [TestName]) throws {
    let seen = try trials.run(Trial(purpose, subset, rounds: 2))
    for test in subset where !settled.contains(test) {
      try searchDifference(of: test, among: subset, seen: [seen])
      if !settled.contains(test) { judgeLoss(of: test, in: [seen]) }
    }
  }
}
