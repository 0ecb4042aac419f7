package import Understudy

/// The verification settings of one level, such as a test or a suite. The next level decides what
/// it leaves open.
package struct VerificationSettings: Sendable {
  /// The severities, by single option.
  private var severities: [Verification: IssueSeverity] = [:]
  /// The types whose keys may be resolved without a registration by the test.
  package private(set) var declared: Set<ObjectIdentifier> = []
  /// The line that requested the verification.
  package var site: SourceSite?

  package init() {}

  package init(
    _ checks: [Verification],
    severity: IssueSeverity,
    declaring types: [any Any.Type] = [],
    at site: SourceSite
  ) {
    for option in checks.flatMap(\.each) { severities[option] = severity }
    declared = Set(types.map { ObjectIdentifier($0) })
    self.site = site
  }

  /// The severity of a single option, if it is set.
  subscript(option: Verification) -> IssueSeverity? { severities[option] }

  /// Whether it requests checks of doubles.
  var asksForDoubles: Bool {
    Verification.ofDoubles.contains { self[$0].map { $0 != .ignore } == true }
  }

  /// Whether it excludes all checks of doubles.
  var ignoresDoubles: Bool { Verification.ofDoubles.allSatisfy { self[$0] == .ignore } }

  /// Returns these settings on top of others of the same level.
  package func over(_ earlier: VerificationSettings) -> VerificationSettings {
    var settings = earlier
    settings.severities.merge(severities) { $1 }
    settings.declared.formUnion(declared)
    settings.site = site ?? settings.site
    return settings
  }
}
