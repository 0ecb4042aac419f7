import Testing

@testable import Measuring

@Suite("Reports")
struct ReportTests {
  private let report = Report([
    Report.Group(
      "first things",
      [
        finding("quick | easy", limit: 10, ours: 15.25, .times(2), figure: 9, peer: peer),
        finding("slow", limit: 10, ours: 50, .times(2.5), figure: 10),
        finding("broken", limit: 10, ours: 50, .times(2.5), figure: 5),
      ]
    ),
    Report.Group(
      "second",
      [
        finding("no limit", limit: nil, ours: 1, .open),
        finding("absent", limit: nil, ours: .nan, .atMost(1)),
      ]
    ),
  ])

  @Test
  func `columns are aligned, then come explanations, broken limits and the sum`() {
    #expect(
      report.plainText == """
        First things
        work          unit  limit  ours  ratio   reach    best peer                 verdict
        quick | easy    ns     10  15.2  1.52×    ≤ 2×  7 µs, Rival                 reached
        slow            ns     10    50  5.00×  ≤ 2.5×            –                  missed
        broken          ns     10    50  5.00×  ≤ 2.5×            –  not judged: slow limit

        Second
        work      unit  limit  ours  ratio   reach                   verdict
        no limit    ns      –     1      –       –                         –
        absent      ns      –     –      –  ≤ 1 ns  not judged: not measured

        median of 5 runs, least to most in brackets
        best peer: another package, measured elsewhere on a Linux machine with 4 cores; \
        read it as an order of magnitude
        broken: its limit, 10 ns, is 2.00 times worse than its figure, 5
        reached 1 of 2 rows; 2 not judged
        """
    )
  }

  @Test
  func `peers are explained where there are some, and rows that are not judged counted`() {
    let report = Report([Report.Group("one", [finding(limit: 10, ours: 15, .times(2))])])
    #expect(
      report.notes == """
        median of 5 runs, least to most in brackets
        reached 1 of 1 rows
        """
    )
  }

  @Test
  func `each group is a Markdown table`() {
    #expect(
      report.markdown == """
        ### First things

        | work | unit | limit | ours | ratio | reach | best peer | verdict |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | quick \\| easy | ns | 10 | 15.2 | 1.52× | ≤ 2× | 7 µs, Rival | reached |
        | slow | ns | 10 | 50 | 5.00× | ≤ 2.5× | – | missed |
        | broken | ns | 10 | 50 | 5.00× | ≤ 2.5× | – | not judged: slow limit |

        ### Second

        | work | unit | limit | ours | ratio | reach | verdict |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: |
        | no limit | ns | – | 1 | – | – | – |
        | absent | ns | – | – | – | ≤ 1 ns | not judged: not measured |
        """
    )
  }

  @Test
  func `the page names the machine and ends its table with the sum`() {
    let machine = Machine(processor: "Z80", cores: 1, system: "CP/M", toolchain: "Swift 9")
    let text = Page(report, on: machine).text
    #expect(text.contains("Measured on Z80, 1 core, CP/M, with Swift 9"))
    #expect(text.contains(report.markdown + "\n\n**Reached 1 of 2 rows; 2 not judged.**\n"))
  }
}

// MARK: - Fixtures

private let peer = Peer("7 µs", "Rival")
