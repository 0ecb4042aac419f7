import Testing

@testable import Understudy
@testable import UnderstudyInsight
@testable import UnderstudyModules

@Suite struct `The parts of a log text` {
  @Test(arguments: [
    (Duration.zero, "0.000 ms"),
    (.nanoseconds(999), "0.000 ms"),
    (.microseconds(1), "0.001 ms"),
    (.microseconds(42), "0.042 ms"),
    (.microseconds(1_999), "1.999 ms"),
    (.milliseconds(1_250), "1250.000 ms"),
    (.seconds(86_400), "86400000.000 ms"),
    (.microseconds(-1_500), "-1.500 ms"),
    (.seconds(Int64.max), "9223372036854775807000.000 ms"),
  ])
  func `a duration is in milliseconds, whatever its size`(duration: Duration, text: String) {
    #expect(duration.inMilliseconds == text)
  }

  @Test(arguments: [
    ("", "", nil, nil),
    ("One line.", "One line.", nil, nil),
    ("What.\n  where\n\twho\n  fix: mend it.", "What.", "where; who", "mend it."),
    ("What.\r\n  fix: this.\r\n  fix: that.", "What.", nil, "this. that."),
    ("\n\n  What.\n\n", "What.", nil, nil),
  ])
  func `a text is split into headline and details`(
    text: String,
    headline: String,
    details: String?,
    fix: String?
  ) {
    let parts = LogText(text)
    #expect(parts.headline == headline)
    #expect(parts.details == details)
    #expect(parts.fix == fix)
  }

  @Test func `a line that stands elsewhere is left out of the details, but not as a headline`() {
    let parts = LogText("What.\n  where\n  What.\n  who", without: ["where", "What."])
    #expect(parts.headline == "What.")
    #expect(parts.details == "who")
    #expect(LogText("What.\n  where", without: ["where"]).details == nil)
  }

  @Test func `levels are ordered from the least to the most`() {
    #expect(LogLevel.allCases == LogLevel.allCases.sorted())
    #expect(LogLevel.trace < .debug && LogLevel.error < .critical)
    #expect(
      LogLevel.allCases.map { "\($0)" }
        == ["trace", "debug", "info", "notice", "warning", "error", "critical"]
    )
  }

  @Test func `metadata is sorted by name, and left out if there is none`() {
    let metadata = ["b": "2", "a": "1", "c": "3"]
    let entry = ContainerLogEntry(level: .notice, message: "open", metadata: metadata)
    #expect(entry.description == "notice: open (a: 1, b: 2, c: 3)")
    #expect(ContainerLogEntry(level: .info, message: "open").description == "info: open")
  }

  @Test func `a line stays one line, whatever is in a name`() {
    let name = "a\nfaked\r\n\u{1B}[31m\u{2028}\u{0}é\"\\"
    let entry = ContainerLogEntry(level: .info, message: "\(Key(Int.self, name: name))")
    #expect(
      entry.line
        == "Understudy info: Int(name: a\\nfaked\\r\\n\\u{1B}[31m\\u{2028}\\0é\"\\)"
    )
  }
}
