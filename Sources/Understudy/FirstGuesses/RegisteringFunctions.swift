// First guesses at registering functions of other frameworks: unavailable, with messages that name
// the API to use. The compiler prefers a module that really declares one of these names.

// A type, because no function can be called as `single<any Mailer> { … }`.
// swift-format-ignore: TypeNamesShouldBeCapitalized
@available(*, unavailable, message: "write Registration((any P).self) { T() }")
@_documentation(visibility: private)
public struct single<Value>: AnyRegistration {
  public init(
    _ qualifier: Any? = nil,
    createdAtStart: Bool = false,
    factory: () throws -> Value
  ) { fatalError() }

  public init(
    _ qualifier: Any? = nil,
    createdAtStart: Bool = false,
    factory: (Resolver) throws -> Value
  ) { fatalError() }

  public var erased: ErasedRegistration { fatalError() }
}

@available(
  *,
  unavailable,
  message: "pass the name: register(T.self, name: \"…\") { … }, resolve(T.self, name: \"…\")"
)
@_documentation(visibility: private)
public func named(_ name: String) -> String { fatalError() }
