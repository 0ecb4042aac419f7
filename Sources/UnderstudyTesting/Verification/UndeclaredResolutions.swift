import Understudy

/// Keys that were resolved although neither the test nor the traits of its suites registered them.
struct UndeclaredResolutions {
  /// The tallies of the keys, in the order in which they were first resolved; not empty.
  let tallies: [KeyTallies.Tally]

  /// - Parameter declared: the types of keys that were declared instead.
  /// - Returns: `nil` if there are none.
  init?(among tallies: [KeyTallies.Tally], declared: Set<ObjectIdentifier>) {
    self.tallies = tallies.filter { tally in
      tally.given > 0 && tally.registered == 0
        && !declared.contains(ObjectIdentifier(tally.key.type))
    }
    if self.tallies.isEmpty { return nil }
  }

  /// - Parameter request: the call that asked for the check, up to what it declares, as in
  ///   `.verifying(.undeclaredResolutions`.
  func text(in place: String, askedBy request: String) -> String {
    var text = "\(place) resolved keys that the test did not declare:"
    for tally in tallies.prefix(10) {
      text += "\n  \(tally.key)"
      if let asker = tally.firstAsker { text += " for \(asker)" }
      if let site = tally.firstSite?.site { text += ", at \(site)" }
    }
    if tallies.count > 10 { text += "\n  … and \(tallies.count - 10) more" }
    return text + "\n  fix: register each key in the test, or declare its type: "
      + "\(request), declaring: [\(types)])."
      + (tallies.count > 10 ? " Then run again to see the others." : "")
  }

  /// The types of the keys, each once; of many, the first.
  private var types: String {
    var seen: Set<ObjectIdentifier> = []
    let all = tallies.map(\.key).filter { seen.insert(ObjectIdentifier($0.type)).inserted }
    let first = all.prefix(10).map { ContainerError.spellType(of: $0) }.joined(separator: ", ")
    return all.count > 10 ? "\(first), …" : first
  }
}

extension TestScope {
  func judgeResolutions(_ state: ScopeOverrides.State) {
    let levels = state.levels(state.layers.last?.overrides)
    guard let weight = ContainerIssue.Severity(levels.undeclaredResolutions),
      let site = levels.siteOfUndeclared,
      let found = UndeclaredResolutions(among: journal.tallies, declared: levels.declared)
    else { return }
    let text = found.text(
      in: "The containers of \(nameInText)",
      askedBy: levels.requestForUndeclared
    )
    record(ContainerIssue(text, at: site, severity: weight))
  }
}
