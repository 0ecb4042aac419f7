/// How a service is, as it says itself.
///
/// ```swift
/// final class CardGateway: HealthChecking {
///   func checkHealth() async throws -> ServiceHealth {
///     try await ping() < .seconds(1) ? .healthy : .degraded("the bank is slow")
///   }
/// }
/// ```
public enum ServiceHealth: Hashable, Sendable {
  /// How a service is without its reason, the best first.
  public enum Status: String, Hashable, Sendable, CaseIterable, Comparable {
    /// It does what it is for.
    case healthy
    /// It does so slowly, or in part.
    case degraded
    /// It does not.
    case unhealthy

    public static func < (left: Status, right: Status) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self)! }
  }

  /// It does what it is for.
  case healthy
  /// It does so slowly, or in part; why.
  case degraded(String)
  /// It does not; why.
  case unhealthy(String)

  /// The same without the reason.
  public var status: Status {
    switch self {
    case .healthy: .healthy
    case .degraded: .degraded
    case .unhealthy: .unhealthy
    }
  }

  /// Why it is not healthy.
  public var reason: String? {
    switch self {
    case .healthy: nil
    case .degraded(let reason), .unhealthy(let reason): reason
    }
  }
}

extension ServiceHealth: CustomStringConvertible {
  /// `healthy`, or `degraded: the bank is slow`.
  public var description: String { reason.map { "\(status.rawValue): \($0)" } ?? status.rawValue }
}
