// First guesses at clearing a container and making children: unavailable, with messages that name
// the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "drop the instances with reset(), and the registrations too with reset(.everything)"
  )
  @_documentation(visibility: private)
  public func resetAll() { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "drop instances and registrations with reset(.everything), the instances alone with reset()"
  )
  @_documentation(visibility: private)
  public func clear() { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "drop instances and registrations with reset(.everything), the instances alone with reset()"
  )
  @_documentation(visibility: private)
  public func removeAll() { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "drop instances and registrations with reset(.everything), the instances alone with reset()"
  )
  @_documentation(visibility: private)
  public func unregisterAll() { fatalError() }

  @available(*, unavailable, message: "end a container with await container.close()")
  @_documentation(visibility: private)
  public func shutdown() { fatalError() }

  @available(*, unavailable, message: "end a container with await container.close()")
  @_documentation(visibility: private)
  public func dispose() { fatalError() }

  @available(*, unavailable, message: "end a container with await container.close()")
  @_documentation(visibility: private)
  public func destroy() { fatalError() }

  @available(*, unavailable, message: "end a container with await container.close()")
  @_documentation(visibility: private)
  public func tearDown() { fatalError() }

  @available(*, unavailable, message: "make a child with Container(parent: container)")
  @_documentation(visibility: private)
  public func makeChild() -> Container { fatalError() }

  @available(*, unavailable, message: "make a child with Container(parent: container)")
  @_documentation(visibility: private)
  public func createChild() -> Container { fatalError() }

  @available(*, unavailable, message: "make a child with Container(parent: container)")
  @_documentation(visibility: private)
  public func newChild() -> Container { fatalError() }

  @available(
    *,
    unavailable,
    message: "write try container.openScope(\"session\", id: 1)"
  )
  @_documentation(visibility: private)
  public func createScope(_ name: String = "") -> Container { fatalError() }

  @available(
    *,
    unavailable,
    message: "write try container.openScope(\"session\", id: 1)"
  )
  @_documentation(visibility: private)
  public func makeScope(_ name: String = "") -> Container { fatalError() }

  @available(
    *,
    unavailable,
    message: "write try container.openScope(\"session\", id: 1)"
  )
  @_documentation(visibility: private)
  public func beginScope(_ name: String = "") -> Container { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "write one registration on each line: container.register { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public func registerMany(
    @RegistrationBuilder _ registrations: () -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "write one registration on each line: container.register { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public func registerMany(_ registrations: [any AnyRegistration]) { fatalError() }
}
