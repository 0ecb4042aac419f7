import Foundation
import Testing
import UnderstudyPages

@testable import SuiteReports

@Suite struct `A report's page` {
  @Test func `escapes every text`() throws {
    let evil = #"</script><img src=x onerror=alert(1)>&amp;"#
    let report = try SuiteReport.of([
      Lines.test(
        1,
        evil,
        #""file":"\#(evil)","keys":[{"key":"\#(evil)","needs":["\#(evil)2"]}],"leaked":[{"container":"\#(evil)","object":"\#(evil)"}]"#
      )
    ])
    let html = report.html(ReportComparison(from: try .of([]), to: report))
    #expect(!html.contains("<img"))
    #expect(html.components(separatedBy: "</script>").count == 4)
  }

  @Test(arguments: [
    ("a<b", #""a\u003cb""#), ("a>b", #""a\u003eb""#), ("a&b", #""a\u0026b""#),
    ("a\u{2028}b", #""a\u2028b""#), ("é 🎟", #""é 🎟""#), (#"\""#, #""\\\"""#),
    ("\n\u{1}", #""\n\u0001""#),
  ])
  func `has each text in a form that ends no script`(text: String, json: String) throws {
    #expect(PageText.quoted(text) == json)
    #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == text)
  }

  @Test func `loads nothing`() throws {
    let html = try SuiteReport.of([Lines.sale]).html()
    for word in ["http://", "https://", "src=", "@import", "url(", "fetch(", "<link"] {
      let allowed = ["http://www.w3.org/2000/svg", "url(#head-"]
      let text = allowed.reduce(html) { $0.replacing($1, with: "") }
      #expect(!text.contains(word))
    }
    #expect(html.contains("default-src 'none'"))
  }

  @Test func `has its data as JSON, each text once`() throws {
    let report = try SuiteReport.of([Lines.sale, Lines.sale])
    let html = report.html()
    let opening = #"<script type="application/json" id="report-data">"#
    let start = try #require(html.range(of: opening)).upperBound
    let end = try #require(html[start...].range(of: "</script>")).lowerBound
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8)) as? [String: Any]
    )
    let texts = try #require(data["texts"] as? [String])
    #expect(Set(texts).count == texts.count)
    #expect(texts.contains("18446744073709551615"))
    #expect((data["tests"] as? [Any])?.count == 1)
  }

  @Test func `has the key and the type of a leak, and no case for a suite`() throws {
    let leak =
      #""leaked":[{"container":"c","key":"Mailer","object":"PostOffice","at":"A.swift:3"}]"#
    var data = ReportPageData()
    data.write(try SuiteReport.of([Lines.suite("S", leak)]), nil)
    let texts = #"{"texts":[\#n"S",\#n"c",\#n"A.swift:3",\#n"Mailer",\#n"PostOffice"\#n]"#
    #expect(data.json.hasPrefix(texts))
    #expect(data.json.contains("[0,-1,0,0,0,0,0,0,[],[],[],[],[[1,2,3,4]],[]]"))
  }

  @Test func `draws keys that others need`() throws {
    let nodes = try SuiteReport.of([Lines.sale]).drawing.nodes
    #expect(nodes.map(\.name) == ["Clock", "PaymentGateway"])
    #expect(nodes[1].edges == [GraphDrawing.Edge(to: "Clock")])
    #expect(nodes[1].marks == [.live])
  }

  /// Pages for `.ci/pages`, which opens them in a browser; and a large suite to be measured.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["UNDERSTUDY_PAGES"] != nil))
  func `is written for the browser check`() throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = try #require(environment["UNDERSTUDY_PAGES"])
    let count = environment["UNDERSTUDY_PAGES_TESTS"].flatMap(Int.init) ?? 1_000
    try GeneratedSuite(tests: count).write(to: folder + "/new")
    try GeneratedSuite(tests: count - count / 50, edition: 2).write(to: folder + "/old")
    var request = ReportRequest(folders: [folder + "/new"])
    (request.html, request.earlier) = (folder + "/report.html", folder + "/old")
    #expect(request.run().status == 0)
  }
}
