/// The name of the file that a test's report is written to, such as
/// `container-SaleTests-sells.txt`.
package enum ReportFile {
  /// The most characters; file systems allow 255 bytes, and frameworks add to a name that is taken.
  private static let limit = 100

  /// - Parameter parts: the parts of the test's name, the outermost first. Any character that is
  ///   neither a letter, a digit nor an underscore becomes a hyphen.
  package static func name(_ parts: String...) -> String {
    let words = parts.flatMap { part in
      part.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
    return "container-\(words.joined(separator: "-").prefix(limit)).txt"
  }
}
