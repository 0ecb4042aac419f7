// Declarations that other frameworks have, with the way it is written here. A module that really has
// one of them is preferred by the compiler, because none of these can be used.

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
  message:
    "a name is an argument: register(T.self, name: \"…\") { … }, resolve(T.self, name: \"…\")"
)
@_documentation(visibility: private)
public func named(_ name: String) -> String { fatalError() }
