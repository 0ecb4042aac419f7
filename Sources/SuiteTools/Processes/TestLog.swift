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
  /// - Parameter tail: the last lines of the process, for tests that it died in.
  package func endings(
    of tests: [TestName],
    rounds: Int,
    end: ChildProcess.End,
    tail: String
  ) -> [TestName: [Observation.Ending]] {
    let died = !hasEnded || end == .timedOut
    let death = Observation.Ending(end == .timedOut ? .timedOut : .crashed, tail)
    var all: [TestName: [Observation.Ending]] = [:]
    for test in tests {
      var endings = endings[test] ?? []
      if died, running.contains(test), let last = endings.indices.last {
        // Of several that ran at once, nobody knows which one it was.
        endings[last] = running.count == 1 ? death : .init(.notRun, tail)
      }
      while endings.count < rounds {
        endings.append(died ? .init(.notRun) : unseen(test))
      }
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
