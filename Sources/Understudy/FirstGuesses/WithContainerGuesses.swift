// What people write first, with the way it is written here. A module that really has one of these functions
// is preferred by the compiler, because none of them can be called.

@available(*, unavailable, message: "it has no label: withContainer(container) { … }")
@_documentation(visibility: private)
@discardableResult public func withContainer<Result>(
  from container: Container,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(*, unavailable, message: "it has no label: withContainer(container) { … }")
@_documentation(visibility: private)
@discardableResult public func withContainer<Result>(
  from container: Container,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@available(*, unavailable, message: "it has no label: withContainer(container) { … }")
@_documentation(visibility: private)
@discardableResult public func withContainer<Result>(
  over container: Container,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(*, unavailable, message: "it has no label: withContainer(container) { … }")
@_documentation(visibility: private)
@discardableResult public func withContainer<Result>(
  over container: Container,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@available(*, unavailable, message: "it has no label: withContainer(container) { … }")
@_documentation(visibility: private)
@discardableResult public func withContainer<Result>(
  with container: Container,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(*, unavailable, message: "it has no label: withContainer(container) { … }")
@_documentation(visibility: private)
@discardableResult public func withContainer<Result>(
  with container: Container,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message:
    "a child takes the overrides: withContainer(container) { withContainer { … } operation: { … } }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Result>(
  _ container: Container,
  overriding configure: (Container) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }
