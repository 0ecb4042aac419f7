// First guesses at making a registration: unavailable, with messages that name the API to use.

extension Registration where Value == Never {
  @available(
    *,
    unavailable,
    message:
      "name the type to register it under: Registration((any P).self, instance: x), or Registration(x, as: (any P).self)"
  )
  @_documentation(visibility: private)
  public init(_ instance: any Sendable) { fatalError() }
}

extension Registration {
  @available(
    *,
    unavailable,
    message:
      "label the instance: Registration((any P).self, instance: x); a factory is a closure: { x }"
  )
  @_documentation(visibility: private)
  public init(_ type: Value.Type, name: String? = nil, _ instance: any Sendable) { fatalError() }

  @available(*, unavailable, message: "a typed key has a label: Registration(key: \\.clock) { … }")
  @_documentation(visibility: private)
  public init(_ path: KeyPath<Dependencies, Dependency<Value>>, factory: () -> Value) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the declaration has the lifetime: Dependency(lifetime: .weak, default: { … })"
  )
  @_documentation(visibility: private)
  public init(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    lifetime: Lifetime<Value>,
    factory: () -> Value
  ) { fatalError() }
}
