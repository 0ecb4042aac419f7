import Foundation

/// A fenced block of one language in a Markdown file.
struct CodeBlock {
  let document: URL
  /// The line of its first character, counted from 1.
  let line: Int
  let lines: [String]

  /// The blocks of a document in one language, in order. Others are left out.
  static func all(of language: String = "swift", in document: URL) throws -> [CodeBlock] {
    let lines = try String(contentsOf: document, encoding: .utf8).components(separatedBy: "\n")
    var blocks: [CodeBlock] = []
    var start: Int?
    for (index, line) in lines.enumerated() {
      if let first = start, line == "```" {
        blocks.append(
          CodeBlock(document: document, line: first + 1, lines: Array(lines[first..<index]))
        )
        start = nil
      } else if line == "```\(language)" {
        start = index + 1
      }
    }
    return blocks
  }
}
