/// Ties containers to a test: which test owns them, and which rules they follow.
///
/// A container in production has none, and runs nothing of this folder. Forks, children and scopes
/// of a test's container share its binding, unless they get another host or other rules.
final class TestBinding: Sendable {
  /// The test; `nil` for containers that only follow rules, as dry runs do.
  let host: (any TestHost)?
  let rules: MockRules?
  /// Whether the containers may have registrations that are live without being marked.
  private let isGuarded: Bool
  /// Whether a missing key is an issue of the test.
  var isStrict: Bool { rules?.missing == .fails }

  private init(_ rules: MockRules?, _ host: (any TestHost)?) {
    self.host = host
    self.rules = rules
    isGuarded = rules?.firewall == .everything
  }

  /// Returns a binding for new containers, or `nil` if no test makes them.
  static func make(rules: MockRules?, host: (any TestHost)?) -> TestBinding? {
    guard rules != nil || host != nil else { return nil }
    return TestBinding(rules, host)
  }

  /// Whether the rules refuse a use of the registration.
  func refuses(_ record: RegistrationRecord) -> Bool { rules?.refuses(record) == true }

  /// Whether the rules guard the registration, unless it is among those that they allow.
  @inline(__always)
  func mayGuard(_ record: RegistrationRecord) -> Bool {
    isGuarded && rules?.isLive(record) == true
  }

  /// Whether the registration is live and not allowed.
  func guards(_ record: RegistrationRecord) -> Bool { rules?.guards(record) == true }

  /// Whether an allowed use of the registration is reported to the test.
  func reports(_ record: RegistrationRecord) -> Bool { rules?.reports(record) == true }
}

extension Container {
  /// The test that owns the container; `nil` in production.
  @inline(__always)
  package var host: (any TestHost)? { test?.host }

  /// The rules it follows; `nil` in production, and in a test that is no mock.
  @inline(__always)
  package var rules: MockRules? { test?.rules }

  /// Tracks which overrides are used; `nil` unless a test owns the container.
  package var overrides: OverrideUsage? { test?.host == nil ? nil : overrideUsage }

  /// Whether it, or the container it is a fork or child of, was made by a test.
  var isOfTest: Bool { test != nil }
}
