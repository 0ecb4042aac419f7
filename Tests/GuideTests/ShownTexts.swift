import Foundation
import Testing
import Understudy

/// The failures that documents show, which have to be the ones that their code records.
enum ShownTexts {
  /// The blocks of text in a document, in order.
  static func all(in document: String) throws -> [String] {
    try CodeBlock.all(of: "text", in: file(document)).map { $0.lines.joined(separator: "\n") }
  }

  /// Where a document is.
  static func file(_ document: String) -> URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: document)
  }

  /// What the body records as issues, in order; the test does not fail for it.
  static func recorded(
    isolation: isolated (any Actor)? = #isolation,
    by body: () async throws -> Void
  ) async throws -> [String] {
    let texts = Lock<[String]>([])
    try await withKnownIssue {
      try await body()
    } matching: { issue in
      texts.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return texts.withLock { $0 }
  }
}
