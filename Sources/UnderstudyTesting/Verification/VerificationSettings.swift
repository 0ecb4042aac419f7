package import Understudy

/// The verification settings of one level, such as a test or a suite. The next level decides what
/// it leaves open.
package struct VerificationSettings: Sendable {
  /// The severities, by single option.
  private var severities: [Verification: Verification.Severity] = [:]
  /// Keys that may be resolved without a registration by the test.
  package var declared: Set<Key> = []
  /// The line that requested the verification.
  package var site: SourceSite?

  package init() {}

  package init(
    _ verification: Verification,
    severity: Verification.Severity,
    declaring keys: [Key] = [],
    at site: SourceSite
  ) {
    for option in verification.each { severities[option] = severity }
    declared = Set(keys)
    self.site = site
  }

  /// The severity of a single option, if it is set.
  subscript(option: Verification) -> Verification.Severity? { severities[option] }

  /// Whether it requests checks of doubles.
  var asksForDoubles: Bool {
    Verification.ofDoubles.each.contains { self[$0].map { $0 != .ignore } == true }
  }

  /// Returns these settings on top of others of the same level.
  package func over(_ earlier: VerificationSettings) -> VerificationSettings {
    var settings = earlier
    settings.severities.merge(severities) { $1 }
    settings.declared.formUnion(declared)
    settings.site = site ?? settings.site
    return settings
  }
}
