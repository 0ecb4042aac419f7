import Understudy

/// A general error that another answer replaced before a call had received it.
struct ReplacedAnswer: Sendable {
  let answer: AnswerSource
  /// The line of the answer that replaced it.
  let replacedAt: SourceSite

  func isSame(_ other: ReplacedAnswer) -> Bool {
    answer.site == other.answer.site && replacedAt == other.replacedAt
  }

  /// Whether the code at some lines gave both, one after the other: an answer of a set-up may be meant
  /// to be replaced.
  func isGiven(at isMeant: (SourceSite) -> Bool) -> Bool {
    guard let site = answer.site else { return false }
    return isMeant(site) && isMeant(replacedAt) && site.line < replacedAt.line
  }
}
