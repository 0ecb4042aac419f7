// First guesses at registering without a type: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "name the type, and the lifetime: register((any P).self, lifetime: .transient) { T() }"
  )
  @_documentation(visibility: private)
  public func factory<Value>(name: String? = nil, _ factory: () throws -> Value) {
    fatalError()
  }
}
