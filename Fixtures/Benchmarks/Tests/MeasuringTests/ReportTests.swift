import Testing

@testable import Measuring

@Suite("Reports")
struct ReportTests {
  private let report = Report([
    Report.Group(
      "first things",
      [
        finding("quick | easy", limit: 10, ours: 15.25, .times(2), figure: 9),
        finding("slow", limit: 10, ours: 50, .times(2.5), figure: 5),
      ]
    ),
    Report.Group("second", [finding("no limit", limit: nil, ours: 1, .open)]),
  ])

  @Test
  func `columns are aligned, then come broken limits and the sum`() {
    #expect(
      report.plainText == """
        work          unit  limit  ours  ratio   reach  verdict
        quick | easy    ns     10  15.2  1.52×    ≤ 2×  reached
        slow            ns     10    50  5.00×  ≤ 2.5×   missed
        no limit        ns      –     1      –       –        –
        median of 5 runs, least to most in brackets
        slow: the limit has 10 ns, 2.00 times worse than its figure of 5
        reached 1 of 2 rows
        """
    )
  }

  @Test
  func `each group is a Markdown table`() {
    #expect(
      report.markdown == """
        ### First things

        | work | unit | limit | ours | ratio | reach | verdict |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: |
        | quick \\| easy | ns | 10 | 15.2 | 1.52× | ≤ 2× | reached |
        | slow | ns | 10 | 50 | 5.00× | ≤ 2.5× | missed |

        ### Second

        | work | unit | limit | ours | ratio | reach | verdict |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: |
        | no limit | ns | – | 1 | – | – | – |
        """
    )
  }

  @Test
  func `the page names the machine and ends its table with the sum`() {
    let machine = Machine(processor: "Z80", cores: 1, system: "CP/M", toolchain: "Swift 9")
    let text = Page(report, on: machine).text
    #expect(text.contains("Measured on Z80, 1 core, CP/M, with Swift 9"))
    #expect(text.contains(report.markdown + "\n\n**Reached 1 of 2 rows.**\n"))
  }
}
