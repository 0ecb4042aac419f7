// First guesses at functions for escaping closures: unavailable, with messages that name the API to
// use. The compiler prefers a module that really declares one of these names.

/// Stands in for the argument of another framework's escaping closure, so that there is only one
/// error.
@_documentation(visibility: private)
public struct GuessedContinuation: Sendable {
  public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result { fatalError() }
}

@available(
  *,
  unavailable,
  message: "make the object's container current: withContainer(container) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withDependencies<Result>(
  from model: Any,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "make the object's container current: withContainer(container) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withDependencies<Result>(
  from model: Any,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "make the object's container current: withContainer(container) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withDependencies<Result>(
  from model: Any,
  _ update: (inout GuessedDependencies) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "make the object's container current: withContainer(container) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withDependencies<Result>(
  from model: Any,
  _ update: (inout GuessedDependencies) throws -> Void,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message:
    "take the container along: let container = Container.current, then withContainer(container) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withEscapedDependencies<Result>(
  _ operation: (GuessedContinuation) async throws -> Result
) -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "register when the app starts: try Container.bootstrap { Registration(T.self) { … } }"
)
@_documentation(visibility: private)
public func prepareDependencies(_ update: (inout GuessedDependencies) throws -> Void) {
  fatalError()
}
