public import Understudy

/// Why a call got no answer, in words.
@usableFromInline
struct StubShortfall {
  /// Whether there is an answer, but an async one that a synchronous call cannot wait for.
  @usableFromInline var isAsync = false
  /// The rules that did not match, latest first.
  @usableFromInline var unmatched: [SourceSite] = []
  /// The rules that matched after their sequence had run out, latest first.
  @usableFromInline var spent: [(rule: SourceSite, answers: Int)] = []
  /// How many answers the general sequence had, if it was one.
  @usableFromInline var general: Int?

  @inlinable init(isAsync: Bool = false) { self.isAsync = isAsync }

  /// The text for the call.
  func text(for call: String) -> String {
    isAsync ? asyncText(for: call) : spentText(for: call)
  }

  private func asyncText(for call: String) -> String {
    """
    The answer for \(call) is async, but it was asked for without `await`.
    Either give answers(_:) a closure that does not await, or make the double's member async, so \
    that it can await call(_:).
    """
  }

  private func spentText(for call: String) -> String {
    var lines = ["No answer left for \(call)."]
    if !unmatched.isEmpty {
      let rules = unmatched.count == 1 ? "1 rule" : "\(unmatched.count) rules"
      let sites = unmatched.map(\.description).joined(separator: ", ")
      lines.append("- \(rules) did not match: \(sites)")
    }
    for (rule, answers) in spent {
      lines.append("- The rule at \(rule) matched, but its sequence ran out after \(answers).")
    }
    if let general {
      lines.append("- The sequence of returns(_:) ran out after \(general).")
    }
    if lines.count == 1 {
      lines.append("- It was given none.")
    }
    lines.append(
      "Answer it with returns(_:), throws(_:) or answers(_:), for all arguments or after when(_:); "
        + "byDefault(_:) answers whatever is left."
    )
    return lines.joined(separator: "\n")
  }
}
