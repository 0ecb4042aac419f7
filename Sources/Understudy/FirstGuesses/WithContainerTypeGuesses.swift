// First guesses at overriding with `withContainer`: unavailable, with messages that name the API to
// use. The compiler prefers a module that really declares one of these names.

@available(
  *,
  unavailable,
  message: "label the instance: withContainer(overriding: (any P).self, with: x) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Value, Result>(
  overriding type: Value.Type,
  _ instance: any Sendable,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "label the instance: withContainer(overriding: (any P).self, with: x) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Value, Result>(
  overriding type: Value.Type,
  _ instance: any Sendable,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "label the instance: withContainer(overriding: (any P).self, with: x) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Value, Result>(
  overriding type: Value.Type,
  instance: any Sendable,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "label the instance: withContainer(overriding: (any P).self, with: x) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Value, Result>(
  overriding type: Value.Type,
  instance: any Sendable,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "the label is overriding: withContainer(overriding: (any P).self, with: x) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Value, Result>(
  override type: Value.Type,
  with instance: any Sendable,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "the label is overriding: withContainer(overriding: (any P).self, with: x) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Value, Result>(
  override type: Value.Type,
  with instance: any Sendable,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "the label is overriding: withContainer(overriding: (any P).self, with: x) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Value, Result>(
  replacing type: Value.Type,
  with instance: any Sendable,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "the label is overriding: withContainer(overriding: (any P).self, with: x) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Value, Result>(
  replacing type: Value.Type,
  with instance: any Sendable,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "the label is overriding: withContainer(overriding: (any P).self, with: x) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Value, Result>(
  _ type: Value.Type,
  with instance: any Sendable,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "the label is overriding: withContainer(overriding: (any P).self, with: x) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Value, Result>(
  _ type: Value.Type,
  with instance: any Sendable,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }
