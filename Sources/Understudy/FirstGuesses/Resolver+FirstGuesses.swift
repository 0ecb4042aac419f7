// First guesses at resolving in a factory: unavailable, with messages that name the API to use.

extension Resolver {
  @available(*, unavailable, message: "ask with try $0.resolve(), or try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public func get<Value>(_ type: Value.Type = Value.self, name: String? = nil) -> Value {
    fatalError()
  }

  @available(*, unavailable, message: "ask with try $0.resolve(), or try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public func inject<Value>(_ type: Value.Type = Value.self, name: String? = nil) -> Value {
    fatalError()
  }

  @available(*, unavailable, message: "ask with try $0.resolve(), or try $0.resolve(T.self)")
  @_documentation(visibility: private)
  public func callAsFunction<Value>(_ type: Value.Type = Value.self) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message: "what may be missing is asked with try $0.resolveIfRegistered(T.self)"
  )
  @_documentation(visibility: private)
  public func resolveOptional<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil
  ) -> Value? { fatalError() }

  @available(*, unavailable, message: "a typed key is asked with a subscript: try $0[\\.clock]")
  @_documentation(visibility: private)
  public func resolve<Value>(_ path: KeyPath<Dependencies, Dependency<Value>>) -> Value {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message:
      "a factory with a parameter is resolved as one: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
  )
  @_documentation(visibility: private)
  public func resolve<Value, Input>(_ type: Value.Type, argument: Input) -> Value { fatalError() }
}
