#if Macros
import SwiftParser
import SwiftSyntax

/// Finds the doubles that tests name.
struct RequestCollector {
  private(set) var requests: [DoubleRequest] = []
  /// Names that the tests declare themselves.
  private(set) var declared: Set<String> = []

  private static let suffix = "Double"
  private static let introducers: Set<String> = [
    "class", "struct", "enum", "actor", "typealias", "protocol", "associatedtype",
  ]
  /// Types of the toolkit.
  private static let foreign: Set<String> = [
    "TestDouble", "RecordingDouble", "GeneratedDouble", "FallbackDouble",
  ]

  mutating func read(_ source: SourceText) {
    guard source.text.utf8.contains(word: Self.suffix) else { return }
    let file = Parser.parse(source: source.text)
    let converter = SourceLocationConverter(fileName: source.path, tree: file)
    var previous: [TokenSyntax] = []
    for token in file.tokens(viewMode: .sourceAccurate) {
      defer {
        previous.append(token)
        if previous.count > 16 { previous.removeFirst(8) }
      }
      guard case .identifier = token.tokenKind, let name = Self.protocolName(token.bareText) else {
        continue
      }
      if let introducer = previous.last, Self.introducers.contains(introducer.text) {
        declared.insert(token.bareText)
        continue
      }
      requests.append(
        DoubleRequest(
          name: name,
          scope: Self.scope(before: previous),
          path: source.path,
          line: converter.location(for: token.positionAfterSkippingLeadingTrivia).line
        )
      )
    }
  }

  private static func protocolName(_ text: String) -> String? {
    guard text.hasSuffix(suffix), text.count > suffix.count, !foreign.contains(text),
      let first = text.first, !first.isLowercase, !text.hasPrefix("__")
    else { return nil }
    return String(text.dropLast(suffix.count))
  }

  /// The types that are written before the name: `Docks.` in `Docks.InnerDouble`.
  private static func scope(before tokens: [TokenSyntax]) -> [String] {
    var scope: [String] = []
    var rest = tokens[...]
    while rest.count >= 2, rest.last?.tokenKind == .period,
      let type = rest.dropLast().last, case .identifier = type.tokenKind
    {
      scope.insert(type.bareText, at: 0)
      rest = rest.dropLast(2)
    }
    return scope
  }
}
#endif
