import Foundation
import Season
import SeasonGenerator
import SeasonModel
import Testing
import Understudy

/// The sources that are committed.
@Suite struct GeneratedSourcesTests {
  /// What the committed season was drawn from.
  private static let seed: UInt64 = 1

  @Test func `they are what the generator writes, byte for byte`() throws {
    let files = SeasonSource(.drawn(seed: Self.seed), seed: Self.seed).files
    #expect(files.count == 13)
    for file in files {
      let committed = try String(
        contentsOf: Self.folder.appending(path: file.name),
        encoding: .utf8
      )
      #expect(committed == file.text, "\(file.name): run generate --seed \(Self.seed)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(Set(names) == Set(files.map(\.name)))
  }

  @Test func `their table is the season that was drawn`() {
    #expect(seasonGraph == .drawn(seed: Self.seed))
  }

  @Test func `they register the keys of the table, in its order`() {
    #expect(seasonRegistrations(BuildLog()).map(\.key.description) == seasonGraph.keys)
  }

  @Test(arguments: seeds)
  func `no line is too long, whatever the seed`(seed: UInt64) {
    for file in SeasonSource(drawn[seed]!, seed: seed).files {
      for line in file.text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Season/Generated").standardizedFileURL
}
