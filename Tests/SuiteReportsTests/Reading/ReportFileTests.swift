import Testing

@testable import SuiteReports

@Suite struct `A file of a process` {
  @Test func `gives each member of a case`() throws {
    let file = try ReportFile(lines: [Lines.process(shard: "2/4"), Lines.sale, Lines.ended])
    var sale = TestCase("BoxOfficeTests.SaleTests/`a sale charges the card`()")
    sale.arguments = "seat: A1"
    (sale.file, sale.line) = ("BoxOfficeTests/SaleTests.swift", 12)
    (sale.at, sale.duration, sale.building) = (1.204, 0.031, 0.004)
    (sale.issues, sale.warnings, sale.seeds) = (1, 1, [.max])
    var gateway = KeyUse("PaymentGateway")
    (gateway.use, gateway.resolves, gateway.builds) = (.live, 3, 1)
    (gateway.building, gateway.needs) = (0.001, ["Clock"])
    sale.keys = [gateway]
    sale.overrides = [UnusedDouble(key: "Mailer", site: "SaleTests.swift:14")]
    sale.doubles = [
      UnusedDouble(double: "GatewayStub", key: "PaymentGateway", site: "SaleTests.swift:13")
    ]
    sale.live = [
      LiveCall(key: "PaymentGateway", decision: .reported, site: "Theatre/Theatre.swift:23")
    ]
    sale.leaked = [
      Leak(container: "\"a sale\"", key: "Mailer", object: "PostOffice", site: "Sale.swift:3")
    ]
    #expect(file.cases == [sale])
    #expect(file.problems.isEmpty)
    #expect(file.process.name == "BoxOffice.xctest 4711 (shard 2/4)")
    #expect(file.process.ended == 92.4)
  }

  @Test func `gives what a suite used beside its cases`() throws {
    let text = try PackageFiles.text(of: "Fixtures/FailingRuns/Reports/ReportedSetUp.jsonl")
    let file = try ReportFile(Array(text.utf8), at: "a.jsonl")
    #expect(file.problems.isEmpty)
    var suite = TestCase("FailingRuns.ReportedSetUp")
    suite.isSuite = true
    var archive = KeyUse("Archive")
    (archive.resolves, archive.builds) = (1, 1)
    suite.keys = [archive]
    #expect(file.cases.first == suite)
    #expect(file.cases.map(\.test).last == "FailingRuns.ReportedSetUp/reads()")
    #expect(file.cases.map(\.isSuite) == [true, false])
  }

  @Test func `may have members and kinds of a later version`() throws {
    let file = try ReportFile(
      lines: [
        Lines.process(), #"{"kind":"weather","wind":[1,{"from":"\u006eorth"},null,true,-2.5e3]}"#,
        Lines.test(1, "A/a()", #""stage":{"lights":[]},"keys":[{"key":"Clock","age":7}]"#),
        Lines.ended,
      ]
    )
    #expect(file.cases.map { $0.keys.map(\.key) } == [["Clock"]])
    #expect(file.problems.isEmpty)
  }

  @Test func `is read around a broken line`() throws {
    let file = try ReportFile(
      lines: [
        Lines.process(), #"{"kind":"test","test":"A/a()","#, Lines.test(2, "A/b()"), Lines.ended,
      ]
    )
    #expect(file.cases.map(\.test) == ["A/b()"])
    #expect(
      file.problems.map(\.description) == [
        """
        a.jsonl:2: This line is no record: expected a string, at column 31. It is left out.
          fix: find what else writes to this file, or what damaged it; then run the tests again.
        """
      ]
    )
  }

  @Test(arguments: [
    (#"[1]"#, "expected an object, at column 1"),
    (#"{"kind":"test"}"#, "a case has no \"test\", at column 16"),
    (#"{"kind":"suite","test":"A"}"#, "a suite has no \"suite\", at column 28"),
    (#"{"kind":"test","test":"A/a()","line":"x"}"#, "expected a number, at column 38"),
    (#"{"kind":"test","test":"A/a()","line":1.5}"#, "expected a whole number, at column 41"),
    (#"{"kind":"ended","at":1} {"#, "expected the end of the line, at column 25"),
    (#"{"kind":"test","test":"A/\q"}"#, "expected an escape of JSON after \\, at column 27"),
    (#"{"test":"A/a()"}"#, "expected a member \"kind\", at column 17"),
    (
      #"{"kind":"test","test":"A","keys":[{"key":"Clock","use":"borrowed"}]}"#,
      "\"borrowed\" is not a value of schema 1 here, at column 66"
    ),
  ])
  func `says what is wrong with a line`(line: String, fault: String) throws {
    let file = try ReportFile(lines: [Lines.process(), line, Lines.ended])
    let message = "This line is no record: \(fault). It is left out."
    #expect(file.problems.map(\.message) == [message])
  }

  @Test func `refuses values that are nested without an end`() throws {
    let deep = #"{"kind":"x","a":\#(String(repeating: "[", count: 100_000))"#
    let file = try ReportFile(lines: [Lines.process(), deep])
    #expect(file.problems.map { $0.message.contains("too many values within values") } == [true])
  }

  @Test func `leaves out a last line that is cut off`() throws {
    let text = [Lines.process(), Lines.test(1, "A/a()")].map { $0 + "\n" }.joined()
    let file = try ReportFile(Array((text + Lines.ended).utf8), at: "a.jsonl")
    #expect(file.cases.map(\.test) == ["A/a()"])
    #expect(file.process.hasDied)
    #expect(
      file.problems.map(\.description) == [
        """
        a.jsonl:3: The last line has no end, so its process died while it wrote. It is left out.
          fix: look for the crash of that process in the log of its tests.
        """
      ]
    )
  }

  @Test func `of a process that died names the tests that ran`() throws {
    let file = try ReportFile(
      lines: [
        Lines.process(), Lines.began(1, "A/a()"), Lines.began(2, "A/b()"), Lines.test(1, "A/a()"),
        Lines.began(3, "A/c()"),
      ]
    )
    #expect(file.process.hasDied)
    #expect(file.process.running == ["A/b()", "A/c()"])
  }

  @Test func `of another schema is refused`() {
    let problem = ReportProblem(
      "a.jsonl",
      "The file has schema 2, but this program reads schema 1. It is left out.",
      fix: "use the understudy-suite of the package version that ran these tests."
    )
    #expect(throws: problem) { try ReportFile(lines: [Lines.process(schema: 2), Lines.ended]) }
  }

  @Test(arguments: [
    ([], "The file is empty"), (["{}"], "no record"), ([Lines.ended], "no record of a process"),
  ])
  func `without a process is refused`(lines: [String], text: String) {
    let problem = #expect(throws: ReportProblem.self) { try ReportFile(lines: lines) }
    #expect(problem?.message.contains(text) == true)
  }

  @Test func `may contain every character`() throws {
    let file = try ReportFile(
      lines: [
        Lines.process(), Lines.test(1, #"A/`\ud83c\udfad \"é\" \\ \/ 🎟 \u00e9\ttab`()"#),
        Lines.ended,
      ]
    )
    #expect(file.cases.map(\.test) == ["A/`🎭 \"é\" \\ / 🎟 é\ttab`()"])
  }
}
