import Foundation
import Testing
import UnderstudyTesting

/// `Guides/messages.md` has all messages of the package, as they are printed.
@Suite struct GalleryTests {
  /// The name of the test below, which some messages contain.
  static let name = "the page of messages is what the package prints"

  @Test func `the page of messages is what the package prints`() async throws {
    let page = try await GalleryPage.made()
    expectGolden(page.text, "../../../Guides/messages.md")
    #expect(GalleryStage.allKinds.subtracting(page.kinds) == GalleryStage.kindsElsewhere)
    try expectLinks(of: page.text)
    try GallerySources.expectAll(in: page.text)
  }

  /// The guides, and their sections, that the page links to.
  private func expectLinks(of text: String) throws {
    for link in Set(text.matches(of: #/\]\(([a-z-]+\.md)(?:#([a-z-]+))?\)/#).map(\.output.0)) {
      let parts = link.dropFirst(2).dropLast().split(separator: "#")
      guard
        let guide = try? String(contentsOf: ShownTexts.file("Guides/\(parts[0])"), encoding: .utf8)
      else {
        Issue.record("There is no guide \(parts[0]).")
        continue
      }
      guard parts.count > 1 else { continue }
      let sections = guide.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { line in
        line.dropFirst(3).lowercased().filter {
          $0.isLetter || $0.isNumber || $0 == " " || $0 == "-"
        }
        .replacing(" ", with: "-")
      }
      #expect(sections.contains(String(parts[1])), "\(link) leads nowhere")
    }
  }
}
