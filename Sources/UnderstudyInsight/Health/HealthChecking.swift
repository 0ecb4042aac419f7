/// A service that can say how it is.
///
/// ```swift
/// actor TicketPrinter: HealthChecking {
///   func checkHealth() async throws -> ServiceHealth {
///     paper > 0 ? .healthy : .unhealthy("out of paper")
///   }
/// }
/// ```
///
/// ``Container/checkServices(limit:clock:)`` asks every instance in a container that conforms.
public protocol HealthChecking: Sendable {
  /// Says how the service is.
  ///
  /// It has a limit, and is cancelled when that is over. It may resolve from the container that asks.
  ///
  /// - Throws: what kept it from finding out; the service counts as unhealthy, for that reason.
  func checkHealth() async throws -> ServiceHealth
}
