import Understudy

/// One case's part in a rule, as its act sees it.
struct Turn: Expecting, Sendable {
  /// Counts from 0, and says nothing about the order in which cases run.
  let number: Int
  let rule: IsolationRule
  let run: ConformanceRun
  let findings: Findings

  var driver: Driver { run.driver }
  var turns: Int { run.turns(of: rule) }

  /// Leaves something for the judge.
  func leave(_ trace: some Sendable) { run.keep(trace, of: rule) }
}
