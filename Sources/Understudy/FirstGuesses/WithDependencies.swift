// What people write first, with the way it is written here. A module that really has this function is
// preferred by the compiler, because none of these can be called.

/// What a closure of another framework is given, so that the compiler has but one thing to say.
@_documentation(visibility: private)
@dynamicMemberLookup
public struct GuessedDependencies {
  /// Takes every value that is set.
  public subscript<Value>(dynamicMember member: String) -> Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// Takes the ready-made ones, as in `.constant(date)`.
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
