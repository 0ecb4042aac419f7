import Testing
import Understudy
import XCTest

/// What fails a test whose wait has come to its limit.
enum Overdue {
  private static let reported = Recorder<String>()

  /// Whether the text is that of a wait that has come to its limit.
  static func hasReported(_ text: String) -> Bool { reported.all.contains(text) }

  /// Records a failure at the site.
  ///
  /// Each framework drops what is recorded while it runs no test, so the one that runs has it.
  static func report(_ text: String, at site: SourceSite) {
    reported.add(text)
    Issue.record(text, at: site)
    XCTFail(text, file: site.file, line: site.line)
  }
}
