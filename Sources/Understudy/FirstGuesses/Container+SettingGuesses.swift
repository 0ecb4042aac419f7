// First guesses at setting values and undoing overrides: unavailable, with messages that name the
// API to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(key: \\.clock, instance: x)"
  )
  @_documentation(visibility: private)
  public func override<Value>(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    factory: () throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register(key: \\.clock, instance: x)"
  )
  @_documentation(visibility: private)
  public func set<Value>(_ path: KeyPath<Dependencies, Dependency<Value>>, _ instance: Value) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public func set<Value>(_ type: Value.Type, _ instance: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public func set<Value>(_ type: Value.Type, to instance: any Sendable) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces the earlier one: register((any P).self, instance: x)"
  )
  @_documentation(visibility: private)
  public func set<Value>(_ instance: Value, for type: Value.Type) { fatalError() }

  @available(
    *,
    unavailable,
    message: "an override ends with its block: withContainer { … } operation: { … }"
  )
  @_documentation(visibility: private)
  public func removeOverrides(_ type: Any.Type? = nil) { fatalError() }

  @available(
    *,
    unavailable,
    message: "an override ends with its block: withContainer { … } operation: { … }"
  )
  @_documentation(visibility: private)
  public func resetOverrides(_ type: Any.Type? = nil) { fatalError() }

  @available(
    *,
    unavailable,
    message: "an override ends with its block: withContainer { … } operation: { … }"
  )
  @_documentation(visibility: private)
  public func removeOverride(_ type: Any.Type? = nil) { fatalError() }

  @available(
    *,
    unavailable,
    message: "write withContainer { $0.register((any P).self, instance: x) } operation: { … }"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func withOverrides<Result>(
    _ configure: (Container) throws -> Void,
    operation: () throws -> Result
  ) rethrows -> Result { fatalError() }

  @available(
    *,
    unavailable,
    message: "write withContainer { $0.register((any P).self, instance: x) } operation: { … }"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func withOverrides<Result>(
    _ configure: (Container) throws -> Void,
    operation: () async throws -> Result
  ) async rethrows -> Result { fatalError() }

  @available(*, unavailable, message: "run it under the container: withContainer(container) { … }")
  @_documentation(visibility: private)
  @discardableResult
  public func perform<Result>(_ operation: () throws -> Result) rethrows -> Result { fatalError() }
}
