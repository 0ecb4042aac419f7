import SuiteTools
import Testing

@Suite struct `An audit of order` {
  @Test func `a suite that does not depend on order has no findings`() throws {
    let suite = FakeSuite(FakeSuite.placed([:]))
    let report = try suite.audit()
    #expect(report.findings.isEmpty && report.remarks.isEmpty && report.isComplete)
    #expect(report.runs == suite.trials.count)
  }

  @Test(arguments: [(4, 20), (20, 4), (0, 31), (31, 0), (7, 8), (8, 7)])
  func `one test that changes another is found, before or after it`(cause: Int, victim: Int) throws
  {
    let suite = FakeSuite(
      FakeSuite.placed([
        cause: .init(name: "House.Sale/sells()", sets: ["sold"]),
        victim: .init(name: "House.Seat/isFree()", failsAfter: ["sold"]),
      ])
    )
    let report = try suite.audit()
    try #require(report.findings.count == 1)
    let finding = report.findings[0]
    #expect(finding.kind == .polluted)
    #expect(finding.test == "House.Seat/isFree()")
    #expect(finding.others == ["House.Sale/sells()"])
    #expect(finding.round == (cause < victim ? 1 : 2))
    #expect(finding.alone.outcome == .passed && finding.together.outcome == .failed)
    #expect(finding.together.output == "House.Seat/isFree() saw [\"sold\"]")
    #expect(finding.alone.command == "run House.Seat/isFree()")
    #expect(finding.together.command == "run House.Sale/sells() House.Seat/isFree()")
    #expect(report.runs <= 32 * 5)
  }

  @Test func `a test that needs another one is found`() throws {
    let suite = FakeSuite(
      FakeSuite.placed([
        11: .init(name: "House.Program/isPrinted()", sets: ["program"]),
        23: .init(name: "House.Program/isRead()", needs: ["program"]),
      ])
    )
    let report = try suite.audit()
    #expect(report.findings.map(\.kind) == [.needsOthers])
    #expect(report.findings.first?.others == ["House.Program/isPrinted()"])
  }

  @Test(arguments: [[3, 17, 29], [30, 2, 9], [1, 31, 16]])
  func `two tests that together change a third are found`(places: [Int]) throws {
    let suite = FakeSuite(
      FakeSuite.placed([
        places[0]: .init(name: "House.Light/off()", sets: ["dark"]),
        places[1]: .init(name: "House.Door/locks()", sets: ["locked"]),
        places[2]: .init(name: "House.Guest/leaves()", failsAfter: ["dark", "locked"]),
      ])
    )
    let report = try suite.audit()
    #expect(report.findings.count == 1)
    #expect(Set(report.findings[0].others) == ["House.Light/off()", "House.Door/locks()"])
  }

  @Test func `a test that fails the second time in a process is found`() throws {
    let suite = FakeSuite(
      FakeSuite.placed([5: .init(name: "House.Seat/sells()", sets: ["sold"], failsAfter: ["sold"])])
    )
    let report = try suite.audit()
    #expect(report.findings.map(\.kind) == [.repeated])
    #expect(report.findings.first?.others == [])
  }

  @Test func `what a third test puts right is found in halves and in pairs`() throws {
    let tests = FakeSuite.placed([
      4: .init(name: "House.Sale/sells()", sets: ["sold"]),
      5: .init(name: "House.Sale/cancels()", clears: ["sold"]),
      20: .init(name: "House.Seat/isFree()", failsAfter: ["sold"]),
      31: .init(name: "House.Sale/closes()", clears: ["sold"]),
    ])
    let expected: [[TestName]] = [["House.Sale/sells()"]]
    let inHalves = try FakeSuite(tests).audit { $0.shuffles = 40 }
    #expect(inHalves.findings.map(\.others) == expected)
    let inPairs = try FakeSuite(tests).audit {
      $0.shuffles = 0
      $0.pairs = true
    }
    #expect(inPairs.findings.map(\.others) == expected)
    #expect(try FakeSuite(tests).audit { $0.shuffles = 0 }.findings.isEmpty)
  }

  @Test(arguments: [10, 50, 90])
  func `tests that fail by chance are flaky, and not searched`(chance: Int) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let test = FakeSuite.Test(name: "House.Mail/arrives()", chance: chance)
      let suite = FakeSuite(FakeSuite.placed([12: test]), seed: seed)
      let report = try suite.audit()
      #expect(report.findings.isEmpty, "seed \(seed)")
      // One that fails nearly always may not pass once in an audit.
      let kinds = report.remarks.map(\.kind)
      #expect(kinds.allSatisfy { $0 == .flaky || chance == 90 && $0 == .fails }, "seed \(seed)")
      #expect(chance < 50 || kinds.count == 1, "seed \(seed)")
    }
  }

  @Test func `what an earlier run left is found`() throws {
    let suite = FakeSuite(
      FakeSuite.placed([
        2: .init(name: "House.Log/isEmpty()", failsAfter: ["log"]),
        9: .init(name: "House.Log/isWritten()", sets: ["log"]),
      ]),
      lasting: ["log"]
    )
    let report = try suite.audit()
    #expect(report.findings.map(\.kind) == [.leftover])
    #expect(report.findings.first?.test == "House.Log/isEmpty()")
    #expect(report.findings.first?.alone.outcome == .failed)
  }

  @Test func `a test that fails only beside others is found`() throws {
    let suite = FakeSuite(
      FakeSuite.placed([6: .init(name: "House.Clock/ticks()", failsInParallel: true)])
    )
    let report = try suite.audit()
    #expect(report.findings.map(\.kind) == [.parallel])
  }
}
