import Understudy

/// The golden files written in this process, with their texts.
///
/// Two texts for one file would overwrite each other, and the last one would win.
struct GoldenRecorder {
  private var recorded: [String: (text: String, site: SourceSite)] = [:]

  /// - Returns: the site at which the file was recorded with another text; `nil` if it may be
  ///   written.
  mutating func claim(_ path: String, for text: String, at site: SourceSite) -> SourceSite? {
    guard let earlier = recorded[path] else {
      recorded[path] = (text, site)
      return nil
    }
    return earlier.text == text ? nil : earlier.site
  }

  static let shared = Lock(GoldenRecorder())
}
