// First guesses at overriding a type for a block: unavailable, with messages that name the API to use.
// The compiler prefers a module that really declares one of these names.

@available(
  *,
  unavailable,
  message:
    "write withContainer(overriding: (any P).self, with: x) { … }: it returns what the block returns"
)
@_documentation(visibility: private)
@discardableResult
public func withOverride<Value, Result>(
  _ type: Value.Type,
  _ instance: any Sendable,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message:
    "write withContainer(overriding: (any P).self, with: x) { … }: it returns what the block returns"
)
@_documentation(visibility: private)
@discardableResult
public func withOverride<Value, Result>(
  _ type: Value.Type,
  _ instance: any Sendable,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message:
    "write withContainer(overriding: (any P).self, with: x) { … }: it returns what the block returns"
)
@_documentation(visibility: private)
@discardableResult
public func withOverride<Value, Result>(
  _ type: Value.Type,
  with instance: any Sendable,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message:
    "write withContainer(overriding: (any P).self, with: x) { … }: it returns what the block returns"
)
@_documentation(visibility: private)
@discardableResult
public func withOverride<Value, Result>(
  _ type: Value.Type,
  with instance: any Sendable,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@available(*, unavailable, message: "write withContainer(overriding: (any P).self, with: x) { … }")
@_documentation(visibility: private)
@discardableResult
public func withOverride<Value, Result>(
  _ instance: any Sendable,
  as type: Value.Type,
  operation: () async throws -> Result
) -> Result { fatalError() }

@available(*, unavailable, message: "write withContainer(overriding: (any P).self, with: x) { … }")
@_documentation(visibility: private)
@discardableResult
public func withMock<Value, Result>(
  _ instance: any Sendable,
  as type: Value.Type,
  operation: () async throws -> Result
) -> Result { fatalError() }
