import Foundation
import SeasonGenerator
import SeasonModel

/// Writes the season of a seed into the sources, or into another folder.
///
/// ```sh
/// swift run --package-path Fixtures/Season generate --seed 1
/// swift run --package-path Fixtures/Season generate --seed 2 --into /tmp/season
/// ```
@main
enum Generate {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count == 2 || words.count == 4 && words[2] == "--into", words[0] == "--seed",
      let seed = UInt64(words[1])
    else {
      FileHandle.standardError.write(Data("usage: generate --seed NUMBER [--into FOLDER]\n".utf8))
      exit(64)
    }
    let folder = words.count == 4 ? URL(filePath: words[3]) : sources
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in SeasonSource(.drawn(seed: seed), seed: seed).files {
      try Data(file.text.utf8).write(to: folder.appending(path: file.name))
    }
    print("seed \(seed): written to \(folder.path())")
  }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Season/Generated").standardizedFileURL
}
