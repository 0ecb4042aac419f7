public import Understudy

/// Decides what a mock container does with a key that no test registered in it.
///
/// Start from a predefined policy and change what differs; each change returns a copy.
///
/// ```swift
/// let mock = Container.mock(.strict.allowing(.of((any HouseClock).self)), over: app)
/// let guarded = Container.mock(.firewall(.marked).severity(.warning), over: app)
/// ```
///
/// | | a key that is not registered | registrations that may not run |
/// | --- | --- | --- |
/// | ``strict`` | fails the test | all of the base, and those marked live |
/// | ``firewall(_:)-swift.type.method`` | is an error for the caller alone | what it guards |
/// | ``lenient`` | is an error for the caller alone | none |
///
/// Resolving a registration that may not run throws
/// ``Understudy/ContainerError/blockedByFirewall(_:)`` and is an issue of the test. With
/// ``severity(_:)`` `.warning`, and with ``live(_:)-swift.method`` `.report`, it runs and is
/// reported.
public struct MockPolicy: Sendable {
  /// Whether resolving a key that is not registered fails the test, besides throwing.
  let isStrict: Bool
  private(set) var firewall: Firewall?
  private(set) var allowed: Set<Key> = []
  private(set) var severity: IssueSeverity = .error
  private(set) var reportsOnly = false

  /// A policy under which a key that is not registered, or is live and not replaced, fails the
  /// test.
  public static let strict = MockPolicy(isStrict: true, firewall: .everything)

  /// A policy under which a key that is not registered is an error for the caller; live
  /// registrations work.
  public static let lenient = MockPolicy(isStrict: false, firewall: nil)

  /// Makes a policy under which a key that is not registered is an error for the caller; a guarded
  /// one fails the test.
  ///
  /// - Parameter firewall: what the policy guards.
  public static func firewall(_ firewall: Firewall) -> MockPolicy {
    MockPolicy(isStrict: false, firewall: firewall)
  }

  /// Makes a lenient policy under which live registrations are allowed, reported or refused.
  ///
  /// ```swift
  /// @Suite(.container(.live(.allow)))  // runs on the real services
  /// struct GatewayTests { … }
  ///
  /// @Test(.container(.live(.report).allowing(.of((any HouseClock).self))))
  /// func sells() throws { … }
  /// ```
  ///
  /// - Parameter access: what happens on resolving something live.
  public static func live(_ access: LiveAccess) -> MockPolicy { lenient.live(access) }

  /// Makes a strict policy that allows these keys, which may be live.
  ///
  /// - Parameter keys: the keys to allow.
  public static func allowing(_ keys: Key...) -> MockPolicy { strict.allowing(keys) }

  /// Returns the policy with these keys allowed to be live, in addition to those that are already.
  ///
  /// The dependencies of an allowed registration are checked separately.
  ///
  /// - Parameter keys: the keys to allow.
  public func allowing(_ keys: Key...) -> MockPolicy { allowing(keys) }

  /// Returns the policy with another firewall; `nil` for none.
  ///
  /// - Parameter firewall: the other firewall; `nil` for none.
  public func firewall(_ firewall: Firewall?) -> MockPolicy { with { $0.firewall = firewall } }

  /// Returns the policy with guarded registrations allowed, reported or refused.
  ///
  /// In a policy that guards nothing, `.report` and `.refuse` guard registrations marked live.
  ///
  /// - Parameter access: what happens on resolving something live.
  public func live(_ access: LiveAccess) -> MockPolicy {
    with {
      $0.reportsOnly = access == .report
      $0.firewall = access == .allow ? nil : $0.firewall ?? .marked
    }
  }

  /// Returns the policy with issues of another severity.
  ///
  /// A warning fails no test and prevents nothing: guarded registrations run, and each key is
  /// reported once. Use it for a suite that is being cleaned up. With `.ignore` the callers get
  /// errors and nothing is reported, for places without a test.
  ///
  /// - Parameter severity: the severity of the issues that the policy records.
  public func severity(_ severity: IssueSeverity) -> MockPolicy { with { $0.severity = severity } }

  /// Makes a strict policy that allows these types, which may be live.
  ///
  /// ```swift
  /// let mock = Container.mock(.allowing((any HouseClock).self), over: app)
  /// ```
  ///
  /// - Parameter types: the types, each of which stands for its unnamed key.
  @_disfavoredOverload  // an empty list selects the overload for keys
  public static func allowing(_ types: any Any.Type...) -> MockPolicy {
    strict.allowing(types.map { Key($0) })
  }

  /// Returns the policy with these types allowed to be live, in addition to those that are already.
  ///
  /// - Parameter types: the types, each of which stands for its unnamed key.
  @_disfavoredOverload
  public func allowing(_ types: any Any.Type...) -> MockPolicy { allowing(types.map { Key($0) }) }

  /// Makes a strict policy that allows the types of a list, which may be live.
  ///
  /// - Parameter types: the types, each of which stands for its unnamed key.
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

extension MockPolicy {
  /// The rules for a container under this policy.
  package var rules: MockRules {
    MockRules(
      missing: isStrict ? .fails : .throwsOnly,
      firewall: firewall.map { $0 == .marked ? .marked : .everything },
      allowed: allowed,
      reaction: reportsOnly ? .reports : .refuses,
      severity: ContainerIssue.Severity(severity)
    )
  }
}
