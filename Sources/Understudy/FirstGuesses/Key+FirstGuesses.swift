// First guesses at keys in place of types: unavailable, with messages that name the API to use.

extension Key {
  @available(*, unavailable, message: "make a key with Key.of(T.self), or .of(T.self, name: \"…\")")
  @_documentation(visibility: private)
  public init(_ type: any Any.Type) { fatalError() }

  @available(*, unavailable, message: "make a key with Key.of(T.self), or .of(T.self, name: \"…\")")
  @_documentation(visibility: private)
  public init(_ type: any Any.Type, name: String) { fatalError() }

  @available(*, unavailable, message: "compare the type: key.type == T.self")
  @_documentation(visibility: private)
  public func isFor<Value>(_ type: Value.Type) -> Bool { fatalError() }
}

extension Container {
  @available(
    *,
    unavailable,
    message: "pass its type: container.isRegistered(key.type, name: key.name)"
  )
  @_documentation(visibility: private)
  public func isRegistered(_ key: Key) -> Bool { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass its type: container.unregister(key.type, name: key.name)"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func unregister(_ key: Key) -> Bool { fatalError() }
}
