import Understudy

/// Which golden files were written in this process, and with what.
///
/// Two texts for one file would each overwrite the other, and whichever came last would be right.
struct GoldenLedger {
  private var recorded: [String: (text: String, site: SourceSite)] = [:]

  /// - Returns: where the file was recorded with another text; `nil` if it may be written.
  mutating func claim(_ path: String, for text: String, at site: SourceSite) -> SourceSite? {
    guard let earlier = recorded[path] else {
      recorded[path] = (text, site)
      return nil
    }
    return earlier.text == text ? nil : earlier.site
  }

  static let shared = Lock(GoldenLedger())
}
