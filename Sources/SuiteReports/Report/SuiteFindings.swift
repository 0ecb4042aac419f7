/// What a reader of a report has to know first: each list in the order in which it is shown.
package struct SuiteFindings: Sendable, Equatable {
  /// A finding, and the tests that it was found in.
  package struct Entry<Subject: Sendable & Hashable>: Sendable, Equatable {
    package let subject: Subject
    /// The names of the tests, sorted.
    package let tests: [String]
  }

  /// A container that was still alive, in a test.
  package struct LeakOfTest: Sendable, Hashable {
    package let leak: Leak
    package let test: String
  }

  /// The live services that ran; those that no policy allowed come first.
  package let live: [Entry<LiveCall>]
  /// The live calls that did not run.
  package let refused: [Entry<LiveCall>]
  /// The keys that were asked for where nothing was registered.
  package let unregistered: [Entry<String>]
  package let unusedDoubles: [Entry<UnusedDouble>]
  package let unseenOverrides: [Entry<UnusedDouble>]
  package let leaks: [LeakOfTest]
  /// The processes that did not come to their end.
  package let died: [SuiteProcess]
  /// The keys that took longest to build, the longest first.
  package let slowest: [KeySummary]

  package init(of report: SuiteReport) {
    var live = Tally<LiveCall>()
    var refused = Tally<LiveCall>()
    var unregistered = Tally<String>()
    var doubles = Tally<UnusedDouble>()
    var overrides = Tally<UnusedDouble>()
    var leaks: [LeakOfTest] = []
    for test in report.cases {
      for call in test.liveCalls { live.add(call, test.test) }
      for call in test.refusedCalls { refused.add(call, test.test) }
      for use in test.keys where use.use == .unregistered { unregistered.add(use.key, test.test) }
      for double in test.doubles { doubles.add(double, test.test) }
      for override in test.overrides { overrides.add(override, test.test) }
      leaks += test.leaked.map { LeakOfTest(leak: $0, test: test.test) }
    }
    let ran = live.entries { "\($0.key) \($0.site ?? "")" }
    self.live =
      ran.filter { $0.subject.decision == .reported }
      + ran.filter { $0.subject.decision == .allowed }
    self.refused = refused.entries { "\($0.key) \($0.site ?? "")" }
    self.unregistered = unregistered.entries { $0 }
    unusedDoubles = doubles.entries { "\($0.double ?? "") \($0.key) \($0.site ?? "")" }
    unseenOverrides = overrides.entries { "\($0.key) \($0.site ?? "")" }
    self.leaks = leaks
    died = report.processes.filter(\.hasDied)
    slowest = report.keys.filter { $0.building > 0 }
      .sorted { ($1.building, $0.key) < ($0.building, $1.key) }
  }

  private struct Tally<Subject: Sendable & Hashable> {
    private var tests: [Subject: Set<String>] = [:]

    mutating func add(_ subject: Subject, _ test: String) {
      tests[subject, default: []].insert(test)
    }

    /// The subjects that most tests share come first.
    func entries(by name: (Subject) -> String) -> [Entry<Subject>] {
      tests.map { (name($0.key), Entry(subject: $0.key, tests: $0.value.sorted())) }
        .sorted { ($1.1.tests.count, $0.0) < ($0.1.tests.count, $1.0) }
        .map(\.1)
    }
  }
}
