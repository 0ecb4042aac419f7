import Understudy

/// Who made an override, which says when it is judged.
package enum OverrideOrigin: Hashable, Sendable, CaseIterable {
  /// The closure of a `withContainer`; judged when its block ends.
  case block
  /// A closure of the test, such as its trait's; judged when the case ends.
  case test
  /// A closure that serves a whole suite; judged when the suite ends.
  case suite
  /// The test's own code, beside any closure; judged when the case ends.
  case hand
}

/// What all levels say, and which of them wins: the innermost that says anything.
struct VerificationLevels {
  var container = VerificationSettings()
  var test = VerificationSettings()
  var suite = VerificationSettings()
  var process = VerificationSettings()
  /// Whether only a part of the tests was asked to run.
  var isFiltered = false

  /// - Returns: what becomes of an override that nobody used.
  func unusedOverrides(by origin: OverrideOrigin) -> Verification.Severity {
    // Whoever would have used it may be among the tests that do not run.
    if origin == .suite, isFiltered { return .ignore }
    // What a test asks for says nothing about its whole suite.
    let asked =
      origin == .suite
      ? suite[.unusedOverrides] ?? process[.unusedOverrides]
      : innermost { $0[.unusedOverrides] }
    switch origin {
    case .block, .test: return asked ?? .warning
    // Registering by hand what comes in handy is no claim that it is needed.
    case .suite, .hand: return asked ?? .ignore
    }
  }

  /// - Returns: what becomes of a resolve that the test did not declare.
  var undeclaredResolutions: Verification.Severity {
    innermost { $0[.undeclaredResolutions] } ?? .ignore
  }

  /// - Parameters:
  ///   - option: a single one, about doubles.
  ///   - double: what was said about the double itself, which is the innermost level.
  /// - Returns: what becomes of it, and the line that asked for it.
  func severity(
    of option: Verification,
    for double: VerificationSettings
  ) -> (severity: Verification.Severity, site: SourceSite?) {
    for level in [double] + all {
      if let severity = level[option] { return (severity, level.site) }
    }
    return (.ignore, nil)
  }

  /// Whether any level says what becomes of what a single option finds.
  func saysAnything(about option: Verification) -> Bool { all.contains { $0[option] != nil } }

  /// Whether any level asks for something about doubles.
  var askForDoubles: Bool { all.contains(where: \.asksForDoubles) }

  var declared: Set<Key> { all.reduce(into: []) { $0.formUnion($1.declared) } }

  /// The line that asked for undeclared resolutions to be found.
  var siteOfUndeclared: SourceSite? {
    all.first { $0[.undeclaredResolutions] != nil }?.site
  }

  /// The innermost first.
  private var all: [VerificationSettings] { [container, test, suite, process] }

  /// What the innermost level says that says anything.
  private func innermost<Value>(_ word: (VerificationSettings) -> Value?) -> Value? {
    word(container) ?? word(test) ?? word(suite) ?? word(process)
  }
}
