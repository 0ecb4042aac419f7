/// The calls of several members in one order, with the patterns that they should follow.
struct CallSequence {
  private struct Entry {
    let member: any StubMember & AnyObject
    let place: CallPlace
    var order: Int { place.order }
    var steps: Set<Int> = []
  }

  /// The steps, one for each expected call.
  private let steps: [CallPattern]
  private let entries: [Entry]

  /// Reads the calls of the patterns' members.
  ///
  /// - Complexity: O(patterns × calls).
  init(_ patterns: [CallPattern]) {
    steps = patterns
    var entries: [ObjectIdentifier: [Int: Entry]] = [:]
    for (step, pattern) in patterns.enumerated() {
      let member = ObjectIdentifier(pattern.member)
      for call in pattern.look() {
        var entry =
          entries[member, default: [:]][call.place.order]
          ?? Entry(member: pattern.member, place: call.place)
        if call.matches { entry.steps.insert(step) }
        entries[member, default: [:]][call.place.order] = entry
      }
    }
    self.entries = entries.values.flatMap(\.values).sorted(byPlace: \.place)
  }

  func verdict(nothingBetween: Bool) -> OrderVerdict {
    let candidates = entries.map { OrderVerdict.Candidate(steps: $0.steps) }
    return OrderVerdict(steps: steps.count, in: candidates, nothingBetween: nothingBetween)
  }

  /// Records the calls that the steps took.
  func settle(_ taken: [Int]) {
    for (step, index) in taken.enumerated() { steps[step].settle([entries[index].order]) }
  }

  /// Returns the failure's text.
  func text(for verdict: OrderVerdict) -> String {
    let expected = steps.enumerated().map { "\n  \($0 + 1). \($1.text)" }.joined()
    let recorded =
      entries.isEmpty
      ? "\nNo calls to these members were recorded."
      : "\nCalls to these members, in order\(legend(verdict)):\(list(verdict))"
    return "Expected calls in this order, \(complaint(verdict)):\(expected)"
      + "\(recorded)\n  fix: \(fix(verdict))"
  }

  /// Says what the marks of the list mean.
  private func legend(_ verdict: OrderVerdict) -> String {
    if verdict.taken.isEmpty { return "" }
    return ", with the steps found" + (verdict.missing == nil ? " and ✗ for others in between" : "")
  }

  private func complaint(_ verdict: OrderVerdict) -> String {
    guard let missing = verdict.missing else {
      let count = verdict.between.count
      let others = count == 1 ? "1 other call was" : "\(count) other calls were"
      return "and no others between them, but \(others) made"
    }
    return missing == 0
      ? "but no call matched step 1"
      : "but no call after step \(missing) matched step \(missing + 1)"
  }

  private func fix(_ verdict: OrderVerdict) -> String {
    // A call that stands for an earlier step is not there for this one.
    let free = Set(entries.indices).subtracting(verdict.taken)
    let isMade = verdict.missing.map { step in free.contains { entries[$0].steps.contains(step) } }
    return Self.fix(
      missing: verdict.missing,
      isMade: isMade == true,
      isNoneRecorded: entries.isEmpty
    )
  }

  /// Returns the fix for an order that was not kept.
  ///
  /// - Parameters:
  ///   - step: the first step without a call; `nil` if all have one.
  ///   - isMade: whether a call for that step was made too early.
  ///   - isNoneRecorded: whether the members were not called at all.
  static func fix(missing step: Int?, isMade: Bool, isNoneRecorded: Bool) -> String {
    guard let step else {
      return "keep the code under test from making other calls in between, or add them to the "
        + "expected order."
    }
    if isNoneRecorded { return "make the code under test call these members." }
    return isMade
      ? "make the code under test keep to this order, or expect the recorded one."
      : "make the code under test make the call of step \(step + 1), or expect the recorded "
        + "calls."
  }

  private func list(_ verdict: OrderVerdict) -> String {
    let texts = texts
    let steps = Dictionary(uniqueKeysWithValues: verdict.taken.enumerated().map { ($1, $0 + 1) })
    let between = Set(verdict.between)
    let lines = entries.enumerated().map { index, entry in
      let text = texts[ObjectIdentifier(entry.member)]?[entry.order] ?? "…"
      let mark = steps[index].map { "\($0)." } ?? (between.contains(index) ? "✗ " : "  ")
      return "\n  \(mark) \(text)"
    }
    // The calls around the last one placed are the relevant ones.
    let middle = between.max() ?? verdict.taken.last ?? 0
    let shown = max(0, min(middle - 10, lines.count - 20))..<min(lines.count, max(20, middle + 10))
    let before = shown.lowerBound > 0 ? "\n  … \(shown.lowerBound) before" : ""
    let after =
      shown.upperBound < lines.count ? "\n  … and \(lines.count - shown.upperBound) more" : ""
    return before + lines[shown].joined() + after
  }

  /// The calls as texts, by member and number.
  private var texts: [ObjectIdentifier: [Int: String]] {
    var texts: [ObjectIdentifier: [Int: String]] = [:]
    for pattern in steps where texts[ObjectIdentifier(pattern.member)] == nil {
      let calls = pattern.member.erasedCalls.map { ($0.order, TextLimit.cut($0.description)) }
      texts[ObjectIdentifier(pattern.member)] = Dictionary(calls) { first, _ in first }
    }
    return texts
  }
}
