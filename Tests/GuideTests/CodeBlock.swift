import Foundation

/// A fenced block of Swift in a Markdown file.
struct CodeBlock {
  let document: URL
  /// The line of its first character, counted from 1.
  let line: Int
  let lines: [String]

  /// The blocks of a document, in order. Other languages and the shell are left out.
  static func all(in document: URL) throws -> [CodeBlock] {
    let lines = try String(contentsOf: document, encoding: .utf8).components(separatedBy: "\n")
    var blocks: [CodeBlock] = []
    var start: Int?
    for (index, line) in lines.enumerated() {
      if let first = start, line == "```" {
        blocks.append(
          CodeBlock(document: document, line: first + 1, lines: Array(lines[first..<index]))
        )
        start = nil
      } else if line == "```swift" {
        start = index + 1
      }
    }
    return blocks
  }
}
