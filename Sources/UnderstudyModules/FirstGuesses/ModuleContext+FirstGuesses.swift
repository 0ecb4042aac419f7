public import Understudy

// First guesses at registering in a module's context: unavailable, with messages that name the API
// to use.

extension ModuleContext {
  @available(*, unavailable, message: "list registrations instead: Registration(T.self) { … }")
  @_documentation(visibility: private)
  public func register(_ instance: Any, as type: Any.Type, name: String? = nil) { fatalError() }

  @available(*, unavailable, message: "list registrations instead: Registration(T.self) { … }")
  @_documentation(visibility: private)
  public func register(_ registration: any AnyRegistration) { fatalError() }

  @available(*, unavailable, message: "list registrations instead: Registration(T.self) { … }")
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    lifetime: Lifetime<Value>,
    factory: () throws -> Value
  ) { fatalError() }
}
