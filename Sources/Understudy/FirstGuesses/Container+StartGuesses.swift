// First guesses at starting with a default container: unavailable, with messages that name the API
// to use.

extension Container {
  @available(
    *,
    unavailable,
    message:
      "read Container.current; an app sets it with try Container.bootstrap(container), a test with @Test(.container { … }) or ContainerTestCase, each a new one, so that none has to be reset"
  )
  @_documentation(visibility: private)
  public static var shared: Container {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *,
    unavailable,
    message:
      "read Container.current; an app sets it with try Container.bootstrap(container), a test with @Test(.container { … }) or ContainerTestCase, each a new one, so that none has to be reset"
  )
  @_documentation(visibility: private)
  public static var `default`: Container {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *,
    unavailable,
    message:
      "read Container.current; an app sets it with try Container.bootstrap(container), a test with @Test(.container { … }) or ContainerTestCase, each a new one, so that none has to be reset"
  )
  @_documentation(visibility: private)
  public static var main: Container {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *,
    unavailable,
    message: "set the process's container with try Container.bootstrap(container)"
  )
  @_documentation(visibility: private)
  public static func setDefault(_ container: Container) { fatalError() }

  @available(
    *,
    unavailable,
    message: "set the process's container with try Container.bootstrap(container)"
  )
  @_documentation(visibility: private)
  public static func setShared(_ container: Container) { fatalError() }

  @available(
    *,
    unavailable,
    message: "set the process's container with try Container.bootstrap(container)"
  )
  @_documentation(visibility: private)
  public static func setCurrent(_ container: Container) { fatalError() }

  @available(
    *,
    unavailable,
    message: "fill the process's container once: try Container.bootstrap { container in … }"
  )
  @_documentation(visibility: private)
  public static func configure(_ configure: (Container) throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message: "fill the process's container once: try Container.bootstrap { container in … }"
  )
  @_documentation(visibility: private)
  public static func setUp(_ configure: (Container) throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message: "fill the process's container once: try Container.bootstrap { container in … }"
  )
  @_documentation(visibility: private)
  public static func start(_ configure: (Container) throws -> Void) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register in a container: Container.current.register(T.self) { … }, or in Container.bootstrap { … }"
  )
  @_documentation(visibility: private)
  public static func register<Value>(
    _ type: Value.Type,
    name: String? = nil,
    factory: () throws -> Value
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "resolve from a container: try Container.current.resolve(T.self)"
  )
  @_documentation(visibility: private)
  public static func resolve<Value>(_ type: Value.Type = Value.self, name: String? = nil) -> Value {
    fatalError()
  }
}
