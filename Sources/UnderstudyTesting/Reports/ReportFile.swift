/// The name of the file that a test's report is written to, such as
/// `container-SaleTests-sells.txt`.
package enum ReportFile {
  /// In characters; file systems take 255 bytes, and frameworks add to a name that is taken.
  private static let limit = 100

  /// - Parameter parts: what names the test, the outermost first. Whatever is neither a letter, a digit nor
  ///   an underscore becomes a hyphen.
  package static func name(_ parts: String...) -> String {
    let words = parts.flatMap { part in
      part.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
    return "container-\(words.joined(separator: "-").prefix(limit)).txt"
  }
}
