import Understudy

/// One thing that isolation promises, said once for every framework and every way to ask for it.
///
/// A driver runs each rule in several cases, each in the container that it gives to a case. What the
/// first one leaves behind, the next would see, in whatever order they run and however many at once.
struct IsolationRule: Sendable {
  /// What a case does: where it can, without suspending, so that synchronous bodies can do it too.
  enum Act: Sendable {
    case immediate(@Sendable (Turn) throws -> Void)
    case suspending(@Sendable (Turn) async throws -> Void)
  }

  /// The promise, as a sentence.
  let name: String
  /// How many cases act on it.
  var turns = 3
  /// The same for a run that is to be crowded.
  var turnsInCrowd: Int?
  /// What the outermost closure of a driver does: where there is a suite's or a class's set-up,
  /// that; otherwise what comes first for each case.
  var setUp: @Sendable (Container) throws -> Void = { _ in }
  /// What the closure does that is nearest to the case, for each case anew.
  var prepare: @Sendable (Container) throws -> Void = { _ in }
  let act: Act
  /// Cases that are to fail; run one after the other, when all that act have ended.
  var failingCases: [FailingCase] = []
  /// Two cases at once.
  var overlap: Overlap?
  /// Looks at what the cases have left, last of all.
  var judge: @Sendable (RuleOutcome) throws -> Void = { _ in }

  var canBeImmediate: Bool {
    if case .immediate = act { true } else { false }
  }
}
