// First guesses at the label of a registration's name: unavailable, with messages that name the API
// to use.

extension Registration {
  @available(*, unavailable, message: "the label is name: Registration(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public init(_ type: Value.Type, named name: String, factory: @Sendable () async throws -> Value) {
    fatalError()
  }

  @available(*, unavailable, message: "the label is name: Registration(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public init(
    _ type: Value.Type,
    named name: String,
    factory: @Sendable (Resolver) async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "the label is name: Registration(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public init(_ type: Value.Type, tag name: String, factory: @Sendable () async throws -> Value) {
    fatalError()
  }

  @available(*, unavailable, message: "the label is name: Registration(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public init(
    _ type: Value.Type,
    tag name: String,
    factory: @Sendable (Resolver) async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "the label is name: Registration(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public init(
    _ type: Value.Type,
    qualifier name: String,
    factory: @Sendable () async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "the label is name: Registration(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public init(
    _ type: Value.Type,
    qualifier name: String,
    factory: @Sendable (Resolver) async throws -> Value
  ) { fatalError() }

  @available(*, unavailable, message: "the label is name: Registration(T.self, name: \"…\") { … }")
  @_documentation(visibility: private)
  public init(_ type: Value.Type, key name: String, factory: @Sendable () async throws -> Value) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the label is name: Registration(T.self, name: \"…\", instance: x)"
  )
  @_documentation(visibility: private)
  public init(_ type: Value.Type, named name: String, instance: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is name: Registration(x, as: (any P).self, name: \"…\")"
  )
  @_documentation(visibility: private)
  public init(_ instance: Value, as type: Value.Type, named name: String) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is lifetime: Registration(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public init(
    _ type: Value.Type,
    scope: Lifetime<Value>,
    factory: @Sendable () async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is lifetime: Registration(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public init(
    _ type: Value.Type,
    scope: Lifetime<Value>,
    factory: @Sendable (Resolver) async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is lifetime: Registration(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public init(
    _ type: Value.Type,
    named name: String,
    scope: Lifetime<Value>,
    factory: @Sendable () async throws -> Value
  ) { fatalError() }
}
