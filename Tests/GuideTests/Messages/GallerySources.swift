import Foundation
import Testing

/// The texts in the sources, which have to be on the page.
///
/// Every piece of a string literal that has at least three words is looked for, in all files of the modules
/// that print for readers. What it cannot see: a text of which each piece has fewer words, one that is put
/// together from pieces that other messages have, and the order of the pieces.
enum GallerySources {
  /// The modules whose texts are on the page. `Fixtures/Doubles/messages` has those of the generator, the
  /// tests of the command have those of the command.
  private static let modules = [
    "Understudy", "UnderstudyModules", "UnderstudyLaunch", "UnderstudyInsight", "UnderstudyTesting",
    "UnderstudyInsightTesting", "UnderstudySwiftTesting", "UnderstudyXCTest", "UnderstudySwiftUI",
    "SuiteReports",
  ]

  static func expectAll(in page: String) throws {
    try page.withCString { try expectAll(in: $0) }
  }

  private static func expectAll(in page: UnsafePointer<CChar>) throws {
    var unused = Set(GalleryExceptions.pieces)
    var places = Set(GalleryExceptions.places.map(\.key))
    for module in modules {
      for name in try names(of: module) {
        let place = "\(module)/\(name)"
        if let exempt = GalleryExceptions.places.first(where: { place.hasPrefix($0.key) }) {
          places.remove(exempt.key)
          continue
        }
        let file = ShownTexts.file("Sources/\(place)")
        for piece in SourceLiterals.pieces(of: try Data(contentsOf: file)) {
          if GalleryExceptions.pieces.contains(piece.text) {
            unused.remove(piece.text)
          } else if strstr(page, piece.text) == nil {
            Issue.record(
              "This text is not on the page: \(piece.text)",
              sourceLocation: SourceLocation(
                fileID: "\(module)/\(file.lastPathComponent)",
                filePath: file.path(),
                line: piece.line,
                column: 1
              )
            )
          }
        }
      }
    }
    #expect(unused.isEmpty, "these exceptions are not in the sources")
    #expect(places.isEmpty, "there are no such sources")
  }

  private static func names(of module: String) throws -> [String] {
    let folder = ShownTexts.file("Sources/\(module)").path()
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") && !$0.contains("FirstGuesses/") }.sorted()
  }
}
