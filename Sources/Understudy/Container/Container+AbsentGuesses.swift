// What people write first, with the way it is written here. None of these can be called.

extension Container {
  @available(
    *,
    unavailable,
    message: "it takes a registration: registerIfAbsent(Registration(T.self) { … })"
  )
  @_documentation(visibility: private)
  public func registerIfAbsent<Value>(
    _ type: Value.Type,
    name: String? = nil,
    factory: () throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "it takes a registration: registerIfAbsent(Registration(T.self) { … })"
  )
  @_documentation(visibility: private)
  public func registerIfAbsent<Value>(
    _ type: Value.Type,
    name: String? = nil,
    factory: (Resolver) throws -> Value
  ) { fatalError() }
}
