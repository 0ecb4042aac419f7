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

  /// Adds all other rules as unmatched: only now, so that an answered call does not pay for it.
  @usableFromInline
  mutating func addUnmatched(of rules: [StubRule<Arguments>]) {
    let matched = Set(spent.map(\.rule.serial))
    unmatched = rules.reversed().filter { !matched.contains($0.serial) }
      .map { ($0.answer, $0.pattern) }
  }

  /// Returns the issue's text for the call.
  func text(for call: String, of member: String, _ origin: MemberOrigin) -> String {
    let declaration = origin.text(of: member)
    return switch obstacle {
    case .async:
      """
      The answer for \(call) is async, but the call was made without `await`.
      \(declaration)
        fix: give answers(_:) a closure that does not await, or make the double's member async, so \
      that it can await call(_:).
      """
    case .waiting:
      """
      The answer for \(call) waits, but the call was made without `await`.
      \(declaration)
        fix: give an answer that does not wait, or make the double's member async, so that it can \
      await call(_:).
      """
    case .real:
      """
      The answer for \(call) is the real implementation, but the call passes none.
      \(declaration)
        fix: give another answer, or pass the real one in the double's member: call(_:real:).
      """
    case .handler:
      """
      The answer for \(call) is a closure of a generated member, but the call was made by `call(_:)`.
      \(declaration)
        fix: call the member of the double.
      """
    case nil: spentText(for: call, of: member, origin)
    }
  }

  private func spentText(for call: String, of member: String, _ origin: MemberOrigin) -> String {
    var lines = ["No answer left for \(call)."]
    for (rule, pattern) in unmatched.prefix(MissingAnswer.limit) {
      let expected = pattern.text(of: MemberName(member), named: member)
      let site = rule.site.map { ", \($0)" } ?? ""
      lines.append("- \(expected) did not match\(pattern.hasSite ? "" : site)")
    }
    if unmatched.count > MissingAnswer.limit {
      lines.append("- … and \(unmatched.count - MissingAnswer.limit) more rules did not match")
    }
    for case (let rule, let answers?) in spent {
      let site = rule.answer.site?.description ?? "an unknown line"
      lines.append("- The rule at \(site) matched, but its sequence ran out after \(answers).")
    }
    if let general {
      lines.append("- The sequence of general answers ran out after \(general).")
    }
    if lines.count == 1 {
      lines.append("- No answer was given.")
    }
    lines.append(origin.text(of: member))
    lines.append("  fix: \(origin.answering(member))")
    return lines.joined(separator: "\n")
  }

  /// The most rules that a failure lists.
  private static var limit: Int { 10 }
}

extension ArgumentPattern {
  /// Whether its text names the line already.
  fileprivate var hasSite: Bool { if case .closure = form { true } else { false } }
}
