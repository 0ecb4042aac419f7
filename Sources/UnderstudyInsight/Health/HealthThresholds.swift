/// From where on ``Container/health(metrics:thresholds:)`` finds something.
///
/// ```swift
/// var thresholds = HealthThresholds.default
/// thresholds.openScopes = 50  // visitors at once
/// let health = boxOffice.health(thresholds: thresholds)
/// ```
///
/// What is at its threshold is all right; more is a finding.
public struct HealthThresholds: Hashable, Sendable {
  /// Weak entries that are dead: 100.
  public var deadEntries = 100
  /// Lines whose registrations of one key were replaced by later ones, in one container: 3.
  ///
  /// It remembers eight of each key, so from 8 on nothing is found; in a fork, where a second
  /// registration is an override, it remembers none.
  public var replacedRegistrations = 3
  /// Open children that are no scopes: 1000.
  public var openChildren = 1_000
  /// Open scopes: 1000.
  public var openScopes = 1_000
  /// Builds under way, superseded ones included: 100.
  public var buildsInFlight = 100
  /// Instances that wait for their clean-up hooks: 10,000.
  public var waitingCleanups = 10_000
  /// How many resolves there must have been before shares and durations are judged: 100.
  public var minimumResolves = 100
  /// The share of resolves that may fail, 0 to 1: 0.05.
  public var failureRate = 0.05
  /// What 95 of 100 resolves may take, building included: 100 ms.
  public var slowResolve = Duration.milliseconds(100)
  /// The share of resolves that have to find an instance, 0 to 1: 0.1.
  ///
  /// Where most registrations are transient, fewer find one by design.
  public var hitRate = 0.1

  /// What most containers keep to.
  public static let `default` = HealthThresholds()

  /// Makes the default thresholds, to be changed.
  public init() {}
}
