/// The expected and the recorded calls of a verification, in words.
struct VerificationText<Arguments: Sendable>: CustomStringConvertible {
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
  private var name: MemberName { MemberName(member) }

  var description: String {
    let expectation = pattern.text(of: name, named: member)
    let wanted = times == .never ? "was never to be called" : "was to be called \(times)"
    return "\(expectation) \(wanted), and \(happened).\(list)\(note)\n  fix: \(fix)"
  }

  private var happened: String {
    let total = calls.count
    if total == 0, forgotten > 0 { return "has no calls any more" }
    if total == 0 { return "was never called" }
    if matching == total { return "was called \(Times.count(total))" }
    if total == 1 { return "its only call does not match" }
    if matching == 0 { return "none of its \(total) calls matches" }
    return "\(matching) of its \(total) calls \(matching == 1 ? "matches" : "match")"
  }

  /// A note on earlier calls, if they may be the missing ones.
  var note: String {
    guard isTooFew, forgotten > 0 else { return "" }
    let calls = forgotten == 1 ? "1 call was" : "\(forgotten) calls were"
    return
      "\n  note: \(calls) recorded and then forgotten, by a reset, by clearCalls() or when its "
      + "container closed."
  }

  /// The recorded calls, a line each.
  var list: String {
    guard !calls.isEmpty else { return "" }
    let nearest = CallLikeness.nearest(calls, matches, to: pattern, of: name)
    let marksArguments = nearest.contains { $0.texts.contains { $0.isMarked } }
    let isSorted = !nearest.map(\.number).isSorted
    var text = "\nCalls"
    if isSorted { text += ", nearest first" }
    if marksArguments { text += ", with *what differs*" }
    text += ":"
    for call in nearest { text += "\n  \(mark(call))\(call.number). \(call.text(of: name))" }
    if calls.count > nearest.count { text += "\n  … and \(calls.count - nearest.count) more" }
    if isTooFew, let closest = nearest.first(where: { !$0.matches }) { text += closest.difference }
    return text
  }

  private func mark(_ call: CallLikeness) -> String {
    if case .anything = pattern.form { return "" }
    return call.matches ? "✓ " : "✗ "
  }

  private var fix: String {
    if calls.isEmpty, forgotten > 0 {
      return "verify before the reset, and before the container closes."
    }
    if calls.isEmpty { return "let the code under test call it, or expect what it does." }
    if !isTooFew { return "let the code under test call it less often, or expect what it does." }
    return matching == calls.count
      ? "let the code under test call it more often, or expect what it does."
      : "let the code under test pass what is expected, or expect what it passes."
  }
}

extension [Int] {
  fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
