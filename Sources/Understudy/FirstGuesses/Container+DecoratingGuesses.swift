// First guesses at decorating registrations and resetting mocks: unavailable, with messages that
// name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message:
      "register the decorator under the type, and the wrapped instance under a name: register(T.self) { try D($0.resolve(name: \"plain\")) }"
  )
  @_documentation(visibility: private)
  public func decorator<Value>(_ type: Value.Type, factory: (Value) throws -> Value) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(T.self) { … }"
  )
  @_documentation(visibility: private)
  public func declare<Value>(_ factory: () throws -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "drop instances with reset(), or reset one double with spy.reset()"
  )
  @_documentation(visibility: private)
  public func clearAllMocks() { fatalError() }

  @available(
    *,
    unavailable,
    message: "drop instances with reset(), or reset one double with spy.reset()"
  )
  @_documentation(visibility: private)
  public func resetAllMocks() { fatalError() }

  @available(
    *,
    unavailable,
    message: "register a clock that the test sets: register(key: \\.clock, instance: ManualClock())"
  )
  @_documentation(visibility: private)
  public func setSystemTime<Time>(_ time: Time) { fatalError() }
}
