import Foundation

/// A Markdown file, as far as the tests of documents read it.
struct Document {
  struct Heading {
    let level: Int
    let text: String
    let line: Int
  }

  struct Link {
    let target: String
    /// The line of its end, counted from 1.
    let line: Int

    var isExternal: Bool { target.contains("://") || target.hasPrefix("mailto:") }
    var path: String { isExternal ? target : String(target.prefix { $0 != "#" }) }
    var anchor: String? {
      guard !isExternal, let hash = target.firstIndex(of: "#") else { return nil }
      return String(target[target.index(after: hash)...])
    }
  }

  let file: URL
  let text: String

  /// The file's name without its extension.
  var name: String { file.deletingPathExtension().lastPathComponent }

  /// Those of the text; code is not read word by word.
  var wordCount: Int {
    prose.map { $0.text.split(whereSeparator: \.isWhitespace).count }.reduce(0, +)
  }

  var title: String? { headings.first { $0.level == 1 }?.text }

  var headings: [Heading] {
    prose.compactMap { line in
      let level = line.text.prefix { $0 == "#" }.count
      guard (1...6).contains(level), line.text.dropFirst(level).first == " " else { return nil }
      let text = line.text.dropFirst(level).trimmingCharacters(in: .whitespaces)
      return Heading(level: level, text: text, line: line.number)
    }
  }

  /// What GitHub makes of the headings, to link to.
  var anchors: Set<String> {
    var counts: [String: Int] = [:]
    var anchors: Set<String> = []
    for heading in headings {
      let anchor = heading.text.lowercased()
        .filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        .replacingOccurrences(of: " ", with: "-")
      let earlier = counts[anchor, default: 0]
      counts[anchor] = earlier + 1
      anchors.insert(earlier == 0 ? anchor : "\(anchor)-\(earlier)")
    }
    return anchors
  }

  /// Those that have their target in place, outside of code.
  var links: [Link] {
    prose.flatMap { line in
      let withoutCode = line.text.replacing(/`[^`]*`/, with: "code")
      return withoutCode.matches(of: /\]\(([^()\s]+)\)/).map {
        Link(target: String($0.1), line: line.number)
      }
    }
  }

  /// The lines outside of fenced blocks.
  private var prose: [(number: Int, text: String)] {
    var isCode = false
    return text.components(separatedBy: "\n").enumerated().compactMap { index, line in
      if line.hasPrefix("```") {
        isCode.toggle()
        return nil
      }
      return isCode ? nil : (index + 1, line)
    }
  }
}

// MARK: - Files

extension Document {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The guides, by name.
  static func guides() throws -> [Document] {
    let folder = root.appending(path: "Guides")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".md") }.sorted()
      .map { try Document(reading: folder.appending(path: $0)) }
  }

  /// The guides and the README.
  static func all() throws -> [Document] {
    try [Document(reading: root.appending(path: "README.md"))] + guides()
  }

  private init(reading file: URL) throws {
    self.init(file: file, text: try String(contentsOf: file, encoding: .utf8))
  }
}
