import Testing

@testable import UnderstudyTesting

@Suite struct `The difference of two texts, line by line` {
  @Test(arguments: [
    ("a\nb\nc\nd\ne\nf\ng", "a\nb\nc\nD\ne\nf\ng", "from line 2:\n  b\n  c\n- d\n+ D\n  e\n  f"),
    ("", "a", "from line 1:\n+ a"),
    ("a", "", "from line 1:\n- a"),
    ("a\nb", "a\nx\nb", "from line 1:\n  a\n+ x\n  b"),
    ("a\nb", "b", "from line 1:\n- a\n  b"),
    ("a\n\nb", "a\n\nc", "from line 1:\n  a\n\n- b\n+ c"),
    ("a ", "a", "from line 1:\n- a ⏎\n+ a"),
    ("a", "a\n", "from line 1:\n  a\n+ "),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9", "0\n1\n2\n3\n4\n5\n6\n7\n8",
      "from line 1:\n+ 0\n  1\n  2\nfrom line 7:\n  7\n  8\n- 9"
    ),
    ("1\n2\n3\n4\n5", "0\n1\n2\n3\n4", "from line 1:\n+ 0\n  1\n  2\n  3\n  4\n- 5"),
  ])
  func `shows the lines that differ and two lines around them`(
    old: String,
    new: String,
    text: String
  ) {
    #expect("\(LineDifference(from: old, to: new))" == text)
  }

  @Test func `is cut where it is long`() {
    let old = (1...100).map(String.init).joined(separator: "\n")
    let lines = "\(LineDifference(from: old, to: ""))".split(separator: "\n")
    #expect(lines.count == 61)
    #expect(lines.last == "… and 41 more lines")
  }

  @Test func `is not searched in long texts that have nothing in common`() {
    let old = (1...50_000).map { "old \($0)" }.joined(separator: "\n")
    let new = (1...50_000).map { "new \($0)" }.joined(separator: "\n")
    let difference = LineDifference(from: "same\n\(old)\nend", to: "same\n\(new)\nend")
    #expect(difference.lines.count == 100_002)
    #expect(difference.lines.first == .same("same"))
    #expect(difference.lines.last == .same("end"))
    #expect(difference.lines[1] == .removed("old 1"))
    #expect(difference.lines[50_001] == .added("new 1"))
  }
}
