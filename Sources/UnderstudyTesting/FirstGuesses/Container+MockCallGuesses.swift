// Unavailable declarations for likely guesses; the messages name the real API.

public import Understudy

extension Container {
  @available(
    *,
    unavailable,
    message: "a container that refuses what no double is registered for is Container.mock()"
  )
  @_documentation(visibility: private)
  public static func strict() -> Container { fatalError() }

  @available(
    *,
    unavailable,
    message: "a container that refuses what no double is registered for is Container.mock()"
  )
  @_documentation(visibility: private)
  public static func makeMock() -> Container { fatalError() }
}
