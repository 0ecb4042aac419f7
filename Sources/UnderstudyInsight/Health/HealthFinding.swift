public import Understudy

/// A problem with the health of a container.
public struct HealthFinding: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The container still works.
    case issue
    /// Some uses of the container fail.
    case critical
  }

  /// The kind of problem a finding describes.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// There is no container: critical.
    case unavailable
    /// The container is closed: critical.
    case closed
    /// Keys that fail on every resolve: critical.
    case poisonedKeys
    /// Too many resolves fail, according to the metrics: critical.
    case failures
    /// The container is closing.
    case closing
    /// Optional modules failed to configure.
    case failedModules
    /// Keys were registered repeatedly.
    case repeatedRegistrations
    /// Weak instances were released, but their entries remain.
    case releasedWeakInstances
    /// Many children are open that are not scopes.
    case openChildren
    /// Many scopes are open.
    case openScopes
    /// Many builds are in progress.
    case buildsInFlight
    /// Many instances are waiting for their clean-up.
    case waitingCleanups
    /// Resolves are slow, according to the metrics.
    case slowResolves
    /// Few resolves find an existing instance, according to the metrics.
    case lowHitRate
    /// Issues could not be thrown to a caller, according to the metrics.
    case issues
  }

  /// The severity of the finding.
  public let severity: Severity
  /// The kind of the finding.
  public let kind: Kind
  /// The problem, on one line.
  public let reason: String
  /// The fix for the problem, on one line.
  public let recommendation: String
  /// The keys concerned, if any.
  public let keys: [Key]
}

extension HealthFinding: CustomStringConvertible {
  /// The reason and the recommendation, on two lines.
  public var description: String {
    "\(severity.rawValue): \(reason)\n  fix: \(recommendation)"
  }
}

extension HealthFinding {
  var jsonValue: JSONValue {
    .object([
      ("severity", .string(severity.rawValue)),
      ("kind", .string(kind.rawValue)),
      ("reason", .string(reason)),
      ("recommendation", .string(recommendation)),
      ("keys", .array(keys.map { .string("\($0)") })),
    ])
  }
}
