public import Understudy

extension Journal {
  /// Expects that a key was resolved a number of times.
  ///
  /// Every resolve that returned an instance counts, built or cached, whatever its caller. The
  /// number is right however many entries were dropped.
  ///
  /// ```swift
  /// container.journal.expect(.of((any Mailer).self), resolved: .exactly(2))
  /// ```
  ///
  /// - Parameters:
  ///   - key: the key that was resolved.
  ///   - times: the expected number; any other is an issue that lists the recorded resolves.
  public func expect(
    _ key: Key,
    resolved times: Times,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let store else { return recordAbsence(at: site) }
    let entries = entries
    let count: Int
    if container == nil {
      count = store.tally(of: key)?.given ?? 0
    } else {
      count = entries.count { $0.key == key && $0.outcome == .given }
      guard dropped == 0 || times.isMet(by: count) else { return recordGap(key, at: site) }
    }
    guard !times.includes(count) else { return }
    let was = count == 0 ? "it never was" : "it was resolved \(Times.count(count))"
    let wanted = times == .never ? "never to be resolved" : "to be resolved \(times)"
    record(
      "Expected \(key) \(wanted), but \(was).",
      JournalText.near(key, in: entries),
      fix: times.lowest > count
        ? "make the code under test resolve \(key), or change the expectation."
        : "make the code under test resolve it less often, or change the expectation.",
      at: site
    )
  }

  /// Expects that keys were resolved in this order, whatever else was resolved in between.
  ///
  /// ```swift
  /// container.journal.expectOrder(.of((any PaymentGateway).self), .of((any Mailer).self))
  /// ```
  ///
  /// Only resolves that returned an instance count; the order is that of their ends, so a factory's
  /// dependencies come before its own result.
  public func expectOrder(
    _ keys: Key...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    expectOrder(of: keys, at: site)
  }

  func expectOrder(of keys: [Key], at site: SourceSite) {
    guard store != nil else { return recordAbsence(at: site) }
    let entries = entries
    var rest = entries[...]
    var previous: Key?
    for key in keys {
      guard let place = rest.firstIndex(where: { $0.key == key && $0.outcome == .given }) else {
        let wanted = keys.map { "\($0)" }.joined(separator: ", then ")
        return record(
          "Expected this order: \(wanted), but no \(key) "
            + (previous.map { "came after \($0)." } ?? "was resolved."),
          JournalText.near(key, in: entries),
          fix: "expect the recorded order, or make the code under test keep to this one.",
          at: site
        )
      }
      rest = rest[(place + 1)...]
      previous = key
    }
  }

  /// Expects that only these keys were resolved, successfully or not.
  ///
  /// ```swift
  /// container.journal.expectNothingElse(than: .of((any HouseClock).self))
  /// ```
  public func expectNothingElse(
    than keys: Key...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    expectNothingElse(than: keys, at: site)
  }

  func expectNothingElse(than keys: [Key], at site: SourceSite) {
    guard let store else { return recordAbsence(at: site) }
    let asked =
      container == nil
      ? store.tallies.filter { $0.given + $0.failed > 0 }.map(\.key) : entries.map(\.key)
    var others: [Key] = []
    for key in asked where !keys.contains(key) && !others.contains(key) { others.append(key) }
    guard !others.isEmpty else {
      if container != nil, dropped > 0 { recordGap(nil, at: site) }
      return
    }
    let names = others.map { "\($0)" }.joined(separator: ", ")
    let allowed = keys.isEmpty ? "nothing" : "only " + keys.map { "\($0)" }.joined(separator: ", ")
    record(
      "Expected \(allowed) to be resolved, but found: \(names).",
      JournalText.near(others, in: entries),
      fix: "add \(names) to the keys after `than:`, or keep the code under test from resolving "
        + "\(others.count == 1 ? "it" : "them").",
      at: site
    )
  }
}

extension Journal {
  private func record(_ what: String, _ recorded: String, fix: String, at site: SourceSite) {
    var text = what + recorded
    if dropped > 0 { text += "\n  dropped: \(olderEntries)" }
    record(text + "\n  fix: \(fix)", at: site)
  }

  /// Records that dropped older entries would have decided the result.
  private func recordGap(_ key: Key?, at site: SourceSite) {
    let text =
      "The journal dropped \(olderEntries), so it cannot say what was resolved from this "
      + "container alone\(key.map { " for \($0)" } ?? "")."
      + "\n  fix: use container.journal, whose counts are complete, or raise startJournal(limit:)."
    record(text, at: site)
  }

  private var olderEntries: String { dropped == 1 ? "1 older entry" : "\(dropped) older entries" }
}

extension Times {
  /// Returns whether a higher count would meet the expectation, too.
  fileprivate func isMet(by count: Int) -> Bool { count >= lowest && highest == nil }
}
