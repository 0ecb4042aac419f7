#if Macros
/// Finds the doubles that tests name: identifiers that end in `Double`.
///
/// A name in a comment behind code, or within a text, counts as well: then there is a double too many.
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
    source.text.searching { text in
      // Lines are counted as far as they are needed, once.
      var (line, counted) = (1, 0)
      for offset in text.offsets(of: Self.suffix) {
        let end = offset + Self.suffix.utf8.count
        guard end == text.bytes.count || !text.isIdentifier(text.bytes[end]) else { continue }
        let start = text.identifierStart(before: offset)
        guard let name = Self.protocolName(text.text(start..<end)) else { continue }
        while counted < start {
          if text.bytes[counted] == UInt8(ascii: "\n") { line += 1 }
          counted += 1
        }
        add(name, at: start, in: text, DoubleRequest(name: name, path: source.path, line: line))
      }
    }
  }

  private mutating func add(
    _ name: String,
    at start: Int,
    in text: TextBytes,
    _ request: DoubleRequest
  ) {
    let isText = start > 0 && text.bytes[start - 1] == UInt8(ascii: "\"")
    guard !isText, !isComment(at: start, in: text) else { return }
    let end = text.skippingBlanks(before: start)
    let before = text.text(text.identifierStart(before: end)..<end)
    if Self.introducers.contains(before) {
      declared.insert(name + Self.suffix)
      return
    }
    var request = request
    request.scope = scope(before: start, in: text)
    requests.append(request)
  }

  private static func protocolName(_ text: String) -> String? {
    guard text.count > suffix.count, !foreign.contains(text),
      let first = text.first, !first.isLowercase, !first.isNumber, !text.hasPrefix("__")
    else { return nil }
    return String(text.dropLast(suffix.count))
  }

  private func isComment(at start: Int, in text: TextBytes) -> Bool {
    var line = start
    while line > 0, text.bytes[line - 1] != UInt8(ascii: "\n") { line -= 1 }
    let first = text.skippingBlanks(from: line)
    return first + 1 < start && text.text(first..<(first + 2)) == "//"
  }

  /// The types that are written before the name: `Docks.` in `Docks.InnerDouble`.
  private func scope(before start: Int, in text: TextBytes) -> [String] {
    var scope: [String] = []
    var end = start
    while end > 0, text.bytes[end - 1] == UInt8(ascii: ".") {
      let begin = text.identifierStart(before: end - 1)
      guard begin < end - 1 else { break }
      scope.insert(text.text(begin..<(end - 1)), at: 0)
      end = begin
    }
    return scope
  }
}
#endif
