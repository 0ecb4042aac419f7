/// The expected and the recorded calls of a verification, in words.
struct VerificationText<Arguments>: CustomStringConvertible {
  let member: String
  let pattern: ArgumentPattern<Arguments>
  let times: Times
  let calls: [Call<Arguments>]
  /// For each call, whether it matches.
  let matches: [Bool]
  /// The number of calls that were cleared before.
  var forgotten = 0

  var matching: Int { matches.count { $0 } }
  private var isTooFew: Bool { matching < times.lowest }
  /// Whether calls were expected, and none was ever made.
  var isWithoutCalls: Bool { isTooFew && calls.isEmpty && forgotten == 0 }
  private var name: MemberName { MemberName(member) }

  var description: String {
    let expectation = pattern.text(of: name, named: member)
    return "Expected \(times.ofCalls) to \(expectation), but \(happened)."
      + "\(list)\(note)\n  fix: \(fix)"
  }

  private var happened: String {
    let total = calls.count
    if total == 0, forgotten > 0 { return "its recorded calls were cleared" }
    if total == 0 { return "it was never called" }
    if matching == total { return "it was called \(Times.count(total))" }
    if total == 1 { return "the only recorded call does not match" }
    if matching == 0 { return "none of the \(total) recorded calls matches" }
    return "\(matching) of the \(total) recorded calls \(matching == 1 ? "matches" : "match")"
  }

  /// A note on earlier calls, if they may be the missing ones.
  var note: String {
    guard isTooFew, forgotten > 0 else { return "" }
    let calls = forgotten == 1 ? "1 call was" : "\(forgotten) calls were"
    return
      "\n  note: \(calls) recorded, and then cleared by a reset, by clearCalls() or when its "
      + "container closed."
  }

  /// The recorded calls, a line each.
  var list: String {
    guard !calls.isEmpty else { return "" }
    let nearest = CallLikeness.nearest(calls, matches, to: pattern, of: name)
    let marksArguments = nearest.contains { $0.texts.contains { $0.isMarked } }
    let isSorted = !nearest.map(\.number).isSorted
    var text = "\nCalls"
    if isSorted { text += ", closest match first" }
    text += legend(of: nearest)
    if marksArguments { text += ", with *differences*" }
    text += ":"
    for call in nearest { text += "\n  \(mark(call))\(call.number). \(call.text(of: name))" }
    if calls.count > nearest.count { text += "\n  … and \(calls.count - nearest.count) more" }
    if isTooFew, let closest = nearest.first(where: { !$0.matches }) { text += closest.difference }
    return text
  }

  /// Says what the marks mean where some calls match: a call that matches may be the wrong one.
  private func legend(of calls: [CallLikeness]) -> String {
    if case .anything = pattern.form { return "" }
    guard calls.contains(where: \.matches) else { return "" }
    return ", ✓ for a match" + (calls.allSatisfy(\.matches) ? "" : " and ✗ for none")
  }

  private func mark(_ call: CallLikeness) -> String {
    if case .anything = pattern.form { return "" }
    return call.matches ? "✓ " : "✗ "
  }

  private var fix: String {
    if calls.isEmpty, forgotten > 0 {
      return "verify before clearCalls(), before a reset, and before the container closes."
    }
    if calls.isEmpty {
      return
        "make the code under test call it; if it does so later, replace ….verify(…) by await ….called(…), with the "
        + "same number and arguments."
    }
    if !isTooFew {
      return times.highest == 0
        ? "keep the code under test from making such calls, or change the expectation."
        : "make the code under test call it less often, or change the expectation."
    }
    if forgotten > 0, matching == calls.count {
      return
        "verify before clearCalls(), before a reset (reset(only: T.self) spares other doubles), and before the "
        + "container closes; otherwise make the code under test call it more often, or change the expectation."
    }
    return matching == calls.count
      ? "make the code under test call it more often, or change the expectation."
      : "make the code under test pass the expected arguments, or change the expectation."
  }
}

extension [Int] {
  fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
