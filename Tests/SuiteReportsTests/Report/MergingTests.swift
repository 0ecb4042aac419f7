import Testing

@testable import SuiteReports

@Suite struct `Files of several processes` {
  private let first = [Lines.process("1a", shard: "1/3"), Lines.test(1, "A/b()"), Lines.ended]
  private let second = [Lines.process("2b", shard: "2/3"), Lines.test(1, "A/a()"), Lines.ended]

  @Test func `give the same report in any order`() throws {
    let files = try [ReportFile(lines: first), ReportFile(lines: second, at: "b.jsonl")]
    let report = SuiteReport(merging: files, besides: [])
    #expect(report == SuiteReport(merging: files.reversed(), besides: []))
    #expect(report.cases.map(\.test) == ["A/a()", "A/b()"])
    #expect(report.cases.map(\.process) == [1, 0])
  }

  @Test func `name the shard that is missing`() throws {
    let report = SuiteReport(
      merging: try [ReportFile(lines: first), ReportFile(lines: second, at: "b.jsonl")],
      besides: []
    )
    #expect(
      report.problems.map(\.message) == [
        "There is no file of shard 3 of 3, or none of its tests used a container."
      ]
    )
  }

  @Test func `count what a suite used in findings and keys, but as no test and no case`() throws {
    let report = try SuiteReport.of([
      Lines.suite(
        "A",
        #""duration":9,"building":4,"keys":[{"key":"Mailer","use":"live","resolves":2}],"#
          + #""overrides":[{"key":"Fax","at":"A.swift:3"}],"issues":1"#
      ), Lines.test(1, "A/a()", #""duration":3,"building":1"#),
    ])
    let totals = SuiteTotals(of: report)
    #expect(totals["tests"] == 1 && totals["cases"] == 1)
    #expect(totals.duration == 3 && totals.building == 1)
    #expect(totals["testsWithLive"] == 1 && totals["issues"] == 1)
    #expect(report.keys.map(\.key) == ["Mailer"] && report.keys.map(\.resolves) == [2])
    let findings = SuiteFindings(of: report)
    #expect(findings.live.map(\.tests) == [["A"]])
    #expect(findings.unseenOverrides.map(\.tests) == [["A"]])
  }

  @Test(arguments: [false, true])
  func `count one process once`(isReversed: Bool) throws {
    let short = try ReportFile(lines: [Lines.process(), Lines.test(1, "A/a()")])
    let long = try ReportFile(
      lines: [Lines.process(), Lines.test(1, "A/a()"), Lines.ended],
      at: "copy/a.jsonl"
    )
    let report = SuiteReport(merging: isReversed ? [long, short] : [short, long], besides: [])
    #expect(report.cases.count == 1)
    #expect(!report.processes[0].hasDied)
    #expect(
      report.problems.map(\.description) == [
        """
        a.jsonl: It was written by process 6f, as copy/a.jsonl was, which has more records. It is left out.
          fix: name each folder once, and keep one copy of each file that a process wrote.
        """
      ]
    )
  }

  @Test func `tell live services that ran from refused ones`() throws {
    let uses = #""keys":[{"key":"Mailer","use":"live"},{"key":"Fax","use":"live"}]"#
    let refused = #""live":[{"key":"Fax","decision":"refused"}]"#
    let report = try SuiteReport.of([Lines.test(1, "A/a()", uses + "," + refused)])
    #expect(report.cases[0].liveCalls == [LiveCall(key: "Mailer", decision: .allowed)])
    #expect(report.cases[0].refusedCalls == [LiveCall(key: "Fax", decision: .refused)])
    #expect(SuiteTotals(of: report)["testsWithLive"] == 1)
    #expect(SuiteTotals(of: report)["testsWithRefused"] == 1)
  }

  @Test func `add up the cases of a test`() throws {
    func use(_ kind: String) -> String {
      #""duration":1.5,"keys":[{"key":"Mailer","use":"\#(kind)","resolves":2,"builds":1,"#
        + #""building":0.5}]"#
    }
    let report = try SuiteReport.of([
      Lines.test(1, "A/a()", use("real")), Lines.test(2, "A/a()", use("live")),
      Lines.test(4, "A/a()", use("real")),
      Lines.test(3, "A/b()", use("doubled")),
    ])
    #expect(report.tests.map(\.name) == ["A/a()", "A/b()"])
    #expect(report.tests[0].duration == 4.5)
    #expect(report.tests[0].keys.map(\.use) == [.live])
    #expect(report.tests[0].keys.map(\.resolves) == [6])
    #expect(report.keys.map(\.tests) == [[.real: 1, .live: 1, .doubled: 1]])
    #expect(report.keys.map(\.secondsPerBuild) == [0.5])
  }
}
