// First guesses at publishing a container: unavailable, with messages that name the API to use.

extension Container {
  @available(*, unavailable, message: "it has no label: try Container.bootstrap(container)")
  @_documentation(visibility: private)
  public static func bootstrap(container: Container) throws { fatalError() }

  @available(*, unavailable, message: "it has no label: try Container.bootstrap(container)")
  @_documentation(visibility: private)
  public static func bootstrap(with container: Container) throws { fatalError() }

  @available(
    *,
    unavailable,
    message: "list the registrations: try Container.bootstrap { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public static func bootstrap() throws { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is label: try Container.bootstrap(label: \"…\") { … }"
  )
  @_documentation(visibility: private)
  public static func bootstrap(
    name: String,
    @RegistrationBuilder registrations: () -> [any AnyRegistration]
  ) throws { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "list registrations in a closure: try Container.bootstrap { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public static func bootstrap(registrations: [any AnyRegistration]) throws { fatalError() }

  @available(
    *,
    unavailable,
    message: "fill the process's container once: try Container.bootstrap { container in … }"
  )
  @_documentation(visibility: private)
  public static func initialize(_ configure: (Container) throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message: "fill the process's container once: try Container.bootstrap { container in … }"
  )
  @_documentation(visibility: private)
  public static func setup(_ configure: (Container) throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message: "fill the process's container once: try Container.bootstrap { container in … }"
  )
  @_documentation(visibility: private)
  public static func launch(_ configure: (Container) throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message: "fill the process's container once: try Container.bootstrap { container in … }"
  )
  @_documentation(visibility: private)
  public static func boot(_ configure: (Container) throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message: "fill the process's container once: try Container.bootstrap { container in … }"
  )
  @_documentation(visibility: private)
  public static func build(_ configure: (Container) throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message: "fill the process's container once: try Container.bootstrap { container in … }"
  )
  @_documentation(visibility: private)
  public static func prepare(_ configure: (Container) throws -> Void) { fatalError() }
}
