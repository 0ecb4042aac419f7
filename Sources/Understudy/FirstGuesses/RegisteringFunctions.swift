// First guesses at registering functions of other frameworks: unavailable, with messages that name
// the API to use. The compiler prefers a module that really declares one of these names.

@available(*, unavailable, message: "write Registration((any P).self) { T() }")
@_documentation(visibility: private)
public func single<Value>(
  _ qualifier: Any? = nil,
  createdAtStart: Bool = false,
  factory: () throws -> Value
) -> [any AnyRegistration] { fatalError() }

@available(*, unavailable, message: "write Registration((any P).self) { T() }")
@_documentation(visibility: private)
public func single<Value>(
  _ qualifier: Any? = nil,
  createdAtStart: Bool = false,
  factory: (Resolver) throws -> Value
) -> [any AnyRegistration] { fatalError() }

@available(
  *,
  unavailable,
  message: "pass the name: register(T.self, name: \"…\") { … }, resolve(T.self, name: \"…\")"
)
@_documentation(visibility: private)
public func named(_ name: String) -> String { fatalError() }
