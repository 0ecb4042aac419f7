package import Testing
package import Understudy

extension Issue {
  /// Records an issue with the text, at the site.
  package static func record(_ text: String, at site: SourceSite) {
    record(
      Comment(rawValue: text),
      sourceLocation: SourceLocation(
        fileID: site.fileID,
        filePath: site.filePath,
        line: Int(site.line),
        column: 1
      )
    )
  }
}
