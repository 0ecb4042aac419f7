import Testing
import Understudy
import XCTest

/// What fails a test whose wait has come to its limit.
enum Overdue {
  /// Records a failure at the site.
  ///
  /// Each framework drops what is recorded while it runs no test, so the one that runs has it.
  static func report(_ text: String, at site: SourceSite) {
    Issue.record(
      Comment(rawValue: text),
      sourceLocation: SourceLocation(
        fileID: site.fileID,
        filePath: site.filePath,
        line: Int(site.line),
        column: 1
      )
    )
    XCTFail(text, file: site.file, line: site.line)
  }
}
