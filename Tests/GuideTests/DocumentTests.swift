import Foundation
import Testing

/// What every document keeps to, whatever it is about.
@Suite struct DocumentTests {
  /// More than these words are not one question any more.
  private let limit = 1_000

  /// Documents that are looked up and not read from beginning to end.
  private let longGuides: [String: String] = [
    "comparing-packages": "it is a table, with the source of each cell",
    "glossary": "it is a list of terms",
    "messages": "it lists every text that the package prints",
    "moving-here": "it is an index",
    "performance-tables": "a program writes it, and it is tables",
  ]

  private let guidesWithoutTrouble: [String: String] = [
    "comparing-packages": "it compares features and shows nothing to do",
    "cookbook": "its recipes link to the guides, which say what can go wrong",
    "faq": "each question says what to do",
    "glossary": "it is a list of terms",
    "messages": "each entry is what went wrong, and the fix",
    "moving-here": "it is an index",
    "performance-tables": "a program writes it, and it is tables",
    "summary-for-agents": "it is a summary of the guides",
  ]

  @Test func `no guide has more than 1,000 words`() throws {
    for guide in try Document.guides() where longGuides[guide.name] == nil {
      let words = guide.wordCount
      if words > limit {
        record("\(guide.name) has \(words) words; \(limit) is the most.", in: guide)
      }
    }
  }

  @Test func `every document has a title`() throws {
    for document in try Document.all() where document.title == nil {
      record("There is no title: a line that begins with '# '.", in: document)
    }
  }

  @Test func `the last section of a guide says what can go wrong`() throws {
    for guide in try Document.guides() where guidesWithoutTrouble[guide.name] == nil {
      let last = guide.headings.last { $0.level == 2 }
      if last?.text != "What can go wrong" {
        record("The last section has to be 'What can go wrong'.", in: guide, last?.line ?? 1)
      }
    }
  }

  @Test func `every link between documents leads to a file and an anchor`() throws {
    let documents = try Document.all()
    let anchors = Dictionary(
      uniqueKeysWithValues: documents.map { ($0.file.standardized.path(), $0.anchors) }
    )
    for document in documents {
      for link in document.links where !link.isExternal {
        let target =
          link.path.isEmpty
          ? document.file
          : document.file.deletingLastPathComponent().appending(path: link.path).standardized
        guard FileManager.default.fileExists(atPath: target.path()) else {
          record("There is no file for this link: \(link.target)", in: document, link.line)
          continue
        }
        guard let anchor = link.anchor, let known = anchors[target.path()] else { continue }
        if !known.contains(anchor) {
          record("There is no anchor for this link: \(link.target)", in: document, link.line)
        }
      }
    }
  }

  @Test func `exceptions are made only for documents that exist`() throws {
    let names = Set(try Document.guides().map(\.name))
    for name in Set(longGuides.keys).union(guidesWithoutTrouble.keys).subtracting(names) {
      Issue.record("There is no guide \(name): remove it from the lists of this file.")
    }
  }

  private func record(_ problem: Comment, in document: Document, _ line: Int = 1) {
    Issue.record(
      problem,
      sourceLocation: SourceLocation(
        fileID: "GuideTests/\(document.file.lastPathComponent)",
        filePath: document.file.path(),
        line: line,
        column: 1
      )
    )
  }
}

/// How a document is read.
@Suite struct DocumentReadingTests {
  private let page = Document(
    file: URL(filePath: "/Guides/page.md"),
    text: """
      # A page: `call()`

      See [one](one.md), [a part](one.md#a-part) and [the part
      below](#what-isnt-said), or [the web](https://example.org). Not `[this](code.md)`.

      ```swift
      // # not a heading, [not a link](none.md)
      ```

      ## What isn't said
      ## Twice, `call(_:)`
      ## Twice, `call(_:)`
      """
  )

  @Test func `a title is the first heading`() {
    #expect(page.title == "A page: `call()`")
    #expect(Document(file: page.file, text: "\n## No title\n").title == nil)
  }

  @Test func `anchors are those of GitHub`() {
    #expect(page.anchors == ["a-page-call", "what-isnt-said", "twice-call_", "twice-call_-1"])
  }

  @Test func `links have a path, an anchor and a line, and code has none`() {
    let links = page.links
    #expect(links.map(\.path) == ["one.md", "one.md", "", "https://example.org"])
    #expect(links.map(\.anchor) == [nil, "a-part", "what-isnt-said", nil])
    #expect(links.map(\.line) == [3, 3, 4, 4])
    #expect(links.map(\.isExternal) == [false, false, false, true])
  }

  @Test func `words are counted without blocks of code`() {
    let text = "one  two\n\tthree `four`\n```swift\nlet five = 5\n```\n"
    #expect(Document(file: page.file, text: text).wordCount == 4)
  }
}
