// First guesses at opening and ending scopes: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "write let saved = container.snapshot(), and later try container.restore(saved)"
  )
  @_documentation(visibility: private)
  public func restore() { fatalError() }

  @available(
    *,
    unavailable,
    message: "write let saved = container.snapshot(), and later try container.restore(saved)"
  )
  @_documentation(visibility: private)
  public func rollback() { fatalError() }

  @available(
    *,
    unavailable,
    message: "write let saved = container.snapshot(), and later try container.restore(saved)"
  )
  @_documentation(visibility: private)
  public func save() { fatalError() }

  @available(*, unavailable, message: "write try container.openScope(\"session\", id: 1)")
  @_documentation(visibility: private)
  public func newScope(_ name: String = "", _ qualifier: Any? = nil) -> Container { fatalError() }

  @available(*, unavailable, message: "write try container.openScope(\"session\", id: 1)")
  @_documentation(visibility: private)
  public func getScope(_ name: String = "", _ qualifier: Any? = nil) -> Container { fatalError() }

  @available(*, unavailable, message: "write try container.openScope(\"session\", id: 1)")
  @_documentation(visibility: private)
  public func getOrCreateScope(_ name: String = "", _ qualifier: Any? = nil) -> Container {
    fatalError()
  }

  @available(*, unavailable, message: "write try container.openScope(\"session\", id: 1)")
  @_documentation(visibility: private)
  public func beginLifetimeScope() -> Container { fatalError() }

  @available(*, unavailable, message: "write try container.openScope(\"session\", id: 1)")
  @_documentation(visibility: private)
  public func openScope(named name: String) -> Container { fatalError() }

  @available(
    *,
    unavailable,
    message: "a scope has an id: try container.openScope(\"session\", id: 1)"
  )
  @_documentation(visibility: private)
  public func openScope(_ kind: ScopeKind) -> Container { fatalError() }

  @available(
    *,
    unavailable,
    message: "get an open scope with try container.scope(\"session\", id: 1)"
  )
  @_documentation(visibility: private)
  public func scope(_ kind: ScopeKind) -> Container { fatalError() }

  @available(*, unavailable, message: "a scope is a container: await scope.close()")
  @_documentation(visibility: private)
  public func closeScope(_ name: String = "", id: Any? = nil) { fatalError() }

  @available(*, unavailable, message: "a scope is a container: await scope.close()")
  @_documentation(visibility: private)
  public func endScope(_ name: String = "", id: Any? = nil) { fatalError() }

  @available(*, unavailable, message: "a scope is a container: await scope.close()")
  @_documentation(visibility: private)
  public func deleteScope(_ name: String = "", id: Any? = nil) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a scope has an id: try await container.withScope(\"session\", id: 1) { scope in … }"
  )
  @_documentation(visibility: private)
  @discardableResult
  @_disfavoredOverload
  public func withScope<Result>(_ kind: ScopeKind, operation: (Container) async throws -> Result)
    async throws -> Result
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "a scope has an id: try await container.withScope(\"session\", id: 1) { scope in … }"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func withScope<Result>(name kind: String, operation: (Container) async throws -> Result)
    async throws -> Result
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "a scope has an id: try await container.withScope(\"session\", id: 1) { scope in … }"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func withScope<Result>(named kind: String, operation: (Container) async throws -> Result)
    async throws -> Result
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "a scope has an id: try await container.withScope(\"session\", id: 1) { scope in … }"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func inScope<Result>(_ kind: ScopeKind, operation: (Container) async throws -> Result)
    async throws -> Result
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "add hooks to a registration: Registration(T.self) { … }.onClose { instance in … }"
  )
  @_documentation(visibility: private)
  public func onClose(_ hook: () async throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message: "add hooks to a registration: Registration(T.self) { … }.onClose { instance in … }"
  )
  @_documentation(visibility: private)
  public func onShutdown(_ hook: () async throws -> Void) { fatalError() }
}
