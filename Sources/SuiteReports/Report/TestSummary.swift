/// All cases of one test: its arguments, its repetitions, its runs in several processes; or all that
/// a suite used beside its cases.
package struct TestSummary: Sendable, Equatable {
  package let name: String
  /// Whether it stands for a suite, which counts as no test.
  package let isSuite: Bool
  /// The places of its cases in the report.
  package let cases: Range<Int>
  package let file: String?
  package let line: Int?
  /// Seconds of all cases.
  package let duration: Double
  /// Seconds in factories, of all cases.
  package let building: Double
  package let issues: Int
  package let warnings: Int
  /// Its keys, sorted; each once, with the use that matters most.
  package let keys: [KeyUse]

  /// - Parameter cases: the cases, those of each test next to each other.
  static func all(of cases: [TestCase]) -> [TestSummary] {
    var tests: [TestSummary] = []
    var start = 0
    while start < cases.count {
      var end = start + 1
      while end < cases.count, cases[end].test == cases[start].test { end += 1 }
      tests.append(TestSummary(cases, start..<end))
      start = end
    }
    return tests
  }

  private init(_ all: [TestCase], _ range: Range<Int>) {
    let own = all[range]
    (name, isSuite) = (all[range.lowerBound].test, all[range.lowerBound].isSuite)
    cases = range
    let placed = own.first { $0.file != nil }
    (file, line) = (placed?.file, placed?.line)
    duration = own.reduce(0) { $0 + $1.duration }
    building = own.reduce(0) { $0 + $1.building }
    issues = own.reduce(0) { $0 + $1.issues }
    warnings = own.reduce(0) { $0 + $1.warnings }
    keys = Self.merged(own)
  }

  private static func merged(_ cases: ArraySlice<TestCase>) -> [KeyUse] {
    var merged: [String: KeyUse] = [:]
    for use in cases.lazy.flatMap(\.keys) {
      guard var known = merged[use.key] else {
        merged[use.key] = use
        continue
      }
      known.resolves += use.resolves
      known.builds += use.builds
      known.building += use.building
      if use.use.weight > known.use.weight { known.use = use.use }
      merged[use.key] = known
    }
    return merged.values.sorted { $0.key < $1.key }
  }
}

extension KeyUse.Use {
  /// How much a reader has to know of it; where a key was used in several ways, the highest is shown.
  var weight: Int {
    switch self {
    case .real: 0
    case .defaulted: 1
    case .doubled: 2
    case .unregistered: 3
    case .live: 4
    }
  }
}
