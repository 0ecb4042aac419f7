public import Understudy

// What people write first, with the way it is written here. None of these can be used.

// A module that really declares this is preferred by the compiler, because it cannot be used.
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
      "every instance that conforms to HealthChecking is asked: await container.checkServices()"
  )
  @_documentation(visibility: private)
  public func registerHealthCheck(_ check: Any) { fatalError() }
}
