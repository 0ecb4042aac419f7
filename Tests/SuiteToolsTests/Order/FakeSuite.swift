import SuiteTools

/// A suite whose tests set facts and depend on facts, without processes.
final class FakeSuite: TrialRunner {
  struct Test {
    var name: TestName
    var sets: Set<String> = []
    var clears: Set<String> = []

    /// Fails if all of these are set.
    var failsAfter: Set<String>?
    var needs: Set<String> = []

    /// Ends its process if all of these are set.
    var diesAfter: Set<String>?

    /// How often the test fails by chance, of 100 times.
    var chance = 0
    var failsInParallel = false

    /// Whether its process dies beside other tests, so that nobody knows in which one.
    var isLost: (@Sendable (Trial) -> Bool)?
  }

  let tests: [Test]

  /// Facts that stay from trial to trial, as files at fixed paths do.
  private let lasting: Set<String>
  private var left: Set<String> = []
  private var generator: SeededGenerator
  private(set) var trials: [Trial] = []

  /// After so many trials, the runner throws, as if the tool had been stopped.
  var stopsAfter = Int.max

  struct Stopped: Error {}

  init(_ tests: [Test], lasting: Set<String> = [], seed: UInt64 = 7) {
    self.tests = tests
    self.lasting = lasting
    generator = SeededGenerator(seed: seed)
  }

  var names: [TestName] { tests.map(\.name) }

  func command(for trial: Trial) -> String {
    "run \(trial.tests.map(\.rawValue).joined(separator: " "))"
  }

  func run(_ trial: Trial) throws -> Observation {
    guard trials.count < stopsAfter else { throw Stopped() }
    trials.append(trial)
    var facts = left
    var endings: [TestName: [Observation.Ending]] = [:]
    let selected = Set(trial.tests)
    var isDead = false
    for _ in 1...trial.rounds {
      for test in tests where selected.contains(test.name) {
        var outcome = isDead ? .notRun : end(test, &facts, trial)
        var text = outcome == .passed || isDead ? "" : "\(test.name) saw \(facts.sorted())"
        if !isDead, test.isLost?(trial) == true { (outcome, text) = (.notRun, "last words") }
        if outcome.endsProcess || outcome == .notRun { isDead = true }
        endings[test.name, default: []].append(.init(outcome, text))
      }
    }
    left = facts.intersection(lasting)
    return Observation(order: names.filter(selected.contains), endings: endings)
  }

  private func end(_ test: Test, _ facts: inout Set<String>, _ trial: Trial) -> Outcome {
    let before = facts
    facts.formUnion(test.sets)
    facts.subtract(test.clears)
    if let all = test.diesAfter, all.isSubset(of: before) { return .crashed }
    if let all = test.failsAfter, all.isSubset(of: before) { return .failed }
    if !test.needs.isSubset(of: before) { return .failed }
    if test.failsInParallel, trial.isParallel { return .failed }
    if test.chance > 0, Int.random(in: 0..<100, using: &generator) < test.chance { return .failed }
    return .passed
  }

  /// An audit of this suite.
  func audit(_ change: (inout OrderSettings) -> Void = { _ in }) throws -> OrderReport {
    var settings = OrderSettings()
    change(&settings)
    return try OrderAudit(tests: names, settings: settings).run(on: self)
  }
}

extension FakeSuite {
  /// Clean tests, with the given ones in their places.
  static func placed(_ tests: [Int: Test], among count: Int = 32) -> [Test] {
    (0..<count).map { tests[$0] ?? Test(name: "House.Clean/test\($0)()") }
  }
}
