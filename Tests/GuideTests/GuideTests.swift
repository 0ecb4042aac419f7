import Foundation
import Testing

/// What the README and the guides show is what compiles and runs: the snippets beside this file
/// in this target, the regions of the fixtures in their own projects.
struct GuideTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `every Swift block of a document is a region of the source`() throws {
    let regions = try regions()
    for block in try blocks() where !regions.contains(where: { $0.lines == block.lines }) {
      Issue.record(
        "No region of the source equals this block. \(nearest(to: block, among: regions))",
        sourceLocation: location(block.document, block.line)
      )
    }
  }

  @Test func `every region of the source is shown by a document`() throws {
    let blocks = try blocks()
    for region in try regions() where !blocks.contains(where: { $0.lines == region.lines }) {
      Issue.record(
        "No block of README.md or Guides/*.md shows this region.",
        sourceLocation: location(region.file, region.line)
      )
    }
  }

  @Test func `some documents contain blocks`() throws {
    #expect(try Set(blocks().map(\.document)).count > 1)
  }

  /// Where the block first differs from the region that has most of its lines.
  private func nearest(to block: CodeBlock, among regions: [Region]) -> Comment {
    let wanted = Set(block.lines)
    let common = regions.map { Set($0.lines).intersection(wanted).count }
    guard let most = common.max(), let index = common.firstIndex(of: most) else {
      return "There are no regions."
    }
    let region = regions[index]
    let pairs = zip(block.lines, region.lines)
    let offset =
      pairs.enumerated().first { $1.0 != $1.1 }?.offset
      ?? min(block.lines.count, region.lines.count)
    let shown = offset < block.lines.count ? block.lines[offset] : "(the end)"
    let written = offset < region.lines.count ? region.lines[offset] : "(the end)"
    return """
      Nearest: \(region.file.lastPathComponent):\(region.line + offset)
      document: \(shown)
      source:   \(written)
      """
  }

  private func location(_ file: URL, _ line: Int) -> SourceLocation {
    SourceLocation(
      fileID: "GuideTests/\(file.lastPathComponent)",
      filePath: file.path(),
      line: line,
      column: 1
    )
  }
}

// MARK: - Files

extension GuideTests {
  private func blocks() throws -> [CodeBlock] {
    let guides = try files(in: "Guides", named: "md")
    return try ([root.appending(path: "README.md")] + guides).flatMap { try CodeBlock.all(in: $0) }
  }

  private func regions() throws -> [Region] {
    let snippets = try files(in: "Tests/GuideTests/Snippets", named: "swift")
      .flatMap { try Region.all(in: $0, orWhole: true) }
    let manifest = try Region.all(
      in: root.appending(path: "Fixtures/FirstApp/Package.swift"),
      orWhole: true
    )
    let fixtures = try ["FirstApp", "Swift5Client", "MainActorClient", "SwiftUIStandIn", "Doubles"]
      .flatMap { client in
        try ["", "/Sources", "/Tests"].flatMap { folder in
          try files(in: "Fixtures/\(client)\(folder)", named: "swift", deep: folder != "")
        }
      }
      .flatMap { try Region.all(in: $0, orWhole: false) }
    return snippets + manifest + fixtures
  }

  private func files(
    in folder: String,
    named pathExtension: String,
    deep isDeep: Bool = false
  ) throws -> [URL] {
    let folder = root.appending(path: folder)
    let names =
      isDeep
      ? try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      : try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return names.filter { $0.hasSuffix(".\(pathExtension)") }.sorted()
      .map { folder.appending(path: $0) }
  }
}
