/// What a mock container refuses.
package struct MockRules: Sendable {
  package enum Missing: Sendable {
    /// A key that is not registered, or live, is an issue of the test.
    case fails
    /// It is an error for the asker alone.
    case throwsOnly
  }

  package var missing: Missing
  /// Keys that may be live.
  package let allowed: Set<Key>
  /// The registrations that no test made.
  var live = PersistentMap<RegistrationRecord>()

  package init(missing: Missing, allowed: Set<Key> = []) {
    self.missing = missing
    self.allowed = allowed
  }

  /// The same for what has outlived its test: live code must not run, and nobody is told any more.
  var guardingLive: MockRules {
    var rules = self
    rules.missing = .throwsOnly
    return rules
  }

  func isLive(_ record: RegistrationRecord) -> Bool { live.find(record.key) === record }

  func refuses(_ record: RegistrationRecord) -> Bool {
    missing == .fails && isLive(record) && !allowed.contains(record.key)
  }
}
