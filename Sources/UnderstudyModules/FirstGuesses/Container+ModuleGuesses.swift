public import Understudy

// First guesses at adding modules to a container: unavailable, with messages that name the API to
// use.

extension Container {
  @available(
    *,
    unavailable,
    message: "name the label and configure it afterwards: try container.configure(modules)"
  )
  @_documentation(visibility: private)
  public convenience init(modules: [Module]) { fatalError() }
}

extension ModuleContext {
  @available(*, unavailable, message: "list registrations instead: Registration(T.self) { … }")
  @_documentation(visibility: private)
  public func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    factory: () throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "list registrations instead: Registration(T.self, instance: …)"
  )
  @_documentation(visibility: private)
  public func register<Value>(_ type: Value.Type, name: String? = nil, instance: Value) {
    fatalError()
  }
}
