import Understudy

/// The maker of an override, which decides when it is verified.
package enum OverrideOrigin: Hashable, Sendable, CaseIterable {
  /// The closure of a `withContainer`; verified when its block ends.
  case block
  /// A closure of the test, such as its trait's; verified when the case ends.
  case test
  /// A closure that serves a whole suite; verified when the suite ends.
  case suite
  /// The test's own code, outside any closure; verified when the case ends.
  case hand
}

/// The settings of all levels, of which the innermost takes precedence.
struct VerificationLevels {
  var container = VerificationSettings()
  var test = VerificationSettings()
  var suite = VerificationSettings()
  var process = VerificationSettings()
  /// Whether only a part of the tests was requested.
  var isFiltered = false

  /// - Returns: the severity of an unused override.
  func unusedOverrides(by origin: OverrideOrigin) -> IssueSeverity {
    // The tests that would have used it may not be running.
    if origin == .suite, isFiltered { return .ignore }
    // A test's request does not apply to its whole suite.
    let asked =
      origin == .suite
      ? suite[.unusedOverrides] ?? process[.unusedOverrides]
      : innermost { $0[.unusedOverrides] }
    switch origin {
    case .block, .test: return asked ?? .warning
    // A registration by hand does not claim to be needed.
    case .suite, .hand: return asked ?? .ignore
    }
  }

  /// - Returns: the severity of a resolve that the test did not declare.
  var undeclaredResolutions: IssueSeverity {
    innermost { $0[.undeclaredResolutions] } ?? .ignore
  }

  /// - Parameters:
  ///   - option: a single option, for doubles.
  ///   - double: the settings of the double itself, which are the innermost level.
  /// - Returns: the severity of its findings, and the line that requested it.
  func severity(
    of option: Verification,
    for double: VerificationSettings
  ) -> (severity: IssueSeverity, site: SourceSite?) {
    for level in [double] + all {
      if let severity = level[option] { return (severity, level.site) }
    }
    return (.ignore, nil)
  }

  /// Returns whether any level sets the severity of a single option.
  func saysAnything(about option: Verification) -> Bool { all.contains { $0[option] != nil } }

  /// Whether any level requests checks of doubles.
  var askForDoubles: Bool { all.contains(where: \.asksForDoubles) }

  var declared: Set<ObjectIdentifier> { all.reduce(into: []) { $0.formUnion($1.declared) } }

  /// The line that requested the check for undeclared resolutions.
  var siteOfUndeclared: SourceSite? {
    all.first { $0[.undeclaredResolutions] != nil }?.site
  }

  /// The call that requested the check for undeclared resolutions, up to what it declares.
  var requestForUndeclared: String {
    let check = Verification.undeclaredResolutions
    let rest = "(.undeclaredResolutions, severity: .\(undeclaredResolutions)"
    if container[check] != nil { return "container.setVerification\(rest)" }
    // Only traits set the two levels between.
    return test[check] ?? suite[check] == nil
      ? "Verification.setDefault\(rest)" : ".container { … }.verifying\(rest)"
  }

  /// The levels, the innermost first.
  private var all: [VerificationSettings] { [container, test, suite, process] }

  /// Returns the value of the innermost level that has one.
  private func innermost<Value>(_ word: (VerificationSettings) -> Value?) -> Value? {
    word(container) ?? word(test) ?? word(suite) ?? word(process)
  }
}
