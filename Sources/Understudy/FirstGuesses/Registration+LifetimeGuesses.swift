// First guesses at the lifetime and name of a registration: unavailable, with messages that name
// the API to use.

extension Registration {
  @available(
    *,
    unavailable,
    message: "pass the name: Registration(T.self, name: \"…\") { … }"
  )
  @_documentation(visibility: private)
  public func named(_ name: String) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass the name: Registration(T.self, name: \"…\") { … }"
  )
  @_documentation(visibility: private)
  public func name(_ name: String) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass the name: Registration(T.self, name: \"…\") { … }"
  )
  @_documentation(visibility: private)
  public func tag(_ name: String) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass the name: Registration(T.self, name: \"…\") { … }"
  )
  @_documentation(visibility: private)
  public func withName(_ name: String) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "leave it out: a registration is a singleton by default"
  )
  @_documentation(visibility: private)
  public func asSingleton() -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "leave it out: a registration is a singleton by default"
  )
  @_documentation(visibility: private)
  public func singleInstance() -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the lifetime: Registration(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public func instancePerDependency() -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "name the lifetime: Registration(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public func inScope(_ lifetime: Lifetime<Value>) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it, then build it at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func eager() -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it, then build it at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func createdAtStart() -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it, then build it at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func asEagerSingleton() -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it, then build it at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public func autoActivate() -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "every instance is built when it is first resolved: Registration(T.self) { … }"
  )
  @_documentation(visibility: private)
  public func lazy() -> Registration { fatalError() }

  @available(*, unavailable, message: "the later registration of a type counts")
  @_documentation(visibility: private)
  public func primary() -> Registration { fatalError() }
}
