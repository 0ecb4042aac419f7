/// Keeps texts of failures readable, however much the values have to say.
enum TextLimit {
  /// As many characters as one argument may take.
  static let argument = 200
  /// As many lines as a diff may take.
  static let lines = 40

  /// The text in one line, or its beginning and end and how much is missing between.
  ///
  /// - Complexity: O(length of the text).
  static func cut(_ text: String, to limit: Int = argument) -> String {
    let text = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\\n")
    let count = text.count
    guard count > limit else { return text }
    let half = limit / 2
    return "\(text.prefix(half))…(\(count - 2 * half) more)…\(text.suffix(half))"
  }

  /// The lines, or the first and last of them and how many are missing between.
  static func cutLines(_ text: String) -> String {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map { cut(String($0)) }
    guard all.count > lines else { return all.joined(separator: "\n") }
    let half = lines / 2
    let missing = "… (\(all.count - 2 * half) more lines)"
    return (all.prefix(half) + [missing] + all.suffix(half)).joined(separator: "\n")
  }
}
