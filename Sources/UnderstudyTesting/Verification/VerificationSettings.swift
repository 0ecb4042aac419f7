package import Understudy

/// What one level, such as a test or a suite, says about verification. What it leaves open, the
/// next level decides.
package struct VerificationSettings: Sendable {
  /// By single option.
  private var severities: [Verification: Verification.Severity] = [:]
  /// Keys that may be resolved without a registration of the test's own.
  package var declared: Set<Key> = []
  /// The line that asked for it.
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

  /// What it says about a single option, if anything.
  subscript(option: Verification) -> Verification.Severity? { severities[option] }

  /// Whether it asks for something about doubles.
  var asksForDoubles: Bool {
    Verification.ofDoubles.each.contains { self[$0].map { $0 != .ignore } == true }
  }

  /// These settings, where they say something, above others of the same level.
  package func over(_ earlier: VerificationSettings) -> VerificationSettings {
    var settings = earlier
    settings.severities.merge(severities) { $1 }
    settings.declared.formUnion(declared)
    settings.site = site ?? settings.site
    return settings
  }
}
