/// The figures of a report.
///
/// What a suite used beside its cases is in all figures of findings, but it is no test and no case,
/// and its time may be that of all its cases.
package struct SuiteTotals: Sendable, Equatable {
  /// The counts, with their names in JSON, in the order in which they are shown.
  package let counts: [(name: StaticString, count: Int)]
  /// Seconds in which at least one process ran; of shards, those of the longest one.
  package let elapsed: Double
  /// Seconds of all cases, added up; many of them ran in parallel.
  package let duration: Double
  /// Seconds in factories, added up.
  package let building: Double

  package init(of report: SuiteReport) {
    let findings = SuiteFindings(of: report)
    let cases = report.cases.filter { !$0.isSuite }
    func tests(_ matches: (TestCase) -> Bool) -> Int {
      report.tests.count { report.cases(of: $0).contains(where: matches) }
    }
    counts = [
      ("processes", report.processes.count),
      ("tests", report.tests.count { !$0.isSuite }),
      ("cases", cases.count),
      ("keys", report.keys.count),
      ("testsWithLive", tests { !$0.liveCalls.isEmpty }),
      ("testsWithRefused", tests { !$0.refusedCalls.isEmpty }),
      ("testsWithUnregistered", tests { $0.keys.contains { $0.use == .unregistered } }),
      ("unusedDoubles", findings.unusedDoubles.count),
      ("unseenOverrides", findings.unseenOverrides.count),
      ("leaks", findings.leaks.count),
      ("died", findings.died.count),
      ("issues", report.cases.reduce(0) { $0 + $1.issues }),
      ("warnings", report.cases.reduce(0) { $0 + $1.warnings }),
    ]
    elapsed = ElapsedTime.seconds(of: report)
    duration = cases.reduce(0) { $0 + $1.duration }
    building = cases.reduce(0) { $0 + $1.building }
  }

  package subscript(name: String) -> Int { counts.first { "\($0.name)" == name }?.count ?? 0 }

  package static func == (left: SuiteTotals, right: SuiteTotals) -> Bool {
    left.counts.map(\.count) == right.counts.map(\.count) && left.elapsed == right.elapsed
      && left.duration == right.duration && left.building == right.building
  }
}

extension TestCase {
  /// The calls of live services that ran. A live key of which there is no call was allowed.
  package var liveCalls: [LiveCall] {
    let called = Set(live.map(\.key))
    let silent = keys.filter { $0.use == .live && !called.contains($0.key) }
    return live.filter { $0.decision != .refused }
      + silent.map { LiveCall(key: $0.key, decision: .allowed) }
  }

  /// The calls of live services that did not run.
  package var refusedCalls: [LiveCall] { live.filter { $0.decision == .refused } }
}
