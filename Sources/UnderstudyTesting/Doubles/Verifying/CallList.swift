/// Formats calls as lines of a message, omitting some if there are many.
enum CallList {
  static func text(of calls: [some CustomStringConvertible], atMost limit: Int = 10) -> String {
    var lines = calls.prefix(limit).map { "\n- \($0)" }
    if calls.count > limit { lines.append("\n- … and \(calls.count - limit) more") }
    return lines.joined()
  }

  /// Returns the fix for calls that are not the expected ones.
  static func fix<Arguments>(for alignment: CallAlignment<Arguments>) -> String {
    let isExpected = alignment.lines.contains { if case .unexpected = $0 { false } else { true } }
    guard isExpected else {
      return "keep the code under test from calling it, or change the expectation."
    }
    let isCalled = alignment.lines.contains { if case .missing = $0 { false } else { true } }
    let change =
      if !isCalled {
        "call it"
      } else if alignment.unexpected.isEmpty {
        "call it more often"
      } else if alignment.missing.isEmpty {
        "call it less often"
      } else if alignment.isReordering {
        "keep to the expected order"
      } else {
        "pass the expected arguments"
      }
    return "make the code under test \(change), or change the expectation."
  }

  /// Returns the fix for an answer that no call has used.
  ///
  /// - Parameters:
  ///   - isCalled: whether the member was called.
  ///   - isRule: whether the answer is for some arguments only.
  ///   - taker: what took its calls, in words.
  static func fixOfUnusedAnswer(isCalled: Bool, isRule: Bool, taker: String? = nil) -> String {
    if !isCalled { return "make the code under test call it, or remove the answer." }
    return isRule
      ? "make the code under test call it with these arguments, correct the arguments of the answer, or remove it."
      : "\(taker ?? "other answers took these calls"): remove one of the answers, or make the code under test call "
        + "the member more often or with other arguments."
  }
}
