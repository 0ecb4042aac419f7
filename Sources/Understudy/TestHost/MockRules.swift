/// The rules of a mock container: what it refuses, and how it reports that to the test.
///
/// All containers of a chain of ancestors follow the same rules; each knows what is live in itself
/// and above.
package struct MockRules: Sendable {
  package enum Missing: Sendable {
    /// A missing key is an issue of the test.
    case fails
    /// A missing key is only an error for the caller.
    case throwsOnly
  }

  /// Which registrations are guarded.
  package enum Firewall: Sendable {
    /// The registrations that are marked live.
    case marked
    /// The registrations that are marked live, and all that were made outside a test.
    case everything
  }

  /// What happens when a guarded registration is resolved.
  package enum Reaction: Sendable {
    /// The factory does not run, and the caller gets an error.
    case refuses
    /// The caller gets the instance, and the use is reported to the test.
    case reports
  }

  package let missing: Missing
  /// The guarded registrations; `nil` if everything may run.
  package private(set) var firewall: Firewall?
  /// The keys that may be live.
  package private(set) var allowed: Set<Key>
  /// The severity with which missing keys are reported; `nil` if they are only errors for the
  /// caller.
  package private(set) var severity: ContainerIssue.Severity?
  /// Whether guarded registrations run and are reported. A warning reports a use without preventing
  /// it.
  package private(set) var reportsOnly: Bool
  /// The registrations made outside a test, by container, those of ancestors first.
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

  /// Makes other rules for the same registrations, with errors and without issues.
  init(missing: Missing, firewall: Firewall, allowed: Set<Key>, over other: MockRules) {
    self.init(missing: missing, firewall: firewall, allowed: allowed, severity: nil)
    live = other.live
  }

  /// The part of the rules that concerns registrations marked live.
  package var forWhatIsLive: MockRules {
    MockRules(
      missing: .throwsOnly,
      firewall: firewall.map { _ in .marked },
      allowed: allowed,
      reaction: reportsOnly ? .reports : .refuses,
      severity: severity
    )
  }

  /// The rules for objects that have outlived their test. Live code does not run, because it was
  /// allowed to the test alone; a missing key is no additional issue.
  var guardingLive: MockRules {
    var copy = quiet
    copy.firewall = .everything
    copy.reportsOnly = false
    copy.allowed = []
    return copy
  }

  /// Rules that forbid nothing and report nothing.
  static let permissive = MockRules(missing: .throwsOnly, firewall: nil, severity: nil)

  /// The rules with errors and without issues.
  var quiet: MockRules {
    var copy = self
    copy.severity = nil
    return copy
  }

  func isLive(_ record: RegistrationRecord) -> Bool {
    live.contains { $0.find(record.key) === record }
  }

  func refuses(_ record: RegistrationRecord) -> Bool { !reportsOnly && guards(record) }

  /// Whether an allowed use of the registration is reported to the test.
  func reports(_ record: RegistrationRecord) -> Bool { reportsOnly && guards(record) }

  /// Whether the registration is live and not allowed.
  func guards(_ record: RegistrationRecord) -> Bool {
    guard let firewall, record.mark != nil || firewall == .everything else { return false }
    guard !allowed.contains(record.key) else { return false }
    return record.mark != nil || isLive(record)
  }

  /// Whether everything that passes the other rules passes these.
  func guards(nothingMoreThan other: MockRules?) -> Bool {
    guard let firewall else { return true }
    guard let other, firewall == other.firewall, allowed == other.allowed,
      live.count == other.live.count, reportsOnly || !other.reportsOnly
    else { return false }
    return zip(live, other.live).allSatisfy { $0.isIdentical(to: $1) }
  }
}
