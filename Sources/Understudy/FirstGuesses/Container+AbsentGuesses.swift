// First guesses at registering only if a key is free: unavailable, with messages that name the API
// to use.

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
