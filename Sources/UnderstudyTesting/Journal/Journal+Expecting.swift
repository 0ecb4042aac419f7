import Understudy

extension Journal {
  /// Expects that a type was resolved a number of times.
  ///
  /// Every resolve that returned an instance counts, built or cached, whatever its caller. The
  /// number is right however many entries were dropped.
  ///
  /// ```swift
  /// container.journal.expect((any Mailer).self, resolved: 2)
  /// container.journal.expect((any Mailer).self, name: "backup", resolved: .never)
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type that was resolved, protocols as `(any P).self`.
  ///   - name: the name it was resolved by.
  ///   - times: the expected number; any other is an issue that lists the recorded resolves.
  public func expect(
    _ type: any Any.Type,
    name: String? = nil,
    resolved times: Times,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let store else { return recordAbsence(at: site) }
    let key = Key(type, name: name)
    let count = store.tally(of: key)?.given ?? 0
    guard !times.includes(count) else { return }
    let was = count == 0 ? "it never was" : "it was resolved \(Times.count(count))"
    let wanted = times == .never ? "never to be resolved" : "to be resolved \(times.text)"
    record(
      "Expected \(key) \(wanted), but \(was).",
      JournalText.near(key, in: store.entries),
      fix: "\(remedy(for: key, times, count)), or change the expectation.",
      at: site
    )
  }

  /// Expects that types were resolved in this order, whatever else was resolved in between.
  ///
  /// ```swift
  /// container.journal.expectOrder((any PaymentGateway).self, (any Mailer).self)
  /// ```
  ///
  /// A type stands for its keys of every name. Only resolves that returned an instance count; the order is that of their ends, so a factory's
  /// dependencies come before its own result.
  ///
  /// - Parameters:
  ///   - first: the type that is expected first.
  ///   - more: the types after it, in the expected order.
  public func expectOrder(
    _ first: any Any.Type,
    _ more: any Any.Type...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard store != nil else { return recordAbsence(at: site) }
    let types = [first] + more
    let entries = entries
    var rest = entries[...]
    var previous: Key?
    for key in types.map({ Key($0) }) {
      let isNext = { (entry: Entry) in entry.key.isFor(key.type) && entry.outcome == .given }
      guard let place = rest.firstIndex(where: isNext) else {
        let wanted = types.map { "\(Key($0))" }.joined(separator: ", then ")
        return record(
          "Expected this order: \(wanted), but no \(key) "
            + (previous.map { "came after \($0)." } ?? "was resolved."),
          JournalText.near(key, in: entries),
          fix: "make the code under test resolve \(key)"
            + (previous.map { " after \($0)" } ?? "")
            + ", or expect the recorded order, which reads from the bottom up.",
          at: site
        )
      }
      rest = rest[(place + 1)...]
      previous = key
    }
  }

  /// Expects that only these types were resolved, successfully or not.
  ///
  /// ```swift
  /// container.journal.expectNothingElse(than: (any HouseClock).self)
  /// ```
  ///
  /// - Parameter types: the types that may be resolved, under any name.
  public func expectNothingElse(
    than types: any Any.Type...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let store else { return recordAbsence(at: site) }
    let asked = store.tallies.filter { $0.given + $0.failed > 0 }.map(\.key)
    let others = asked.filter { key in !types.contains { key.isFor($0) } }
    guard !others.isEmpty else { return }
    let names = others.map { "\($0)" }.joined(separator: ", ")
    let allowed =
      types.isEmpty ? "nothing" : "only " + types.map { "\(Key($0))" }.joined(separator: ", ")
    record(
      "Expected \(allowed) to be resolved, but found: \(names).",
      JournalText.near(others, in: store.entries),
      fix: "add \(others.count == 1 ? "it" : "them") to expectNothingElse(than: …, "
        + "\(others.map { ContainerError.spellType(of: $0) }.joined(separator: ", "))), or keep the "
        + "code under test from resolving \(others.count == 1 ? "it" : "them").",
      at: site
    )
  }
}

extension Journal {
  private func remedy(for key: Key, _ times: Times, _ count: Int) -> String {
    if times.highest == 0 { return "keep the code under test from resolving it" }
    let way =
      if times.lowest <= count {
        "it less often"
      } else if count == 0 {
        "\(key)"
      } else {
        "\(key) more often"
      }
    return "make the code under test resolve \(way)"
  }

  private func record(_ what: String, _ recorded: String, fix: String, at site: SourceSite) {
    var text = what + recorded
    if dropped > 0 { text += "\n  dropped: \(olderEntries)" }
    record(text + "\n  fix: \(fix)", at: site)
  }

  private var olderEntries: String { dropped == 1 ? "1 older entry" : "\(dropped) older entries" }
}
