import Foundation
import Testing

@testable import UnderstudyTesting

@Suite struct `A line of a report` {
  @Test func `has its members in order, and none that is empty or zero`() {
    var line = JSONLine(kind: "test")
    line.add("case", 1_024)
    line.add("test", "SaleTests/sells()")
    line.add("file", nil)
    line.add("issues", 0)
    line.add("seeds", [0, 7, .max])
    line.add("needs", ["Clock", "Mailer"] as [EscapedText])
    line.add("keys", [] as [EscapedText])
    line.add("live", ["Mailer", "Clock"]) { name, line in
      line.add("key", EscapedText(name))
      line.add("resolves", name.count)
    }
    #expect(
      line.text == #"{"kind":"test","case":1024,"test":"SaleTests/sells()","#
        + #""seeds":[0,7,18446744073709551615],"needs":["Clock","Mailer"],"#
        + #""live":[{"key":"Mailer","resolves":6},{"key":"Clock","resolves":5}]}"#
    )
    #expect(line.ended == Array("\(line.text)\n".utf8))
  }

  @Test(
    arguments: [
      (0, "0"), (499, "0"), (500, "0.000001"), (1_204_000_000, "1.204"), (92_000_000_000, "92"),
      (1_999_999_500, "2"), (999_999_499, "0.999999"), (31_000_000, "0.031"), (-5, "0"),
      (3_600_000_001_000, "3600.000001"),
    ] as [(Int64, String)]
  )
  func `rounds times to microseconds, without zeros at the end`(time: Int64, text: String) {
    var line = JSONLine(kind: "ended")
    line.add("at", nanoseconds: time, isKept: true)
    #expect(line.text == #"{"kind":"ended","at":\#(text)}"#)
  }

  @Test func `leaves out a time that rounds to zero, unless it has to be there`() {
    var line = JSONLine(kind: "test")
    line.add("duration", nanoseconds: 499)
    #expect(line.text == #"{"kind":"test"}"#)
  }

  @Test func `escapes what JSON does not take, and leaves other text as it is`() throws {
    let scalars = (0..<0x180).compactMap { UnicodeScalar($0) } + ["\u{2028}", "🎭", "\u{FFFF}"]
    let text = String(String.UnicodeScalarView(scalars))
    let escaped = EscapedText(text)
    let read = try JSONDecoder().decode([String].self, from: Data("[\(escaped)]".utf8))
    #expect(read == [text])
    #expect(
      EscapedText("a \"b\" \\ \n\r\t\u{1}\u{1f}é").description
        == #""a \"b\" \\ \n\r\t\u0001\u001fé""#
    )
  }
}
