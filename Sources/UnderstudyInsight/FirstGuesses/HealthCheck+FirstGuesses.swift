public import Understudy

// First guesses at health checks: unavailable, with messages that name the API to use.

// The compiler prefers a module that really declares this name.
@available(
  *,
  unavailable,
  message: "conform to HealthChecking: func checkHealth() async throws -> ServiceHealth"
)
@_documentation(visibility: private)
public protocol HealthCheck {}

extension Container {
  @available(
    *,
    unavailable,
    message:
      "every instance that conforms to HealthChecking is checked: await container.checkServices()"
  )
  @_documentation(visibility: private)
  public func registerHealthCheck(_ check: Any) { fatalError() }
}
