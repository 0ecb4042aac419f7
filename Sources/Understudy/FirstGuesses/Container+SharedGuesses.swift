// First guesses at a shared container: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message:
      "read Container.current; an app sets it with try Container.bootstrap(container), a test with @Test(.container { … }) or ContainerTestCase, each a new one, so that none has to be reset"
  )
  @_documentation(visibility: private)
  public static var root: Container {
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
  public static var global: Container {
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
  public static var live: Container {
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
  public static var standard: Container {
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
  public static var defaultContainer: Container {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *,
    unavailable,
    message: "set the process's container with try Container.bootstrap(container)"
  )
  @_documentation(visibility: private)
  public static func use(_ container: Container) { fatalError() }

  @available(
    *,
    unavailable,
    message: "set the process's container with try Container.bootstrap(container)"
  )
  @_documentation(visibility: private)
  public static func set(_ container: Container) { fatalError() }

  @available(
    *,
    unavailable,
    message: "set the process's container with try Container.bootstrap(container)"
  )
  @_documentation(visibility: private)
  public static func makeCurrent(_ container: Container) { fatalError() }

  @available(
    *,
    unavailable,
    message: "start with modules: try Container.bootstrap(modules: [mail])"
  )
  @_documentation(visibility: private)
  public static func install(_ modules: Any...) { fatalError() }

  @available(
    *,
    unavailable,
    message: "start with modules: try Container.bootstrap(modules: [mail])"
  )
  @_documentation(visibility: private)
  public static func load(_ modules: Any...) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "each case has a container of its own: @Test(.container { … }), ContainerTestCase, or Container()"
  )
  @_documentation(visibility: private)
  public static var test: GuessedReading<Container> { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "each case has a container of its own: @Test(.container { … }), ContainerTestCase, or Container()"
  )
  @_documentation(visibility: private)
  public static var testing: GuessedReading<Container> { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "each case has a container of its own: @Test(.container { … }), ContainerTestCase, or Container()"
  )
  @_documentation(visibility: private)
  public static var empty: GuessedReading<Container> { fatalError() }
}
