import Understudy

/// Parts of the texts of patterns.
enum PatternText {
  /// Returns the site without the module: `SaleTests.swift:31`.
  static func place(fileID: StaticString, line: UInt) -> String {
    let path = "\(fileID)"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return "\(name):\(line)"
  }

  static func place(_ site: SourceSite) -> String { place(fileID: site.file, line: site.line) }

  /// Returns the range as it is written: `1...3`, `1...`, `..<3`.
  static func range<Range: RangeExpression>(_ range: Range) -> String {
    switch range {
    case let range as PartialRangeFrom<Range.Bound>: "\(CallText.text(of: range.lowerBound))..."
    case let range as PartialRangeThrough<Range.Bound>: "...\(CallText.text(of: range.upperBound))"
    case let range as PartialRangeUpTo<Range.Bound>: "..<\(CallText.text(of: range.upperBound))"
    default: CallText.text(of: range)
    }
  }
}
