/// A service that can check its own health.
///
/// ```swift
/// actor TicketPrinter: HealthChecking {
///   func checkHealth() async throws -> ServiceHealth {
///     paper > 0 ? .healthy : .unhealthy("out of paper")
///   }
/// }
/// ```
///
/// ``Container/checkServices(limit:clock:)`` checks every conforming instance in a container.
public protocol HealthChecking: Sendable {
  /// Checks the health of the service.
  ///
  /// The check has a time limit, and is cancelled when it has passed. It may resolve from the
  /// container that called it.
  ///
  /// - Returns: the health, as the service judges it.
  /// - Throws: an error if the check cannot finish; the service is then unhealthy, with the error
  ///   as its reason.
  func checkHealth() async throws -> ServiceHealth
}
