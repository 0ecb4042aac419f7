// What people write first, with the way it is written here. A module that really has one of these functions
// is preferred by the compiler, because none of them can be called.

/// What an escaping closure of another framework is given, so that the compiler has but one thing to say.
@_documentation(visibility: private)
public struct GuessedContinuation: Sendable {
  public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result { fatalError() }
}

@available(
  *,
  unavailable,
  message: "what runs elsewhere keeps its container: withContainer(container) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withDependencies<Result>(
  from model: Any,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "what runs elsewhere keeps its container: withContainer(container) { … }"
)
@_documentation(visibility: private)
@discardableResult public func withDependencies<Result>(
  from model: Any,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "what runs elsewhere keeps its container: withContainer(container) { … }"
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
  message: "what runs elsewhere keeps its container: withContainer(container) { … }"
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
