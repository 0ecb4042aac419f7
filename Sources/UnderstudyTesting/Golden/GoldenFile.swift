import Understudy

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A text file in the repository that a test expects, next to the test's source file.
struct GoldenFile {
  static let variable = "UNDERSTUDY_RECORD_GOLDEN"

  /// The name as the test wrote it.
  let name: String
  let location: URL
  let site: SourceSite

  init(_ name: String, at site: SourceSite) {
    self.init(name, in: URL(filePath: site.filePath).deletingLastPathComponent(), at: site)
  }

  init(_ name: String, in folder: URL, at site: SourceSite) {
    self.name = name
    self.site = site
    location = folder.appending(path: name).standardizedFileURL
  }

  /// Whether the environment requests recording.
  static var isRecordingWanted: Bool {
    guard let value = getenv(variable).map({ String(cString: $0) }) else { return false }
    return !["", "0", "false", "no"].contains(value.lowercased())
  }

  /// Compares the text with the file, or records it.
  ///
  /// - Returns: the problem; `nil` if the file has this text.
  func judge(_ text: String, isRecording: Bool) -> String? {
    guard isNamed else { return GoldenText.unnamed(self) }
    let text = Self.normalized(text)
    let written: String?
    do {
      written = try read()
    } catch {
      return GoldenText.unreadable(self, error)
    }
    if isRecording,
      let other = GoldenRecorder.shared.withLock({
        $0.claim(location.path(), for: text, at: site)
      })
    {
      return GoldenText.recordedTwice(self, other)
    }
    if written == text { return nil }
    let difference = written.map { LineDifference(from: $0, to: text) }
    guard isRecording else {
      return difference.map { GoldenText.different(self, $0) } ?? GoldenText.missing(self)
    }
    do {
      try write(text)
    } catch {
      return GoldenText.unwritable(self, error)
    }
    return GoldenText.recorded(self, difference)
  }

  /// Whether the name is usable: an absolute path would depend on the machine, and the name of a
  /// folder, which ends in a slash, would be recorded as a file.
  private var isNamed: Bool { !name.isEmpty && !name.hasPrefix("/") && !name.hasSuffix("/") }

  /// Returns the text; `nil` if there is no file.
  private func read() throws -> String? {
    guard FileManager.default.fileExists(atPath: location.path(percentEncoded: false)) else {
      return nil
    }
    return Self.normalized(String(decoding: try Data(contentsOf: location), as: UTF8.self))
  }

  /// Atomically, so that a test that compares meanwhile finds one text or the other.
  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: location.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data((text + "\n").utf8).write(to: location, options: .atomic)
  }

  /// Removes what versioning tools and editors add or change: line endings, a break at the end, a
  /// mark at the beginning.
  static func normalized(_ text: String) -> String {
    var text = text.replacing("\r\n", with: "\n")
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
