// First guesses at the labels of `withContainer`: unavailable, with messages that name the API to
// use. The compiler prefers a module that really declares one of these names.

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
    "override in a nested call: withContainer(container) { withContainer { … } operation: { … } }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Result>(
  _ container: Container,
  overriding configure: (Container) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }
