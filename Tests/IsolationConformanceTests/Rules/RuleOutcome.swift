import Understudy

/// What is left when all cases of a rule have ended.
struct RuleOutcome: Expecting {
  let rule: IsolationRule
  let run: ConformanceRun
  let findings: Findings
  let failingCases: [FailingCase.Report]
  /// Runs something in a test that has no container, and takes what fails it.
  let watch: (@escaping () -> Void) -> [String]

  var turns: Int { run.turns(of: rule) }

  /// What the cases have left, of one type.
  func left<Trace>(_ type: Trace.Type) -> [Trace] {
    run.traces(of: rule).compactMap { $0 as? Trace }
  }

  /// Does something that a test is to be told of.
  ///
  /// - Returns: what came out, and what the test was told.
  func asking<Outcome>(_ body: @escaping () -> Outcome) -> (outcome: Outcome?, issues: [String]) {
    var outcome: Outcome?
    let issues = watch { outcome = body() }
    return (outcome, issues)
  }
}
