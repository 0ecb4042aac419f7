// First guesses at the labels of `resolve`: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "the label is name: try container.resolve(T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  public func resolve<Value>(_ type: Value.Type = Value.self, named name: String) -> Value {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the label is name: try container.resolve(T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  public func resolve<Value>(_ type: Value.Type = Value.self, tag name: String) -> Value {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the label is name: try container.resolve(T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  public func resolve<Value>(_ type: Value.Type = Value.self, qualifier name: String) -> Value {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the label is name: try container.resolve(T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  public func resolve<Value>(_ type: Value.Type = Value.self, key name: String) -> Value {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the label is name: try container.resolve(T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  public func resolve<Value>(_ type: Value.Type = Value.self, id name: String) -> Value {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "the label is name: try container.resolve(T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func resolve<Value>(_ name: String) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is name: try container.resolve(T.self, name: \"…\")"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public func resolve<Value>(_ type: Value.Type, _ name: String) -> Value { fatalError() }

  @available(*, unavailable, message: "the type has no label: try container.resolve(T.self)")
  @_documentation(visibility: private)
  public func resolve<Value>(type: Value.Type) -> Value { fatalError() }

  @available(*, unavailable, message: "the type has no label: try container.resolve(T.self)")
  @_documentation(visibility: private)
  public func resolve<Value>(for type: Value.Type) -> Value { fatalError() }

  @available(*, unavailable, message: "the type has no label: try container.resolve(T.self)")
  @_documentation(visibility: private)
  public func resolve<Value>(as type: Value.Type) -> Value { fatalError() }

  @available(*, unavailable, message: "the type has no label: try container.resolve(T.self)")
  @_documentation(visibility: private)
  public func resolve<Value>(of type: Value.Type) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "resolve the factory, then call it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
  )
  @_documentation(visibility: private)
  public func resolve<Value, Input>(_ type: Value.Type, name: String, argument: Input) -> Value {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message:
      "resolve the factory, then call it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
  )
  @_documentation(visibility: private)
  public func resolve<Value, First, Second>(
    _ type: Value.Type,
    arguments first: First,
    _ second: Second
  ) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "resolve the factory, then call it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
  )
  @_documentation(visibility: private)
  public func resolve<Value, First, Second, Third>(
    _ type: Value.Type,
    arguments first: First,
    _ second: Second,
    _ third: Third
  ) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "resolve the factory, then call it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
  )
  @_documentation(visibility: private)
  public func resolve<Value, Input>(_ type: Value.Type, input: Input) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message: "write a default with ??: try container.resolveIfRegistered(T.self) ?? x"
  )
  @_documentation(visibility: private)
  public func resolve<Value>(_ type: Value.Type, default value: Value) -> Value { fatalError() }

  @available(*, unavailable, message: "write try container.resolveAll(T.self)")
  @_documentation(visibility: private)
  public func resolve<Value>(all type: Value.Type) -> [Value] { fatalError() }

  @available(
    *,
    unavailable,
    message: "a typed key has a label: try container.resolve(key: \\.clock)"
  )
  @_documentation(visibility: private)
  public func get<Value>(_ path: KeyPath<Dependencies, Dependency<Value>>) -> Value { fatalError() }

  @available(
    *,
    unavailable,
    message: "a typed key has a label: try container.resolve(key: \\.clock)"
  )
  @_documentation(visibility: private)
  public func get<Value>(key path: KeyPath<Dependencies, Dependency<Value>>) -> Value {
    fatalError()
  }
}
