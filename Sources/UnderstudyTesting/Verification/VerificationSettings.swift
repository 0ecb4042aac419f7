package import Understudy

/// What one level, such as a test or a suite, says about verification. What it leaves open, the
/// next level decides.
package struct VerificationSettings: Sendable {
  package var unusedOverrides: Verification.Severity?
  package var undeclaredResolutions: Verification.Severity?
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
    if verification.contains(.unusedOverrides) { unusedOverrides = severity }
    if verification.contains(.undeclaredResolutions) { undeclaredResolutions = severity }
    declared = Set(keys)
    self.site = site
  }

  /// These settings, where they say something, above others of the same level.
  package func over(_ earlier: VerificationSettings) -> VerificationSettings {
    var settings = earlier
    if let unusedOverrides { settings.unusedOverrides = unusedOverrides }
    if let undeclaredResolutions { settings.undeclaredResolutions = undeclaredResolutions }
    settings.declared.formUnion(declared)
    settings.site = site ?? settings.site
    return settings
  }
}
