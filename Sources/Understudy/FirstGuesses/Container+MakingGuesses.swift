// First guesses at making a container: unavailable, with messages that name the API to use.

extension Container {
  @available(*, unavailable, message: "the label is label: Container(label: \"…\")")
  @_documentation(visibility: private)
  public convenience init(name: String) { fatalError() }

  @available(*, unavailable, message: "the label is label: Container(label: \"…\")")
  @_documentation(visibility: private)
  public convenience init(parent: Container, name: String) { fatalError() }

  @available(
    *,
    unavailable,
    message: "list them in a closure: try Container { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public convenience init(registrations: [any AnyRegistration]) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "the closure lists registrations and takes no argument: try Container { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public convenience init(_ configure: (Container) throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "for an independent copy, write container.fork(); for a child, Container(parent: container)"
  )
  @_documentation(visibility: private)
  public convenience init(copying container: Container) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "for an independent copy, write container.fork(); for a child, Container(parent: container)"
  )
  @_documentation(visibility: private)
  public convenience init(_ container: Container) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "the default is a singleton; pass another lifetime: register(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public convenience init(defaultObjectScope lifetime: GuessedOption) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "the default is a singleton; pass another lifetime: register(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public convenience init(defaultLifetime lifetime: GuessedOption) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "the default is a singleton; pass another lifetime: register(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public convenience init(defaultScope lifetime: GuessedOption) { fatalError() }

  @available(
    *,
    unavailable,
    message: "Container.mock() refuses everything that the test did not register"
  )
  @_documentation(visibility: private)
  public convenience init(strict: Bool) { fatalError() }
}
