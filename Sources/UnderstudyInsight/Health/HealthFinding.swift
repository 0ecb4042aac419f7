public import Understudy

/// One thing about a container that is not as it should be.
public struct HealthFinding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// It works still.
    case issue
    /// Something that is asked of the container fails.
    case critical
  }

  /// What it is about.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// No container is there: critical.
    case unavailable
    /// The container is closed: critical.
    case closed
    /// Keys whose every use is refused: critical.
    case poisonedKeys
    /// Too many resolves fail, by the metrics: critical.
    case failures
    /// The container is closing.
    case closing
    /// Optional modules that could not be configured.
    case failedModules
    /// Keys that were registered again and again.
    case repeatedRegistrations
    /// What is left of weak instances that nobody holds.
    case deadEntries
    /// Many children are open that are no scopes.
    case openChildren
    /// Many scopes are open.
    case openScopes
    /// Many builds are under way.
    case buildsInFlight
    /// Many instances wait for their clean-up.
    case waitingCleanups
    /// Resolves are slow, by the metrics.
    case slowResolves
    /// Few resolves find an instance, by the metrics.
    case lowHitRate
    /// Something went wrong that nobody could be thrown, by the metrics.
    case problems
  }

  /// How bad it is.
  public let severity: Severity
  /// What it is about.
  public let kind: Kind
  /// What makes it so, in one line.
  public let reason: String
  /// What to do about it, in one line.
  public let recommendation: String
  /// The keys it is about, if it is about some.
  public let keys: [Key]
}

extension HealthFinding: CustomStringConvertible {
  /// Two lines.
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
