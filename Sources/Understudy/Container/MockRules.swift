/// What a mock container refuses, and how it tells the test.
///
/// All containers of a chain of ancestors keep to the same rules; each knows what is live in itself
/// and above.
package struct MockRules: Sendable {
  package enum Missing: Sendable {
    /// A key that is not registered is an issue of the test.
    case fails
    /// It is an error for the asker alone.
    case throwsOnly
  }

  /// Which registrations are guarded.
  package enum Firewall: Sendable {
    /// Those that are marked live.
    case marked
    /// Those, and all that no test made.
    case everything
  }

  /// What happens on asking for what is guarded.
  package enum Reaction: Sendable {
    /// It does not run, and the caller gets an error.
    case refuses
    /// The caller gets it, and the use is reported to the test.
    case reports
  }

  package let missing: Missing
  /// `nil` where everything may run.
  package private(set) var firewall: Firewall?
  /// Keys that may be live.
  package private(set) var allowed: Set<Key>
  /// How misses are told to the test; `nil` where they are errors for the asker alone.
  package private(set) var severity: ContainerIssue.Severity?
  /// Whether what is guarded runs and is reported. A warning says what happened and prevents nothing.
  package private(set) var reportsOnly: Bool
  /// The registrations that no test made, by container, those of ancestors first.
  var live: [PersistentMap<RegistrationRecord>] = []

  package init(
    missing: Missing,
    firewall: Firewall? = .everything,
    allowed: Set<Key> = [],
    reaction: Reaction = .refuses,
    severity: ContainerIssue.Severity? = .error
  ) {
    self.missing = missing
    self.firewall = firewall
    self.allowed = allowed
    self.severity = severity
    reportsOnly = reaction == .reports || severity == .warning
  }

  /// Others for the same registrations, with errors and no issues.
  init(missing: Missing, firewall: Firewall, allowed: Set<Key>, over other: MockRules) {
    self.init(missing: missing, firewall: firewall, allowed: allowed, severity: nil)
    live = other.live
  }

  /// What they say of registrations that are marked live, and nothing of others.
  package var forWhatIsLive: MockRules {
    MockRules(
      missing: .throwsOnly,
      firewall: firewall.map { _ in .marked },
      allowed: allowed,
      reaction: reportsOnly ? .reports : .refuses,
      severity: severity
    )
  }

  /// The same for objects that have outlived their test: live code does not run, since what was
  /// allowed was allowed to the test, and what is missing is no issue on top of theirs.
  var guardingLive: MockRules {
    var copy = quiet
    copy.firewall = .everything
    copy.reportsOnly = false
    copy.allowed = []
    return copy
  }

  /// Forbids nothing and tells nobody.
  static let permissive = MockRules(missing: .throwsOnly, firewall: nil, severity: nil)

  /// The same, for somebody who wants the errors and no issues.
  var quiet: MockRules {
    var copy = self
    copy.severity = nil
    return copy
  }

  func isLive(_ record: RegistrationRecord) -> Bool {
    live.contains { $0.find(record.key) === record }
  }

  func refuses(_ record: RegistrationRecord) -> Bool { !reportsOnly && guards(record) }

  /// Whether a use of the registration, which is allowed, is reported to the test.
  func reports(_ record: RegistrationRecord) -> Bool { reportsOnly && guards(record) }

  /// Whether the registration is live and not allowed.
  func guards(_ record: RegistrationRecord) -> Bool {
    guard let firewall, record.mark != nil || firewall == .everything else { return false }
    guard !allowed.contains(record.key) else { return false }
    return record.mark != nil || isLive(record)
  }

  /// Whether whatever passes the other rules passes these.
  func guards(nothingMoreThan other: MockRules?) -> Bool {
    guard let firewall else { return true }
    guard let other, firewall == other.firewall, allowed == other.allowed,
      live.count == other.live.count, reportsOnly || !other.reportsOnly
    else { return false }
    return zip(live, other.live).allSatisfy { $0.isIdentical(to: $1) }
  }
}
