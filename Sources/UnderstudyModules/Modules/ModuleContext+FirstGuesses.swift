public import Understudy

// What people write first, with the way it is written here. None of these can be called.

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
