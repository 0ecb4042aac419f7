public import Understudy

/// What a mock container does when it is asked for something that no test registered in it.
///
/// Start from a ready policy and change what is to be different; each change gives a copy.
///
/// ```swift
/// let mock = Container.mock(.strict.allowing(.of((any HouseClock).self)), over: app)
/// let guarded = Container.mock(.firewall(.marked).severity(.warning), over: app)
/// ```
///
/// | | a key that is not registered | what may not run |
/// | --- | --- | --- |
/// | ``strict`` | fails the test | everything of the base, and what is marked live |
/// | ``firewall(_:)-swift.type.method`` | is an error for the asker alone | as it says |
/// | ``lenient`` | is an error for the asker alone | nothing |
///
/// Asking for what may not run throws ``Understudy/ContainerError/liveDependency(_:)`` and is an issue
/// of the test. With ``severity(_:)`` `.warning`, and with ``live(_:)-swift.method`` `.report`, it runs
/// and is reported.
public struct MockPolicy: Sendable {
  /// What asking for a key does that is not registered.
  public enum MissingKey: Hashable, Sendable {
    /// It fails the test, and throws.
    case failsTest
    /// It throws.
    case throwsError
  }

  private(set) var missing: MissingKey
  private(set) var firewall: Firewall?
  private(set) var allowed: Set<Key> = []
  private(set) var severity: IssueSeverity? = .error
  private(set) var reportsOnly = false

  /// A key that is not registered, or that is live and not replaced, fails the test.
  public static let strict = MockPolicy(missing: .failsTest, firewall: .everything)

  /// A key that is not registered is an error for the asker; live registrations work.
  public static let lenient = MockPolicy(missing: .throwsError, firewall: nil)

  /// A key that is not registered is an error for the asker; what is guarded fails the test.
  public static func firewall(_ firewall: Firewall) -> MockPolicy {
    MockPolicy(missing: .throwsError, firewall: firewall)
  }

  /// Lenient, but for what is marked live: that is allowed, reported or refused.
  ///
  /// ```swift
  /// @Suite(.container(.live(.allow)))  // runs on the real parts
  /// struct GatewayTests { … }
  ///
  /// @Test(.container(.live(.report).allowing(.of((any HouseClock).self))))
  /// func sells() throws { … }
  /// ```
  public static func live(_ access: LiveAccess) -> MockPolicy { lenient.live(access) }

  /// Strict, but for these keys, which may be live.
  public static func allowing(_ keys: Key...) -> MockPolicy { strict.allowing(keys) }

  /// The same policy, but these keys may be live, beside those that may already.
  ///
  /// What an allowed registration needs is judged on its own.
  public func allowing(_ keys: Key...) -> MockPolicy { allowing(keys) }

  /// The same policy with another firewall; `nil` for none.
  public func firewall(_ firewall: Firewall?) -> MockPolicy { with { $0.firewall = firewall } }

  /// The same policy, but what is guarded is allowed, reported or refused.
  ///
  /// A policy that guards nothing guards with `.report` and `.refuse` what is marked live.
  public func live(_ access: LiveAccess) -> MockPolicy {
    with {
      $0.reportsOnly = access == .report
      $0.firewall = access == .allow ? nil : $0.firewall ?? .marked
    }
  }

  /// The same policy with another answer to keys that are not registered.
  public func missing(_ missing: MissingKey) -> MockPolicy { with { $0.missing = missing } }

  /// The same policy with issues of another severity.
  ///
  /// A warning fails no test and prevents nothing: what is guarded runs, and is reported once for each
  /// key. For a suite that is being cleaned up.
  public func severity(_ severity: IssueSeverity) -> MockPolicy { with { $0.severity = severity } }

  /// The same policy with errors for the askers and nothing more, for places without a test.
  public func withoutIssues() -> MockPolicy { with { $0.severity = nil } }

  /// Strict, but for these types, which may be live.
  ///
  /// ```swift
  /// let mock = Container.mock(.allowing((any HouseClock).self), over: app)
  /// ```
  @_disfavoredOverload  // no arguments are no keys
  public static func allowing(_ types: any Any.Type...) -> MockPolicy {
    strict.allowing(types.map { Key($0) })
  }

  /// The same policy, but these types may be live, beside what may already.
  @_disfavoredOverload
  public func allowing(_ types: any Any.Type...) -> MockPolicy { allowing(types.map { Key($0) }) }

  /// Strict, but for the types of a list, which may be live.
  public static func allowing(_ types: [any Any.Type]) -> MockPolicy {
    strict.allowing(types.map { Key($0) })
  }

  private func allowing(_ keys: [Key]) -> MockPolicy { with { $0.allowed.formUnion(keys) } }

  private func with(_ change: (inout MockPolicy) -> Void) -> MockPolicy {
    var copy = self
    change(&copy)
    return copy
  }
}
