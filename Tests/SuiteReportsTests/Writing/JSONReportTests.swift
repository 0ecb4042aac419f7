import Foundation
import Testing

@testable import SuiteReports

@Suite struct `A report in JSON` {
  @Test func `is read back as it was`() throws {
    let report = try SuiteReport.of([
      Lines.suite("A", #""duration":2,"keys":[{"key":"Clock"}]"#), Lines.sale,
      Lines.test(2, #"A/`<b> \"é\" \u0001`()"#), Lines.suite("A", #""overrides":[{"key":"Fax"}]"#),
    ])
    let copy = try SuiteReport(json: Array(report.json().utf8), at: "report.json")
    #expect(copy == report)
  }

  @Test func `has suites beside the tests, with a name of their own`() throws {
    let report = try SuiteReport.of([
      Lines.suite("A", #""keys":[{"key":"Clock"}]"#), Lines.test(2, "A/a()"),
    ])
    let data = Data(report.json().utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let suites = try #require(object["suites"] as? [[String: Any]])
    #expect(suites.map { $0["suite"] as? String } == ["A"])
    #expect(suites.first?.keys.sorted() == ["keys", "suite"])
    #expect((object["tests"] as? [[String: Any]])?.map { $0["test"] as? String } == ["A/a()"])
  }

  @Test func `has the members that the guide describes`() throws {
    let report = try SuiteReport.of([Lines.sale])
    let comparison = ReportComparison(from: try .of([]), to: report)
    let data = Data(report.json(comparison).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "comparison", "keys", "kind", "problems", "processes", "schema", "suites",
        "tests", "totals",
      ]
    )
    #expect(object["schema"] as? Int == 1)
    let totals = try #require(object["totals"] as? [String: Double])
    #expect(totals["testsWithLive"] == 1 && totals["died"] == 0 && totals["duration"] == 0.031)
    let guide = try PackageFiles.text(of: "Guides/reporting-on-a-suite.md")
    let changes = try #require(object["comparison"] as? [String: Any])
    let described = Array(object.keys) + Array(totals.keys) + Array(changes.keys)
    for name in described {
      #expect(guide.contains("`\(name)`"), "Guides/reporting-on-a-suite.md lacks \(name)")
    }
  }

  @Test func `keeps a process that died`() throws {
    let file = try ReportFile(lines: [Lines.process(), Lines.began(1, "A/a()")])
    let report = SuiteReport(merging: [file], besides: [])
    let copy = try SuiteReport(json: Array(report.json().utf8), at: "report.json")
    #expect(copy.processes == report.processes)
    #expect(copy.processes[0].running == ["A/a()"])
  }

  @Test(arguments: [
    ("{", "expected a string, at byte 2"), ("[]", "expected an object, at byte 1"),
    ("{}", "expected a member \"kind\": \"report\""),
  ])
  func `is refused if it is none`(text: String, reason: String) {
    let problem = #expect(throws: ReportProblem.self) {
      try SuiteReport(json: Array(text.utf8), at: "old.json")
    }
    #expect(problem?.message == "This is no report in JSON: \(reason).")
  }

  @Test(arguments: [
    (0.0, "0"), (1.5, "1.5"), (0.000_001, "0.000001"), (-2.25, "-2.25"), (92, "92"),
  ])
  func `has seconds as decimals`(seconds: Double, text: String) {
    #expect(JSONText.decimal(seconds) == text)
  }
}
