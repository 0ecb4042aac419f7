import Testing

@testable import SuiteReports

@Suite struct `A summary in Markdown` {
  @Test func `shows totals and each finding`() throws {
    let died = try ReportFile(
      lines: [Lines.process("7a"), Lines.began(1, "A/`the lights go out`()")],
      at: "b.jsonl"
    )
    let file = try ReportFile(
      lines: [
        Lines.process(), Lines.sale,
        Lines.test(2, "A/a()", #""live":[{"key":"Mailer","decision":"refused","at":"M.swift:1"}]"#),
        Lines.test(3, "A/b()", #""keys":[{"key":"Fax","use":"unregistered"}]"#), Lines.ended,
      ]
    )
    let report = SuiteReport(merging: [file, died], besides: [])
    #expect(
      report.markdown() == """
        # What the tests used

        3 tests (3 cases) in 2 processes, 2 keys. The tests ran for 92.4 s; added up, their cases took 31 ms, of which factories 4 ms.

        | live | refused | unregistered | unused doubles | unseen overrides | leaks | died | issues | warnings |
        | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 |

        ## Processes that died (1)

        - `BoxOffice.xctest 4711`: ``A/`the lights go out`()`` ran

        ## Live services that tests used (1)

        - `PaymentGateway` at `Theatre/Theatre.swift:23`: ``BoxOfficeTests.SaleTests/`a sale charges the card`()``

        ## Refused calls (1)

        - `Mailer` at `M.swift:1`: `A/a()`

        ## Unregistered keys (1)

        - `Fax`: `A/b()`

        ## Doubles that were never used (1)

        - `GatewayStub` for `PaymentGateway` at `SaleTests.swift:13`: ``BoxOfficeTests.SaleTests/`a sale charges the card`()``

        ## Overrides that nothing saw (1)

        - `Mailer` at `SaleTests.swift:14`: ``BoxOfficeTests.SaleTests/`a sale charges the card`()``

        ## Leaks (1)

        - `Mailer` (`PostOffice`) of `"a sale"` at `Sale.swift:3`: ``BoxOfficeTests.SaleTests/`a sale charges the card`()``

        ## Slowest to build

        | key | in all | builds | each |
        | --- | ---: | ---: | ---: |
        | `PaymentGateway` | 1 ms | 1 | 1 ms |

        """
    )
  }

  @Test(arguments: [
    (nil, nil, #"`"a sale"`"#), ("Mailer", nil, #"`Mailer` of `"a sale"`"#),
    (nil, "PostOffice", #"`PostOffice` of `"a sale"`"#), ("Fax", "Fax", #"`Fax` of `"a sale"`"#),
  ])
  func `names of a leak what is known`(key: String?, object: String?, text: String) {
    var report = TestCase("A/a()")
    report.leaked = [Leak(container: #""a sale""#, key: key, object: object)]
    let markdown = SuiteReport(processes: [], cases: [report]).markdown()
    #expect(markdown.contains("\n- \(text): `A/a()`\n"))
  }

  @Test func `names the suite whose set-up used something`() throws {
    let live = #""live":[{"key":"Mailer","decision":"reported","at":"M.swift:1"}]"#
    let text = try SuiteReport.of([Lines.suite("A", live), Lines.test(1, "A/a()")]).markdown()
    #expect(text.contains("\n1 test (1 case) in 1 process"))
    #expect(text.contains("- `Mailer` at `M.swift:1`: `A`\n"))
  }

  @Test func `is short`() throws {
    let live = #""live":[{"key":"Mailer","decision":"reported","at":"M.swift:1"}]"#
    func keys(_ number: Int) -> String {
      #""keys":[{"key":"Key\#(number)","use":"unregistered"}]"#
    }
    let lines = (1...50).map { Lines.test($0, "A/test\($0 + 100)()", live + "," + keys($0)) }
    let text = try SuiteReport.of(lines).markdown()
    #expect(
      text.contains(
        "- `Mailer` at `M.swift:1`: `A/test101()`, `A/test102()`, `A/test103()` and 47 more\n"
      )
    )
    #expect(text.contains("- and 40 more\n"))
    #expect(text.split(separator: "\n").count < 30)
  }

  @Test func `shows live services that nobody allowed before allowed ones`() throws {
    let calls =
      #""live":[{"key":"Clock","decision":"allowed"},{"key":"Mailer","decision":"reported"}]"#
    let text = try SuiteReport.of([Lines.test(1, "A/a()", calls)]).markdown()
    #expect(text.contains("- `Mailer`: `A/a()`\n- `Clock`: `A/a()` (allowed)\n"))
  }

  @Test func `shows what changed`() throws {
    let live = #""keys":[{"key":"Mailer","use":"live"}]"#
    let (before, after) = try (
      SuiteReport.of([Lines.test(1, "A/a()")]), SuiteReport.of([Lines.test(1, "A/a()", live)])
    )
    let comparison = ReportComparison(from: before, to: after)
    #expect(
      after.markdown(comparison).contains(
        "## Live since the other report (1)\n\n- `Mailer`: `A/a()`\n"
      )
    )
    #expect(after.markdown(comparison).contains("## New keys (1)\n\n- `Mailer`\n"))
    let nothing = ReportComparison(from: after, to: after)
    #expect(after.markdown(nothing).contains("Nothing has changed."))
  }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "``a`b``"), ("`a`()", "`` `a`() ``"), ("``", "``` `` ```"),
    ("a\nb", "`a b`"), ("<b>|*", "`<b>|*`"), ("", "`  `"),
  ])
  func `shows any text as code`(text: String, code: String) {
    #expect(MarkdownText.code(text) == code)
  }
}
