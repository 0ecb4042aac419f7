/// A text of several lines taken apart for a log, where an entry is one line.
///
/// The texts of errors and issues say in their first line what happened, and in one that begins with
/// `fix: ` what to do.
struct LogText {
  let headline: String
  /// The lines between, if there are any.
  let details: String?
  let fix: String?

  /// - Parameter known: lines that are said elsewhere.
  init(_ text: String, without known: [String] = []) {
    var lines = text.split(whereSeparator: \.isNewline).map(Self.trimmed)
    headline = lines.isEmpty ? "" : lines.removeFirst()
    let mark = "fix: "
    let fixes = lines.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    fix = fixes.isEmpty ? nil : fixes.joined(separator: " ")
    lines.removeAll { $0.hasPrefix(mark) || known.contains($0) }
    details = lines.isEmpty ? nil : lines.joined(separator: "; ")
  }

  private static func trimmed(_ line: Substring) -> String {
    String(line.drop { $0 == " " || $0 == "\t" })
  }
}
