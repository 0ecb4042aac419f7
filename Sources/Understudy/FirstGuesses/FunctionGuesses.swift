// First guesses at free functions: unavailable, with messages that name the API to use.

@available(
  *,
  unavailable,
  message: "write @Injected var mailer: any Mailer, or try resolver.resolve()"
)
@_documentation(visibility: private)
public func inject<Value>(_ type: Value.Type = Value.self) -> Value { fatalError() }

@available(
  *,
  unavailable,
  message:
    "resolve the factory, then call it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
)
@_documentation(visibility: private)
public func parametersOf(_ parameters: Any...) {}

@available(
  *,
  unavailable,
  message: "bind the closure: DispatchQueue.main.async(execute: container.bind { … })"
)
@_documentation(visibility: private)
public func withEscapedContainer<Value>(_ operation: (Container) throws -> Value) -> Value {
  fatalError()
}

@available(*, unavailable, message: "write withContainer(container) { … }")
@_documentation(visibility: private)
@_disfavoredOverload
public func withContainer<Owner, Value>(
  from owner: Owner,
  operation: () throws -> Value
) -> Value { fatalError() }

@available(
  *,
  unavailable,
  message:
    "write withContainer { $0.register(x, as: (any P).self) } operation: { … }; it ends with the block"
)
@_documentation(visibility: private)
@discardableResult public func withOverrides<Result>(
  _ configure: (Container) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message:
    "write withContainer { $0.register(x, as: (any P).self) } operation: { … }; it ends with the block"
)
@_documentation(visibility: private)
@discardableResult public func withOverrides<Result>(
  _ configure: (Container) async throws -> Void,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }
