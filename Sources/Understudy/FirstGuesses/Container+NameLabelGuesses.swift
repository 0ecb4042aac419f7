// First guesses at the label of the name: unavailable, with messages that name the API to use.

extension Container {
  @available(*, unavailable, message: "the label is name: register(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    named name: String,
    factory: (Resolver) async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "the label is name: register(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    tag name: String,
    factory: (Resolver) async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "the label is name: register(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    qualifier name: String,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "the label is name: register(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    qualifier name: String,
    factory: (Resolver) async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "the label is name: register(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    key name: String,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "the label is name: register(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    key name: String,
    factory: (Resolver) async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "the label is name: register(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    id name: String,
    factory: () async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "the label is name: register(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    id name: String,
    factory: (Resolver) async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is name: register(T.self, name: \"…\", instance: x)"
  )
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type, named name: String, instance: Value) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the label is name: register(T.self, name: \"…\", instance: x)"
  )
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type, tag name: String, instance: Value) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the label is name: register(T.self, name: \"…\", instance: x)"
  )
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type, key name: String, instance: Value) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the label is name: register(x, as: (any P).self, name: \"…\")"
  )
  @_documentation(visibility: private)
  public func register<Value>(_ instance: any Sendable, as type: Value.Type, named name: String) {
    fatalError()
  }
}
