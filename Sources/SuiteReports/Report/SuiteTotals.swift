/// The figures of a report.
package struct SuiteTotals: Sendable, Equatable {
  /// The counts, with their names in JSON, in the order in which they are shown.
  package let counts: [(name: StaticString, count: Int)]
  /// Seconds of all cases.
  package let duration: Double
  /// Seconds in factories.
  package let building: Double

  package init(of report: SuiteReport) {
    let findings = SuiteFindings(of: report)
    func tests(_ matches: (TestCase) -> Bool) -> Int {
      report.tests.count { report.cases(of: $0).contains(where: matches) }
    }
    counts = [
      ("processes", report.processes.count),
      ("tests", report.tests.count),
      ("cases", report.cases.count),
      ("keys", report.keys.count),
      ("testsWithLive", tests { $0.usesLive }),
      ("testsWithRefused", tests { $0.live.contains { $0.decision == .refused } }),
      ("testsWithUnregistered", tests { $0.keys.contains { $0.use == .unregistered } }),
      ("unusedDoubles", findings.unusedDoubles.count),
      ("unseenOverrides", findings.unseenOverrides.count),
      ("leaks", findings.leaks.count),
      ("died", findings.died.count),
      ("issues", report.cases.reduce(0) { $0 + $1.issues }),
      ("warnings", report.cases.reduce(0) { $0 + $1.warnings }),
    ]
    duration = report.cases.reduce(0) { $0 + $1.duration }
    building = report.cases.reduce(0) { $0 + $1.building }
  }

  package subscript(name: String) -> Int { counts.first { "\($0.name)" == name }?.count ?? 0 }

  package static func == (left: SuiteTotals, right: SuiteTotals) -> Bool {
    left.counts.map(\.count) == right.counts.map(\.count) && left.duration == right.duration
      && left.building == right.building
  }
}

extension TestCase {
  /// Whether a live service ran for it.
  package var usesLive: Bool {
    live.contains { $0.decision != .refused } || keys.contains { $0.use == .live }
  }
}
