// What people write first, with the way it is written here. None of these can be called.

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
