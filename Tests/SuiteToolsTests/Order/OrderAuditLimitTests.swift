import SuiteTools
import Testing

@Suite struct `Runs of an audit` {
  /// Three planted dependencies of each of four kinds, far from each other.
  private static func planted(_ count: Int) -> FakeSuite {
    var places: [Int: FakeSuite.Test] = [:]
    for number in 0..<3 {
      let start = number * count / 3
      places[start] = .init(name: "House.Sale/sells\(number)()", sets: ["sold\(number)"])
      places[start + 5] = .init(name: "House.Seat/free\(number)()", failsAfter: ["sold\(number)"])
      places[start + 6] = .init(name: "House.Read/read\(number)()", needs: ["sold\(number)"])
      places[start + 2] = .init(name: "House.Price/full\(number)()", failsAfter: ["cut\(number)"])
      places[start + 9] = .init(name: "House.Price/cut\(number)()", sets: ["cut\(number)"])
      let both: Set = ["cut\(number)", "sold\(number)"]
      places[start + 12] = .init(name: "House.Guest/stays\(number)()", failsAfter: both)
    }
    return FakeSuite(FakeSuite.placed(places, among: count))
  }

  @Test(arguments: [64, 100, 200])
  func `planted dependencies of all kinds are found in n log n runs`(count: Int) throws {
    let suite = Self.planted(count)
    let report = try suite.audit()
    #expect(report.isComplete)
    #expect(suite.trials.count <= OrderSettings().limit(of: count))
    var found: [TestName: [TestName]] = [:]
    for finding in report.findings { found[finding.test] = finding.others }
    for number in 0..<3 {
      let sale: TestName = "House.Sale/sells\(number)()"
      let cut: TestName = "House.Price/cut\(number)()"
      #expect(found["House.Seat/free\(number)()"] == [sale])
      #expect(found["House.Read/read\(number)()"] == [sale])
      #expect(found["House.Price/full\(number)()"] == [cut])
      #expect(found["House.Guest/stays\(number)()"] == [sale, cut])
    }
    #expect(found.count == 12 && report.remarks.isEmpty)
  }

  @Test func `the limit is n log n, and 64 for small suites`() {
    #expect(OrderSettings().limit(of: 1) == 64)
    #expect(OrderSettings().limit(of: 64) == 64 * 6)
    #expect(OrderSettings().limit(of: 65) == 391)
  }

  @Test func `at the limit, the tests that were not searched are named`() throws {
    let suite = Self.planted(64)
    let report = try suite.audit { $0.maximumRuns = 75 }
    #expect(suite.trials.count == 75)
    #expect(!report.isComplete && !report.isClean)
    let unsearched = report.remarks.filter { $0.kind == .unsearched }.map(\.test)
    #expect(unsearched.count + report.findings.count == 12)
    #expect(report.text.hasPrefix("No test that depends on order is found yet. (64 tests, 75 runs"))
    #expect(report.text.contains("fix: allow more with --max-runs"))
  }
}

@Suite struct `A report is clean` {
  @Test func `if nothing was found, and no run was missing`() throws {
    let clean = FakeSuite(FakeSuite.placed([:]))
    #expect(try clean.audit().isClean)
    let stopped = try clean.audit { $0.maximumRuns = 10 }
    #expect(stopped.findings.isEmpty && stopped.remarks.isEmpty && !stopped.isClean)
  }

  @Test func `even if a test fails by chance`() throws {
    let test = FakeSuite.Test(name: "House.Mail/arrives()", chance: 50)
    let report = try FakeSuite(FakeSuite.placed([12: test])).audit()
    #expect(report.remarks.map(\.kind) == [.flaky] && report.isClean)
  }
}

@Suite struct `Tests that end their process` {
  private static let dying = FakeSuite.Test(name: "House.Fire/breaksOut()", diesAfter: [])
  private static let sale = FakeSuite.Test(name: "House.Sale/sells()", sets: ["sold"])
  private static let seat = FakeSuite.Test(name: "House.Seat/isFree()", failsAfter: ["sold"])

  @Test func `are named, and the others are judged without them`() throws {
    let suite = FakeSuite(FakeSuite.placed([3: Self.sale, 9: Self.dying, 20: Self.seat]))
    let report = try suite.audit()
    #expect(report.remarks.map(\.kind) == [.endsProcess])
    #expect(report.remarks.map(\.test) == [Self.dying.name])
    #expect(report.findings.map(\.test) == [Self.seat.name])
    #expect(report.findings.map(\.others) == [[Self.sale.name]])
  }

  @Test(arguments: [Trial.Purpose.together, .parallel, .shuffled])
  func `beside others, so that nobody knows which one did, are lost`(purpose: Trial.Purpose) throws
  {
    let lost = FakeSuite.Test(name: "House.Fire/breaksOut()") { $0.purpose == purpose }
    let report = try FakeSuite(FakeSuite.placed([9: lost])).audit()
    #expect(report.remarks.map(\.kind) == [.lost])
    #expect(report.findings.isEmpty && !report.isClean)
    #expect(report.text.hasPrefix("No test that depends on order is found yet."))
    let heading =
      "Did not end: the process died or reached the time limit; the test is unknown, because others ran beside it:"
    #expect(report.text.contains("\(heading)\n  \(lost.name)\n    last words"))
  }

  @Test func `before they begin are known when they run alone`() throws {
    let fire = FakeSuite.Test(name: Self.dying.name, diesAfter: []) { $0.tests.count > 1 }
    let report = try FakeSuite(FakeSuite.placed([9: fire])).audit()
    #expect(report.remarks.map(\.kind) == [.endsProcess])
  }

  @Test(arguments: [(3, 20), (20, 3)])
  func `only after another one are found`(cause: Int, victim: Int) throws {
    let test = FakeSuite.Test(name: "House.Seat/isFree()", diesAfter: ["sold"])
    let suite = FakeSuite(FakeSuite.placed([cause: Self.sale, victim: test]))
    let report = try suite.audit()
    #expect(report.findings.map(\.others) == [[Self.sale.name]])
    #expect(report.findings.first?.together.outcome == .crashed)
    #expect(report.remarks.isEmpty)
  }
}
