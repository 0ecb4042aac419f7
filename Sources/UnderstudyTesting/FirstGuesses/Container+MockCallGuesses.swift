// Unavailable declarations for likely guesses; the messages name the real API.

public import Understudy

extension Container {
  @available(
    *,
    unavailable,
    message: "Container.mock() refuses everything that the test did not register"
  )
  @_documentation(visibility: private)
  public static func strict() -> Container { fatalError() }

  @available(
    *,
    unavailable,
    message: "Container.mock() refuses everything that the test did not register"
  )
  @_documentation(visibility: private)
  public static func makeMock() -> Container { fatalError() }
}
