/// What changed from one report to a later one.
package struct ReportComparison: Sendable, Equatable {
  /// A test that uses a key in a way in which it did not before.
  package struct Use: Sendable, Equatable, Hashable {
    package let test: String
    package let key: String
  }

  /// A key whose build takes longer.
  package struct Slower: Sendable, Equatable {
    package let key: String
    /// Seconds of one build.
    package let before: Double
    package let after: Double
  }

  /// The tests that were in both reports and use a live service that they did not use before.
  package let becameLive: [Use]
  /// The tests that were in both reports and do not use a live service any more.
  package let noLongerLive: [Use]
  /// The keys whose build takes 1.5 times as long as before, and 5 ms longer; the longest first.
  package let slower: [Slower]
  package let newTests: [String]
  package let goneTests: [String]
  package let newKeys: [String]
  package let goneKeys: [String]

  package var isEmpty: Bool {
    becameLive.isEmpty && noLongerLive.isEmpty && slower.isEmpty && newTests.isEmpty
      && goneTests.isEmpty && newKeys.isEmpty && goneKeys.isEmpty
  }

  /// Compares two reports.
  ///
  /// - Complexity: O(n log n) in the number of tests and keys.
  package init(from before: SuiteReport, to after: SuiteReport) {
    let (old, new) = (Self.tests(before), Self.tests(after))
    newTests = new.subtracting(old).sorted()
    goneTests = old.subtracting(new).sorted()
    let (was, now) = (Self.live(before), Self.live(after))
    let (known, kept) = (old.union(Self.suites(before)), new.union(Self.suites(after)))
    becameLive = Self.sorted(now.subtracting(was).filter { known.contains($0.test) })
    noLongerLive = Self.sorted(was.subtracting(now).filter { kept.contains($0.test) })
    let keys = Dictionary(uniqueKeysWithValues: before.keys.map { ($0.key, $0) })
    let names = Set(after.keys.map(\.key))
    newKeys = after.keys.map(\.key).filter { keys[$0] == nil }
    goneKeys = before.keys.map(\.key).filter { !names.contains($0) }
    slower = after.keys.compactMap { Self.slower(from: keys[$0.key], to: $0) }
      .sorted { ($1.after - $1.before, $0.key) < ($0.after - $0.before, $1.key) }
  }

  private static func slower(from before: KeySummary?, to after: KeySummary) -> Slower? {
    guard let before, before.builds > 0, after.builds > 0 else { return nil }
    let (was, now) = (before.secondsPerBuild, after.secondsPerBuild)
    // Less is what any two runs differ by.
    guard now >= was * 1.5, now >= was + 0.005 else { return nil }
    return Slower(key: after.key, before: was, after: now)
  }

  private static func tests(_ report: SuiteReport) -> Set<String> {
    Set(report.tests.lazy.filter { !$0.isSuite }.map(\.name))
  }

  /// The suites of a report, also those that used nothing beside their cases.
  private static func suites(_ report: SuiteReport) -> Set<String> {
    var suites: Set<String> = []
    for test in report.tests {
      if test.isSuite { suites.insert(test.name) }
      for slash in test.name.indices where test.name[slash] == "/" {
        suites.insert(String(test.name[..<slash]))
      }
    }
    return suites
  }

  private static func live(_ report: SuiteReport) -> Set<Use> {
    var uses: Set<Use> = []
    for test in report.cases {
      for call in test.liveCalls { uses.insert(Use(test: test.test, key: call.key)) }
    }
    return uses
  }

  private static func sorted(_ uses: Set<Use>) -> [Use] {
    uses.sorted { ($0.test, $0.key) < ($1.test, $1.key) }
  }
}
