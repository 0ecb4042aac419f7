/// The limits above which ``Container/health(metrics:thresholds:)`` reports a problem.
///
/// ```swift
/// var thresholds = HealthThresholds.default
/// thresholds.openScopes = 50  // visitors at once
/// let health = boxOffice.health(thresholds: thresholds)
/// ```
///
/// A value at its threshold is healthy; a higher one is reported.
public struct HealthThresholds: Hashable, Sendable {
  /// Entries of released weak instances: 100.
  public var releasedWeakInstances = 100
  /// Sites whose registrations of one key were replaced by later ones, in one container: 3.
  ///
  /// A container remembers eight sites for each key, so a threshold of 8 or more reports nothing; a
  /// fork, in which a second registration is an override, remembers none.
  public var replacedRegistrations = 3
  /// Open children that are not scopes: 1000.
  public var openChildren = 1_000
  /// Open scopes: 1000.
  public var openScopes = 1_000
  /// Builds in progress, superseded ones included: 100.
  public var buildsInFlight = 100
  /// Instances that are waiting for their clean-up hooks: 10,000.
  public var waitingCleanups = 10_000
  /// The number of resolves required before shares and durations are judged: 100.
  public var minimumResolves = 100
  /// The share of resolves that may fail, 0 to 1: 0.05.
  public var failureRate = 0.05
  /// The time within which 95 of 100 resolves have to finish, building included: 100 ms.
  public var slowResolve = Duration.milliseconds(100)
  /// The share of resolves that have to find an existing instance, 0 to 1: 0.1.
  ///
  /// If most registrations are transient, fewer do by design.
  public var hitRate = 0.1

  /// The default thresholds, which suit most containers.
  public static let `default` = HealthThresholds()

  /// Makes the default thresholds.
  public init() {}
}
