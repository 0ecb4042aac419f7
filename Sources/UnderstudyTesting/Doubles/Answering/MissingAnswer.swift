import Understudy

/// The reasons a call got no answer, in words.
@usableFromInline
struct MissingAnswer<Arguments> {
  /// An existing answer that cannot be given.
  @usableFromInline enum Obstacle {
    /// The answer is async, and the call does not wait.
    case async
    /// The answer waits, at a gate or for a clock, and the call does not.
    case waiting
    /// The answer is the real implementation, and the call brings none.
    case real
    /// The answer is a closure for a generated member, and `call` cannot pass it the arguments.
    case handler
    /// The answer is a closure for a generated member of other types: members with noncopyable type
    /// parameters share one stub.
    case otherTypes
  }

  @usableFromInline var obstacle: Obstacle?
  /// The rules that did not match, latest first.
  @usableFromInline var unmatched: [(rule: AnswerSource, pattern: ArgumentPattern<Arguments>)] = []
  /// The rules that matched after their sequence had run out, latest first.
  ///
  /// The number of answers; `nil` for rules that were cleared while the call was in progress.
  @usableFromInline var spent: [(rule: StubRule<Arguments>, answers: Int?)] = []
  /// The number of answers in the general sequence, if it was one.
  @usableFromInline var general: Int?

  @inlinable init(general: Int? = nil) { self.general = general }

  @usableFromInline init(_ obstacle: Obstacle) { self.obstacle = obstacle }

  @usableFromInline static var async: MissingAnswer { MissingAnswer(.async) }
  @usableFromInline static var waiting: MissingAnswer { MissingAnswer(.waiting) }
  @usableFromInline static var real: MissingAnswer { MissingAnswer(.real) }
  @usableFromInline static var handler: MissingAnswer { MissingAnswer(.handler) }
  @usableFromInline static var otherTypes: MissingAnswer { MissingAnswer(.otherTypes) }

  /// Whether there is no answer at all.
  var isWithoutAnswers: Bool {
    obstacle == nil && unmatched.isEmpty && spent.isEmpty && general == nil
  }

  /// Adds all other rules that somebody wrote as unmatched: only now, so that an answered call does not
  /// pay for it.
  @usableFromInline
  mutating func addUnmatched(of rules: [StubRule<Arguments>]) {
    let matched = Set(spent.map(\.rule.serial))
    unmatched = rules.reversed()
      .filter { !matched.contains($0.serial) && $0.answer !== AnswerSource.kept }
      .map { ($0.answer, $0.pattern) }
  }

  /// Returns the line of the answer that came closest: a rule that matched, then the general answer,
  /// then the latest rule; `nil` if there is no answer at all.
  ///
  /// - Parameter general: the line of the general answer.
  func site(_ general: SourceSite?) -> SourceSite? {
    spent.first { $0.answers != nil }?.rule.answer.site
      ?? (self.general == nil ? nil : general)
      ?? unmatched.first?.rule.site
  }

  /// Returns the issue's text for the call.
  ///
  /// - Parameters:
  ///   - output: the type of the member's result.
  ///   - failure: the type of its error.
  ///   - generalSite: the line of the general sequence.
  ///   - wereCleared: whether the stub had answers that were removed.
  ///   - registration: the registration of its double, if the text has to name it.
  // Not stored: every call returns room for a missing answer.
  func text(
    for call: String,
    of member: String,
    _ origin: MemberOrigin,
    _ output: any Any.Type,
    _ failure: any Any.Type,
    generalSite: SourceSite? = nil,
    wereCleared: Bool = false,
    registration: RegistrationUsage? = nil
  ) -> String {
    guard let obstacle else {
      let cure = "  fix: \(cure(origin.answering(member, output, failure), wereCleared))"
      let lines = ["No answer for \(call)."] + reasons(of: member, generalSite, wereCleared)
      let place = registration.map {
        "- The call went to the double that is registered for \($0.key), at \($0.site)."
      }
      let places = [origin.text(of: member), place].compactMap { $0 }
      return (lines + places + [cure]).joined(separator: "\n")
    }
    return """
      The answer for \(call) \(MissingAnswer.complaint(of: obstacle)).
      \(origin.text(of: member))
        fix: \(MissingAnswer.cure(of: obstacle, of: member, isGenerated: origin.double != nil)).
      """
  }

  private static func complaint(of obstacle: Obstacle) -> String {
    switch obstacle {
    case .async: "is async, but the call was made without `await`"
    case .waiting: "is held or delayed, but the call was made without `await`"
    case .real: "is .real, the real implementation, but the call passes none"
    case .handler: "is a closure of a generated member, but the call was made by `call(_:)`"
    case .otherTypes:
      "is a closure for other types; members with noncopyable type parameters share one stub"
    }
  }

  private static func cure(
    of obstacle: Obstacle,
    of member: String,
    isGenerated: Bool
  ) -> String {
    switch obstacle {
    case .async where isGenerated: "give answers(_:) a closure that does not await"
    case .async:
      "give answers(_:) a closure that does not await; or, if the protocol's member is async, make the "
        + "double's async, too, and await call(_:)"
    case .waiting where isGenerated: "give an answer that is neither held nor delayed"
    case .waiting:
      "give an answer that is neither held nor delayed; or, if the protocol's member is async, make "
        + "the double's async, too, and await call(_:)"
    case .real where isGenerated:
      "give another answer; a generated double has no real implementation"
    case .real: "give another answer, or pass the real one in the double's member: call(_:real:)"
    case .handler: "call double\(MemberOrigin.selecting(member)), not call(_:) of its stub"
    case .otherTypes:
      "call answers(_:) again, with a closure for the types of the call, before each such call"
    }
  }

  /// Returns the fix for a call without an answer.
  ///
  /// - Parameter answering: how to answer the member's calls.
  private func cure(_ answering: String, _ wereCleared: Bool) -> String {
    guard general != nil || spent.contains(where: { $0.answers != nil }) else {
      return wereCleared && unmatched.isEmpty
        ? answering.replacing("answer it", with: "answer it again", maxReplacements: 1)
          + " If the container had ended, await the code that calls the double before that; if a static or a global "
          + "keeps the double, make it in each test."
        : answering
    }
    let isOne = spent.count(where: { $0.answers != nil }) + (general == nil ? 0 : 1) == 1
    return
      "add answers to \(isOne ? "the sequence" : "one of the sequences"), or add a line with .byDefault(…) "
      + "\(general == nil ? "or .answers { … } " : "")on the same stub for the calls after them, or make the code under "
      + "test call it less often."
  }

  /// The answers that there are, and why they do not serve.
  private func reasons(
    of member: String,
    _ generalSite: SourceSite?,
    _ wereCleared: Bool
  ) -> [String] {
    var lines: [String] = []
    for (rule, pattern) in unmatched.prefix(MissingAnswer.limit) {
      let expected = pattern.text(of: MemberName(member), named: member)
      let site = pattern.hasSite ? "" : rule.site.map { ", given at \($0)," } ?? ""
      lines.append("- The answer for \(expected)\(site) does not match.")
    }
    if unmatched.count > MissingAnswer.limit {
      lines.append("- … and \(unmatched.count - MissingAnswer.limit) more answers do not match.")
    }
    for case (let rule, let answers?) in spent {
      let site = rule.answer.site?.description ?? "an unknown line"
      lines.append(
        "- The answer given at \(site) matches; its sequence ran out after \(answers) \(answers == 1 ? "answer" : "answers")."
      )
    }
    if let general {
      let given = generalSite.map { ", given at \($0)," } ?? ""
      lines.append("- The sequence of answers for all arguments\(given) ran out after \(general).")
    }
    guard lines.isEmpty else { return lines }
    return wereCleared
      ? ["- It had answers; clearAnswers(), a reset, or the end of its container removed them."]
      : []
  }

  /// The most rules that a failure lists.
  private static var limit: Int { 10 }
}

extension ArgumentPattern {
  /// Whether its text names the line already.
  fileprivate var hasSite: Bool { if case .closure = form { true } else { false } }
}
