import Testing

@testable import SuiteReports

@Suite struct `Two reports` {
  private func test(_ name: String, _ key: String, _ use: String, _ seconds: Double = 0.01)
    -> String
  {
    let use = #"{"key":"\#(key)","use":"\#(use)","builds":1,"building":\#(seconds)}"#
    return Lines.test(1, name, #""keys":[\#(use)]"#)
  }

  @Test func `differ in what became live, slower, new and gone`() throws {
    let before = try SuiteReport.of([
      test("A/a()", "Mailer", "doubled"), test("A/b()", "Printer", "live"),
      test("A/gone()", "Fax", "real"),
    ])
    let after = try SuiteReport.of([
      test("A/a()", "Mailer", "live", 0.02), test("A/b()", "Printer", "doubled", 0.014),
      test("A/new()", "Scanner", "live"),
    ])
    let comparison = ReportComparison(from: before, to: after)
    #expect(comparison.becameLive == [.init(test: "A/a()", key: "Mailer")])
    #expect(comparison.noLongerLive == [.init(test: "A/b()", key: "Printer")])
    #expect(comparison.slower == [.init(key: "Mailer", before: 0.01, after: 0.02)])
    #expect(comparison.newTests == ["A/new()"])
    #expect(comparison.goneTests == ["A/gone()"])
    #expect(comparison.newKeys == ["Scanner"])
    #expect(comparison.goneKeys == ["Fax"])
  }

  @Test(arguments: [
    (0.01, 0.016, true), (0.001, 0.003, false), (0.1, 0.14, false), (0.1, 0.16, true),
    (0.02, 0.01, false),
  ])
  func `have a slower key if its build takes half as long again, and 5 ms`(
    before: Double,
    after: Double,
    isSlower: Bool
  ) throws {
    let comparison = ReportComparison(
      from: try .of([test("A/a()", "Mailer", "real", before)]),
      to: try .of([test("A/a()", "Mailer", "real", after)])
    )
    #expect(comparison.slower.isEmpty != isSlower)
  }

  @Test func `differ in what a suite itself used, which is no test`() throws {
    let use = #""keys":[{"key":"Mailer","use":"live"}]"#
    let without = try SuiteReport.of([Lines.test(1, "A/B/a()", use)])
    let with = try SuiteReport.of([Lines.test(1, "A/B/a()", use), Lines.suite("A/B", use)])
    let comparison = ReportComparison(from: without, to: with)
    #expect(comparison.becameLive == [.init(test: "A/B", key: "Mailer")])
    #expect(comparison.newTests.isEmpty)
    let reverse = ReportComparison(from: with, to: without)
    #expect(reverse.noLongerLive == [.init(test: "A/B", key: "Mailer")])
    #expect(reverse.goneTests.isEmpty)
  }

  @Test func `that are equal do not differ`() throws {
    let report = try SuiteReport.of([Lines.sale])
    #expect(ReportComparison(from: report, to: report).isEmpty)
  }

  @Test func `do not differ in a refused call`() throws {
    let refused = #""live":[{"key":"Mailer","decision":"refused"}]"#
    let comparison = ReportComparison(
      from: try .of([Lines.test(1, "A/a()")]),
      to: try .of([Lines.test(1, "A/a()", refused)])
    )
    #expect(comparison.becameLive.isEmpty)
  }
}
