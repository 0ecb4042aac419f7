import Understudy

/// Keys that were resolved without a word of the test.
struct UndeclaredResolutions {
  /// In the order in which they came up; not empty.
  let tallies: [KeyTallies.Tally]

  /// - Parameters:
  ///   - foreign: what was registered in the test's containers, and not by the test itself.
  ///   - declared: keys that were named instead.
  /// - Returns: `nil` if there are none.
  init?(
    among tallies: [KeyTallies.Tally],
    notCounting foreign: [OverrideMark],
    declared: Set<Key>
  ) {
    var foreignCounts: [Key: Int] = [:]
    for mark in foreign { foreignCounts[mark.key, default: 0] += 1 }
    self.tallies = tallies.filter { tally in
      tally.given > 0 && tally.registered <= foreignCounts[tally.key, default: 0]
        && !declared.contains(tally.key)
    }
    if self.tallies.isEmpty { return nil }
  }

  func text(in place: String) -> String {
    var text = "\(place) resolved what the test did not declare:"
    for tally in tallies.prefix(10) {
      text += "\n  \(tally.key)"
      if let asker = tally.firstAsker { text += " for \(asker)" }
      if let site = tally.firstSite { text += ", at \(site)" }
    }
    if tallies.count > 10 { text += "\n  … and \(tallies.count - 10) more" }
    return text + "\n  fix: register it in the test, or list its key with declaring:."
  }
}

extension TestScope {
  /// - Parameter isInSuites: whether a suite's closures are another's word; what a class of XCTest
  ///   configures, it configures for each method.
  func judgeResolutions(_ state: ScopeOverrides.State, isInSuites: Bool) {
    let levels = state.levels(state.layers.last?.overrides)
    guard let weight = ContainerIssue.Severity(levels.undeclaredResolutions),
      let site = levels.siteOfUndeclared,
      let found = UndeclaredResolutions(
        among: journal.tallies,
        notCounting: isInSuites ? state.layers.ofSuites : [],
        declared: levels.declared
      )
    else { return }
    let text = found.text(in: "The containers of \(nameInText)")
    record(ContainerIssue(text, at: site, severity: weight))
  }
}

extension [ScopeOverrides.Layer] {
  /// What closures of suites have registered; what a test's own code adds to their containers is its
  /// own word.
  var ofSuites: [OverrideMark] {
    filter { $0.origin == .suite }.flatMap(\.overrides.marks).filter(\.isFromClosure)
  }
}
