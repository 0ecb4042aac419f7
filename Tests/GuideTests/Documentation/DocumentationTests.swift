import Foundation
import Testing

/// What the documentation catalogs show is what compiles and runs: the regions of the files beside this
/// one.
struct DocumentationTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `every Swift block of a catalog is a region of the source`() throws {
    let regions = try regions(of: "Catalogs.swift").map(\.lines)
    let blocks = try pages().flatMap { try CodeBlock.all(in: $0) }
    #expect(!blocks.isEmpty)
    for block in blocks where !regions.contains(block.lines) {
      Issue.record("No region equals the block in \(block.document.path()):\(block.line).")
    }
    for region in regions where !blocks.contains(where: { $0.lines == region }) {
      Issue.record("No catalog shows the region that begins with: \(region.first ?? "")")
    }
  }

  @Test func `every step of a tutorial is a region of the source`() throws {
    let regions = try regions(of: "Tutorial.swift").map(\.lines)
    let steps = try steps()
    #expect(!steps.isEmpty)
    for (step, lines) in steps where !regions.contains(lines) {
      Issue.record("No region equals the step in \(step.path()), without its imports.")
    }
    for region in regions where !steps.values.contains(region) {
      Issue.record("No step shows the region that begins with: \(region.first ?? "")")
    }
  }

  @Test func `every code file of a tutorial is shown by a step`() throws {
    let tutorials = try files(named: ".tutorial").map {
      try String(contentsOf: $0, encoding: .utf8)
    }
    for step in try steps().keys {
      let reference = #"file: "\#(step.lastPathComponent)""#
      #expect(tutorials.contains { $0.contains(reference) }, "\(step.lastPathComponent)")
    }
  }
}

// MARK: - Files

extension DocumentationTests {
  private func regions(of file: String) throws -> [Region] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: file)
    return try Region.all(in: file, orWhole: false)
  }

  private func pages() throws -> [URL] { try files(named: ".md") }

  /// The code files, each with its lines after the imports.
  private func steps() throws -> [URL: [String]] {
    var steps: [URL: [String]] = [:]
    for file in try files(named: ".swift") {
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("@testable import ") }
      let start = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
      let end = lines.lastIndex { !$0.isEmpty } ?? start
      steps[file] = Array(lines[start...end])
    }
    return steps
  }

  /// The files in catalogs.
  private func files(named suffix: String) throws -> [URL] {
    let sources = root.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path())
      .filter { $0.contains(".docc/") && $0.hasSuffix(suffix) }.sorted()
      .map { sources.appending(path: $0) }
  }
}
