/// The difference of two texts: the part between their common beginning and their common end.
struct TextDifference {
  private let expected: [Character]
  private let actual: [Character]
  private let prefix: Int
  private let suffix: Int

  init(_ expected: String, _ actual: String) {
    let (expected, actual) = (Array(expected), Array(actual))
    let prefix = zip(expected, actual).prefix { $0 == $1 }.count
    let rest = min(expected.count, actual.count) - prefix
    suffix = zip(expected.reversed(), actual.reversed()).prefix(rest).prefix { $0 == $1 }.count
    self.prefix = prefix
    (self.expected, self.actual) = (expected, actual)
  }

  /// The number of characters in between, in the longer text.
  var length: Int { max(expected.count, actual.count) - prefix - suffix }

  /// Two lines with the difference and some context.
  var lines: String {
    "- \(window(of: expected))\n+ \(window(of: actual))"
  }

  private func window(of text: [Character]) -> String {
    let margin = 20
    let start = max(0, prefix - margin)
    let end = min(text.count, text.count - suffix + margin)
    let part = TextLimit.cut(String(text[start..<end]), to: 120)
    return "\(start > 0 ? "…" : "")\(part)\(end < text.count ? "…" : "")"
  }
}
