// What people write first, with the way it is written here. None of these can be called.

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
