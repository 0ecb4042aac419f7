/// Limits that keep failure texts readable, however long the values are.
enum TextLimit {
  /// The most characters for one argument.
  static let argument = 200
  /// The most lines for a diff.
  static let lines = 40

  /// Returns the text on one line, or its beginning and end with the length of the omitted middle.
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

  /// Returns the lines, or the first and last of them with the number of the omitted ones.
  static func cutLines(_ text: String) -> String {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map { cut(String($0)) }
    guard all.count > lines else { return all.joined(separator: "\n") }
    let half = lines / 2
    let missing = "… (\(all.count - 2 * half) more lines)"
    return (all.prefix(half) + [missing] + all.suffix(half)).joined(separator: "\n")
  }
}
