import Understudy

/// Where a piece belongs: who hears of what it finds wrong.
struct StubHome: Sendable {
  var sink: (any IssueSink)?
  /// Its container, which answers for it where nobody else does.
  weak var container: Container?
  /// What was said about the piece itself.
  var verification = VerificationSettings()
}
