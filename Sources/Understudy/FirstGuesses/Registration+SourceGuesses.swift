// First guesses at building from another registration: unavailable, with messages that name the API to
// use.

extension Registration {
  @available(
    *,
    unavailable,
    message: "resolve the source in the factory: Registration(T.self) { try $0.resolve(S.self)… }"
  )
  @_documentation(visibility: private)
  public init<Source>(
    _ type: Value.Type,
    name: String? = nil,
    from source: Source.Type,
    named sourceName: String? = nil,
    lifetime: Lifetime<Value>? = nil,
    build: @escaping @Sendable (Source) async throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "resolve the source in the factory: try $0.resolveIfRegistered(S.self), with ?? if it may be missing"
  )
  @_documentation(visibility: private)
  public init<Source>(
    _ type: Value.Type,
    name: String? = nil,
    from source: Source.Type,
    named sourceName: String? = nil,
    lifetime: Lifetime<Value>? = nil,
    build: @escaping @Sendable (Source) async throws -> Value,
    otherwise fallback: @escaping @Sendable (Resolver) async throws -> Value
  ) { fatalError() }
}
