// First guesses at `withContainer` with one closure, or none: unavailable, with messages that name the
// API to use. The compiler prefers a module that really declares one of these names.

// The rule is about calls that compile.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

@available(
  *,
  unavailable,
  message: "say what runs in it: withContainer { $0.register(…) } operation: { … }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Result>(
  configuring: (Container) throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "say what runs in it: withContainer { $0.register(…) } operation: { … }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Result>(
  configuring: (Container) async throws -> Result
) async rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message:
    "name the container: withContainer(container) { … }, or configure it: withContainer { $0.register(…) } operation: { … }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Result>(
  running: () throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message:
    "name the container: withContainer(container) { … }, or configure it: withContainer { $0.register(…) } operation: { … }"
)
@_documentation(visibility: private)
@discardableResult public func withContainer<Result>(
  running: () async throws -> Result
) async rethrows -> Result { fatalError() }

@available(*, unavailable, message: "say what runs in it: withContainer(container) { … }")
@_documentation(visibility: private)
public func withContainer(_ container: Container) { fatalError() }
