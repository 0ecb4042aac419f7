/// Finds the tests of a suite whose outcome depends on which tests ran before.
///
/// An audit runs all tests together, each alone, all in parallel, and halves that a seed draws. Where a test ends
/// differently, it searches the smallest set of other tests that makes the difference. Each question goes to a
/// `TrialRunner`; with the same answers, an audit asks the same questions, so that a journal can resume it.
package struct OrderAudit {
  private let tests: [TestName]
  private let settings: OrderSettings

  package init(tests: [TestName], settings: OrderSettings) {
    self.tests = tests
    self.settings = settings
  }

  /// The greatest number of runs of this audit.
  package var limit: Int { settings.limit(of: tests.count) }

  /// - Throws: what the runner throws.
  /// - Complexity: at most n log₂ n runs, at least 64, of which n are runs of one test.
  package func run(on runner: any TrialRunner) throws -> OrderReport {
    let session = OrderSession(tests: tests, settings: settings, runner: runner)
    do {
      try session.audit()
    } catch is RunLimitReached {
      session.remarkUnsearched()
    }
    return OrderReport(
      seed: settings.seed,
      tests: tests.count,
      runs: session.trials.count,
      limit: limit,
      isComplete: !session.trials.isExhausted,
      findings: session.findings,
      remarks: session.remarks
    )
  }
}
