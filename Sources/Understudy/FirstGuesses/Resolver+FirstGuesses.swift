// First guesses at resolving in a factory: unavailable, with messages that name the API to use.

extension Resolver {
  @available(*, unavailable, message: "write try $0.resolve(), or try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public func get<Value>(_ type: Value.Type = Value.self, name: String? = nil) -> Value {
    fatalError()
  }

  @available(*, unavailable, message: "write try $0.resolve(), or try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public func inject<Value>(_ type: Value.Type = Value.self, name: String? = nil) -> Value {
    fatalError()
  }

  @available(*, unavailable, message: "write try $0.resolve(), or try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public func callAsFunction<Value>(_ type: Value.Type = Value.self) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message: "if it may be missing, write try $0.resolveIfRegistered(T.self)"
  )
  @_documentation(visibility: private)
  public func resolveOptional<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil
  ) -> Value? { fatalError() }

  @available(*, unavailable, message: "a typed key has a label: try $0.resolve(key: \\.clock)")
  @_documentation(visibility: private)
  public func resolve<Value>(_ path: KeyPath<Dependencies, Dependency<Value>>) -> Value {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message:
      "resolve the factory, then call it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
  )
  @_documentation(visibility: private)
  public func resolve<Value, Input>(_ type: Value.Type, argument: Input) -> Value { fatalError() }
}
