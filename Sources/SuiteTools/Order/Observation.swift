/// What was seen in one trial.
package struct Observation: Equatable, Sendable {
  /// The end of a test in one round.
  package struct Ending: Equatable, Sendable {
    package var outcome: Outcome

    /// What the test reported: issues, or the last lines of a process that died.
    package var text: String

    package init(_ outcome: Outcome, _ text: String = "") {
      self.outcome = outcome
      self.text = text
    }

    /// Whether the process died, and the test that ended it is unknown.
    var isLost: Bool { outcome == .notRun && !text.isEmpty }
  }

  /// The tests in the order in which they began.
  package var order: [TestName]

  /// The rounds of each test that did not only pass.
  package private(set) var endings: [TestName: [Ending]]

  package init(order: [TestName], endings: [TestName: [Ending]]) {
    self.order = order
    self.endings = endings.filter { !$0.value.allSatisfy { $0.outcome == .passed } }
  }

  /// - Parameter round: from 1.
  package func ending(of test: TestName, round: Int) -> Ending {
    guard let endings = endings[test], endings.indices.contains(round - 1) else {
      return Ending(.passed)
    }
    return endings[round - 1]
  }

  /// The ending of the test in the first round that a process lost.
  func loss(of test: TestName) -> Ending? {
    endings[test]?.first { $0.isLost }
  }

  package func outcome(of test: TestName, round: Int) -> Outcome {
    ending(of: test, round: round).outcome
  }
}
