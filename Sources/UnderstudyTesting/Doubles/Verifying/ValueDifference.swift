import CustomDump

/// The difference of two values, in lines that begin with `-` and `+`.
enum ValueDifference {
  /// Returns the difference; `nil` if each value fits one line and so shows it already.
  static func text(_ expected: Any, _ actual: Any) -> String? {
    if let expected = expected as? String, let actual = actual as? String,
      !expected.contains("\n"), !actual.contains("\n")
    {
      guard max(expected.count, actual.count) > 60 else { return nil }
      return indented(TextDifference(expected, actual).lines)
    }
    guard let difference = diff(expected, actual) else { return nil }
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2 else { return nil }
    return indented(TextLimit.cutLines(difference))
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
      .joined(separator: "\n")
  }
}
