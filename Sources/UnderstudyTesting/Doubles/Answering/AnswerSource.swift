package import Understudy

/// Where the answer of a call came from: its kind, and the line that set it.
@usableFromInline
package final class AnswerSource: Sendable, CustomStringConvertible {
  /// The way the answer was set.
  @usableFromInline package let kind: CallAnswer
  /// The line that set it; `nil` if none did.
  package let site: SourceSite?

  init(_ kind: CallAnswer, at site: SourceSite? = nil) {
    self.kind = kind
    self.site = site
  }

  /// A description such as `the rule at TheatreTests/SaleTests.swift:31`.
  @usableFromInline
  package var description: String { site.map { "\(name) at \($0)" } ?? name }

  private var name: String {
    switch kind {
    case .rule: "the rule"
    case .general: "the general answer"
    case .byDefault: "the default"
    case .fault: "the fault"
    case .real: "the real implementation"
    case .nothingNeeded: "no answer, and none needed"
    case .missing: "no answer"
    }
  }

  /// A value that the code under test has set itself.
  static let kept = AnswerSource(.byDefault)
  @usableFromInline static let real = AnswerSource(.real)
  @usableFromInline static let nothingNeeded = AnswerSource(.nothingNeeded)
  @usableFromInline static let missing = AnswerSource(.missing)
}
