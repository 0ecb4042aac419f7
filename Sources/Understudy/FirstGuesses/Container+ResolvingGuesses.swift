// First guesses at resolving: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "if it may be missing, write try resolveIfRegistered(T.self)"
  )
  @_documentation(visibility: private)
  public func resolveOptional<Value>(_ type: Value.Type = Value.self, name: String? = nil) -> Value?
  {
    fatalError()
  }

  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public func get<Value>(_ type: Value.Type = Value.self, name: String? = nil) -> Value {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "a typed key has a label: try container.resolve(key: \\.clock)"
  )
  @_documentation(visibility: private)
  public func resolve<Value>(_ path: KeyPath<Dependencies, Dependency<Value>>) -> Value {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message:
      "register it as Registration(T.self, with: Input.self) { _, input in … }, and resolve the factory, then call it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
  )
  @_documentation(visibility: private)
  public func resolve<Value, Input>(_ type: Value.Type, argument: Input) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register it as Registration(T.self, with: Input.self) { _, input in … }, and resolve the factory, then call it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
  )
  @_disfavoredOverload
  @_documentation(visibility: private)
  public func resolve<Value, Input>(_ type: Value.Type, _ argument: Input) -> Value { fatalError() }

  @available(*, unavailable, message: "write try container.resolve(T.self)")
  @_documentation(visibility: private)
  public func callAsFunction<Value>(_ type: Value.Type = Value.self) -> Value { fatalError() }

  @available(*, unavailable, message: "write container.isRegistered(T.self)")
  @_documentation(visibility: private)
  public func contains<Value>(_ type: Value.Type) -> Bool { fatalError() }
}

extension Container {
  @available(
    *,
    unavailable,
    message:
      "resolve the factory, then call it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
  )
  @_documentation(visibility: private)
  public func resolve<Value, Input>(_ type: Value.Type, parameters: Input) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "resolve the factory, then call it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
  )
  @_documentation(visibility: private)
  public func resolve<Value, Input>(_ type: Value.Type, arguments: Input) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "resolve the factory, then call it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
  )
  @_documentation(visibility: private)
  public func resolve<Value, Input>(_ type: Value.Type, parameter: Input) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "resolve the factory, then call it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
  )
  @_documentation(visibility: private)
  public func resolve<Value, Input>(_ type: Value.Type, with: Input) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "resolve the factory, then call it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
  )
  @_documentation(visibility: private)
  public func resolve<Value, Input>(_ type: Value.Type, args: Input) -> Value { fatalError() }
}
