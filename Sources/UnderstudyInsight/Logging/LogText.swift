/// A text of several lines, split for a log whose entries are one line each.
///
/// The texts of errors and issues say in their first line what happened, and in one that begins
/// with `fix: ` how to fix it.
struct LogText {
  let headline: String
  /// The lines in between; `nil` if there are none.
  let details: String?
  let fix: String?

  /// - Parameter known: lines to omit, since they appear elsewhere.
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
