/// What the tests of one process did, round after round.
package struct TestLog: Equatable {
  /// The tests in the order in which they began.
  private(set) var order: [TestName] = []
  private(set) var endings: [TestName: [Observation.Ending]] = [:]

  /// The tests that began and have not ended.
  private(set) var running: [TestName] = []

  /// Failures of suites, which keep their tests from running.
  var suites: [String: String] = [:]

  /// The process said that it is done.
  var hasEnded = false

  mutating func begin(_ test: TestName) {
    if endings[test] == nil { order.append(test) }
    endings[test, default: []].append(.init(.passed))
    running.append(test)
    // What said so was a suite.
    hasEnded = false
  }

  mutating func skip(_ test: TestName) {
    if endings[test] == nil { order.append(test) }
    endings[test, default: []].append(.init(.skipped))
  }

  mutating func report(_ text: String, on test: TestName) {
    guard var rounds = endings[test], let last = rounds.indices.last else { return }
    rounds[last].text += (rounds[last].text.isEmpty ? "" : "\n") + text
    endings[test] = rounds
  }

  mutating func end(_ test: TestName, _ outcome: Outcome) {
    guard let last = endings[test]?.indices.last else { return }
    endings[test]?[last].outcome = outcome
    running.removeAll { $0 == test }
  }

  /// The endings of each of the tests in so many rounds, given how the process ended.
  ///
  /// Where the test in which the process died is unknown, the last lines are the text of those that were running, or
  /// of those that were still to run.
  ///
  /// - Parameter tail: the last lines of the process, for tests that it died in.
  package func endings(
    of tests: [TestName],
    rounds: Int,
    end: ChildProcess.End,
    tail: String
  ) -> [TestName: [Observation.Ending]] {
    let died = !hasEnded || end == .timedOut
    let death = Observation.Ending(end == .timedOut ? .timedOut : .crashed, tail)
    let lost = Observation.Ending(.notRun, tail.isEmpty ? "The process printed nothing." : tail)
    let unbegun = running.isEmpty ? lost : .init(.notRun)
    var all: [TestName: [Observation.Ending]] = [:]
    for test in tests {
      var endings = endings[test] ?? []
      if died, running.contains(test), let last = endings.indices.last {
        endings[last] = running.count == 1 ? death : lost
      } else if died, tests.count == 1, endings.count < rounds {
        // Nothing else ran in the process, even if it died before the test or between two rounds.
        endings.append(death)
      }
      while endings.count < rounds { endings.append(died ? unbegun : unseen(test)) }
      all[test] = endings
    }
    return all
  }

  /// A test that did not begin, in a process that came to its end.
  private func unseen(_ test: TestName) -> Observation.Ending {
    let failure = test.suites.lazy.compactMap { suites[$0] }.first
    return failure.map { .init(.failed, $0) } ?? .init(.skipped)
  }
}
