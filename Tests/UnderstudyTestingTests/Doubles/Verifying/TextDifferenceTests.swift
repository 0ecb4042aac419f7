import Testing

@testable import UnderstudyTesting

@Suite struct TextDifferenceTests {
  @Test(arguments: [
    Row("", "", 0, "- \n+ "),
    Row("abc", "abc", 0, "- abc\n+ abc"),
    Row("abc", "abd", 1, "- abc\n+ abd"),
    Row("aa", "aaa", 1, "- aa\n+ aaa"),
    Row("aaa", "aa", 1, "- aaa\n+ aa"),
    Row("abab", "ab", 2, "- abab\n+ ab"),
    Row("", "abc", 3, "- \n+ abc"),
    Row("xbcy", "xy", 2, "- xbcy\n+ xy"),
    Row(
      "0123456789012345678901234|a|0123456789012345678901234",
      "0123456789012345678901234|bc|0123456789012345678901234",
      2,
      "- …6789012345678901234|a|0123456789012345678…\n+ …6789012345678901234|bc|0123456789012345678…"
    ),
  ])
  func `the difference of two texts is what lies between their common beginning and end`(row: Row) {
    let difference = TextDifference(row.expected, row.actual)
    #expect(difference.length == row.length)
    #expect(difference.lines == row.lines)
  }

  @Test func `a long difference is cut`() {
    let other = String(repeating: "b", count: 500)
    #expect(
      TextDifference("a", other).lines
        == "- a\n+ \(String(repeating: "b", count: 60))…(380 more)…\(String(repeating: "b", count: 60))"
    )
  }

  @Test(arguments: [
    ("", 4, ""),
    ("abcd", 4, "abcd"),
    ("abcde", 4, "ab…(1 more)…de"),
    ("a\nb", 4, #"a\nb"#),
    ("a\r\nb", 9, #"a\nb"#),
  ])
  func `a text is cut in the middle and rendered as one line`(
    text: String,
    limit: Int,
    expected: String
  ) {
    #expect(TextLimit.cut(text, to: limit) == expected)
  }

  @Test func `a line is cut in the middle`() {
    let lines = (1...50).map(String.init)
    let expected = lines.prefix(20) + ["… (10 more lines)"] + lines.suffix(20)
    #expect(TextLimit.cutLines(lines.joined(separator: "\n")) == expected.joined(separator: "\n"))
    let few = lines.prefix(40).joined(separator: "\n")
    #expect(TextLimit.cutLines(few) == few)
  }
}

extension TextDifferenceTests {
  struct Row: Sendable {
    let expected: String
    let actual: String
    let length: Int
    let lines: String

    init(_ expected: String, _ actual: String, _ length: Int, _ lines: String) {
      (self.expected, self.actual, self.length, self.lines) = (expected, actual, length, lines)
    }
  }
}
