import Foundation

/// A piece of a source file that a document shows: what stands between `// snippet: name` and
/// `// end snippet`, or a whole file of the snippets folder that has no such marks.
struct Region {
  let file: URL
  /// The line of its first character, counted from 1.
  let line: Int
  /// Without the indentation that all of them share.
  let lines: [String]

  init(file: URL, line: Int, lines: [some StringProtocol]) {
    self.file = file
    self.line = line
    let depths = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let depth = depths.min() ?? 0
    self.lines = lines.map { String($0.dropFirst(depth)) }
  }

  /// The regions of a file, in order.
  ///
  /// - Parameter isWhole: whether the file itself is one if it marks none.
  static func all(in file: URL, orWhole isWhole: Bool) throws -> [Region] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    var regions: [Region] = []
    var start: Int?
    for (index, line) in lines.enumerated() {
      let mark = line.drop { $0 == " " }
      if mark.hasPrefix("// snippet: ") { start = index + 1 }
      if mark == "// end snippet", let first = start {
        regions.append(Region(file: file, line: first + 1, lines: Array(lines[first..<index])))
        start = nil
      }
    }
    guard regions.isEmpty, isWhole else { return regions }
    return [Region(file: file, line: 1, lines: lines.last == "" ? lines.dropLast() : lines)]
  }
}
