// First guesses at `withDependencies`: unavailable, with messages that name the API to use. The
// compiler prefers a module that really declares one of these names.

/// Stands in for the argument of another framework's closure, so that there is only one error.
@_documentation(visibility: private)
@dynamicMemberLookup
public struct GuessedDependencies {
  /// Accepts every value that is set.
  public subscript<Value>(dynamicMember member: String) -> Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// Accepts predefined values, as in `.constant(date)`.
  public subscript(dynamicMember member: String) -> GuessedValue {
    get { fatalError() }
    set { fatalError() }
  }

  public subscript<Value>(_ type: Value.Type) -> Value {
    get { fatalError() }
    set { fatalError() }
  }
}

@available(
  *,
  unavailable,
  message: "write withContainer { $0.register((any P).self, instance: x) } operation: { … }"
)
@_documentation(visibility: private)
public func withDependencies<Result>(
  _ update: (inout GuessedDependencies) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "write withContainer { $0.register((any P).self, instance: x) } operation: { … }"
)
@_documentation(visibility: private)
public func withDependencies<Result>(
  _ update: (inout GuessedDependencies) async throws -> Void,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "write withContainer { $0.register((any P).self, instance: x) } operation: { … }"
)
@_documentation(visibility: private)
public func withDependencies<Result>(
  _ configure: (Container) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result { fatalError() }

@available(
  *,
  unavailable,
  message: "write withContainer { $0.register((any P).self, instance: x) } operation: { … }"
)
@_documentation(visibility: private)
public func withDependencies<Result>(
  _ configure: (Container) async throws -> Void,
  operation: () async throws -> Result
) async rethrows -> Result { fatalError() }
