/// Texts in Markdown.
enum MarkdownText {
  /// Returns a text as code, on one line, whatever it contains.
  static func code(_ text: String) -> String {
    let line = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
      )
    )
    var (longest, run) = (0, 0)
    for character in line {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let isTouching = line.hasPrefix("`") || line.hasSuffix("`") || line.isEmpty
    return isTouching ? "\(fence) \(line) \(fence)" : "\(fence)\(line)\(fence)"
  }

  /// Returns seconds as people read them.
  static func duration(_ seconds: Double) -> String {
    func decimal(_ value: Double, _ unit: String) -> String {
      let tenths = Int((value * 10).rounded())
      return tenths % 10 == 0 || tenths >= 1000
        ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
    }
    switch seconds {
    case ..<0.000_95: return "\(Int((max(0, seconds) * 1_000_000).rounded())) µs"
    case ..<0.995: return decimal(seconds * 1000, "ms")
    case ..<120: return decimal(seconds, "s")
    default: return "\(Int(seconds / 60)) min \(Int(seconds) % 60) s"
    }
  }

  static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
