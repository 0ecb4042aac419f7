/// The health of a service, as the service itself reports it.
///
/// ```swift
/// final class CardGateway: HealthChecking {
///   func checkHealth() async throws -> ServiceHealth {
///     try await ping() < .seconds(1) ? .healthy : .degraded("the bank is slow")
///   }
/// }
/// ```
public enum ServiceHealth: Hashable, Sendable {
  /// The status of a service without its reason, the best first.
  public enum Status: String, Hashable, Sendable, CaseIterable, Comparable {
    /// The service works.
    case healthy
    /// The service works slowly, or in part.
    case degraded
    /// The service does not work.
    case unhealthy

    public static func < (left: Status, right: Status) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self)! }
  }

  /// The service works.
  case healthy
  /// The service works slowly, or in part; with the reason.
  case degraded(String)
  /// The service does not work; with the reason.
  case unhealthy(String)

  /// The status without the reason.
  public var status: Status {
    switch self {
    case .healthy: .healthy
    case .degraded: .degraded
    case .unhealthy: .unhealthy
    }
  }

  /// The reason the service is not healthy; `nil` if it is.
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
