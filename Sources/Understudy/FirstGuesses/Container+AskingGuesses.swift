// First guesses at asking what is registered: unavailable, with messages that name the API to use.

extension Container {
  @available(*, unavailable, message: "write container.isRegistered(T.self)")
  @_documentation(visibility: private)
  public func has(_ type: Any.Type, name: String? = nil) -> Bool { fatalError() }

  @available(*, unavailable, message: "write container.isRegistered(T.self)")
  @_documentation(visibility: private)
  public func hasRegistration(_ type: Any.Type, name: String? = nil) -> Bool { fatalError() }

  @available(*, unavailable, message: "write container.isRegistered(T.self)")
  @_documentation(visibility: private)
  public func canResolve(_ type: Any.Type, name: String? = nil) -> Bool { fatalError() }

  @available(*, unavailable, message: "write container.isRegistered(T.self)")
  @_documentation(visibility: private)
  public func isBound(_ type: Any.Type, name: String? = nil) -> Bool { fatalError() }

  @available(*, unavailable, message: "write container.isRegistered(T.self)")
  @_documentation(visibility: private)
  public func isResolvable(_ type: Any.Type, name: String? = nil) -> Bool { fatalError() }

  @available(*, unavailable, message: "write container.isRegistered(T.self)")
  @_documentation(visibility: private)
  public func hasRegistration(of type: Any.Type, name: String? = nil) -> Bool { fatalError() }

  @available(*, unavailable, message: "write container.isRegistered(T.self)")
  @_documentation(visibility: private)
  public func hasAnyRegistration(of type: Any.Type, name: String? = nil) -> Bool { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is name: container.isRegistered(T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  public func isRegistered(_ type: Any.Type, named name: String) -> Bool { fatalError() }

  @available(*, unavailable, message: "the type has no label: container.isRegistered(T.self)")
  @_documentation(visibility: private)
  public func isRegistered(type: Any.Type) -> Bool { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the type too: container.isRegistered(T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  public func isRegistered(named name: String) -> Bool { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the type too: container.isRegistered(T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func isRegistered(_ name: String) -> Bool { fatalError() }

  @available(*, unavailable, message: "write container.isRegistered(T.self)")
  @_documentation(visibility: private)
  public func contains(_ type: Any.Type, name: String) -> Bool { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass the name: try container.resolve(T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  public func get<Value>(_ type: Value.Type = Value.self, named name: String) -> Value {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "pass the name: try container.resolve(T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public subscript<Value>(_ type: Value.Type, named name: String) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass the name: try container.resolve(T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public subscript<Value>(named name: String) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "in a factory, use its argument; elsewhere, resolve from the container: try container.resolve(T.self)"
  )
  @_documentation(visibility: private)
  public var resolver: Resolver { fatalError() }

  @available(
    *,
    unavailable,
    message: "resolve from the container itself: try container.resolve(T.self)"
  )
  @_documentation(visibility: private)
  public func buildServiceProvider() -> Container { fatalError() }
}
