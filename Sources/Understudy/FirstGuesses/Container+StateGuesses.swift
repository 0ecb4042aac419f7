// First guesses at keeping and restoring all registrations: unavailable, with messages that name the API
// to use.

extension Container {
  @available(
    *,
    unavailable,
    message:
      "leave it out: each test has its own container, by @Test(.container { $0.register(x, as: (any P).self) }) or ContainerTestCase; in the middle of a test, reset(only: T.self) releases one type"
  )
  @_documentation(visibility: private)
  public var manager: GuessedManager { fatalError() }
}
