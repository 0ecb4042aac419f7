/// The search for the tests that change the outcome of one.
struct OrderCause {
  let test: TestName

  /// The tests that ran with it. In the first round, only those before it can have changed it.
  private let scope: [TestName]
  private let round: Int
  private let outcome: Outcome

  /// How the test ended when its outcome was last seen.
  private(set) var ending: Observation.Ending

  /// What the test reported in the trials.
  private(set) var texts: [String] = []

  init(test: TestName, among tests: [TestName], round: Int, outcome: Outcome) {
    self.test = test
    self.round = round
    self.outcome = outcome
    let others = tests.filter { $0 != test }
    scope = round == 1 ? Array(tests.prefix { $0 != test }) : others
    ending = .init(outcome)
  }

  func trial(_ others: [TestName]) -> Trial {
    let others = Set(others)
    let before = scope.filter(others.contains)
    return Trial(.searching, before + [test], rounds: round)
  }

  /// The smallest set of tests with which the test ends so; `nil` if it does not do so each time.
  ///
  /// - Parameter known: what changed other tests; the latest that can be is tried first.
  mutating func search(
    known: [[TestName]],
    _ confirmations: Int,
    on trials: LimitedTrials
  ) throws -> [TestName]? {
    guard !scope.isEmpty, try reproduces(scope, on: trials) else { return nil }
    var start = scope
    let latest = known.last { !$0.isEmpty && $0.allSatisfy(scope.contains) }
    if let latest, latest != scope, try reproduces(latest, on: trials) { start = latest }
    var others = start
    if start.count > 1 {
      others = try MinimalSet.search(in: start) { try reproduces($0, on: trials) }
    }
    for _ in 0..<confirmations where try !reproduces(others, on: trials) { return nil }
    return scope.filter(others.contains)
  }

  private mutating func reproduces(_ others: [TestName], on trials: LimitedTrials) throws -> Bool {
    let seen = try trials.run(trial(others)).ending(of: test, round: round)
    if !seen.text.isEmpty { texts.append(seen.text) }
    guard seen.outcome == outcome else { return false }
    ending = seen
    return true
  }
}
