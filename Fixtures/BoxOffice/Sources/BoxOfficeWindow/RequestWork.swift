import Understudy
import UnderstudyInsight

/// What the house had to fetch for one request.
///
/// What a part that all requests share is made from is the house's work, not that of the request it
/// was made for first. What such a part looks up while it serves the request counts where it follows the
/// current container, as in the app; in a test it asks the test's.
package struct RequestWork: Hashable, Sendable {
  /// How many parts were made, or waited for while they were.
  package var built: Int
  /// How many were there.
  package var found: Int
  /// How many of all these another part of the request had asked for.
  package var nested: Int
  /// How often a part could not be had.
  package var failed: Int

  package init(built: Int = 0, found: Int = 0, nested: Int = 0, failed: Int = 0) {
    self.built = built
    self.found = found
    self.nested = nested
    self.failed = failed
  }

  init(_ report: MetricsReport) {
    self.init(
      built: report.misses,
      found: report.hits,
      nested: report.nested,
      failed: report.failures
    )
  }
}

extension RequestWork: CustomStringConvertible {
  /// `9 parts: 2 built, 7 found, 6 nested, 0 failed`
  package var description: String {
    "\(built + found) parts: \(built) built, \(found) found, \(nested) nested, \(failed) failed"
  }
}
