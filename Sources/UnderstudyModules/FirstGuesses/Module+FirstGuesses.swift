public import Understudy

// First guesses at making and starting modules: unavailable, with messages that name the API to
// use.

extension Container {
  @available(
    *,
    unavailable,
    message: "a module is a value: Module(\"mail\") { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public static func bootstrap<Modules>(modules: Modules) throws { fatalError() }

  @available(
    *,
    unavailable,
    message: "a module is a value: Module(\"mail\") { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public static func bootstrap(modules: [Any]) throws { fatalError() }

  @available(
    *,
    unavailable,
    message: "make the list a set: try Container.bootstrap(modules: ModuleSet(modules))"
  )
  @_documentation(visibility: private)
  public static func bootstrap(modules: [Module]) throws { fatalError() }

  @available(*, unavailable, message: "pass a list: try Container.bootstrap(modules: [mail])")
  @_documentation(visibility: private)
  public static func bootstrap(modules: Module) throws { fatalError() }
}

extension Module {
  @available(
    *,
    unavailable,
    message: "give it a name: Module(\"mail\") { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public init(
    @RegistrationBuilder registrations: @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "give it a name: Module(\"mail\") { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public init(
    @RegistrationBuilder registrations:
      @Sendable (ModuleContext) throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "the label is dependsOn, and takes names: Module(\"mail\", dependsOn: [\"core\"]) { … }"
  )
  @_documentation(visibility: private)
  public init<Dependencies>(
    _ name: Name,
    includes modules: Dependencies,
    @RegistrationBuilder registrations:
      @Sendable (ModuleContext) throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "the label is dependsOn, and takes names: Module(\"mail\", dependsOn: [\"core\"]) { … }"
  )
  @_documentation(visibility: private)
  public init<Dependencies>(
    _ name: Name,
    includes modules: Dependencies,
    @RegistrationBuilder registrations:
      @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "the label is dependsOn, and takes names: Module(\"mail\", dependsOn: [\"core\"]) { … }"
  )
  @_documentation(visibility: private)
  public init<Dependencies>(
    _ name: Name,
    imports modules: Dependencies,
    @RegistrationBuilder registrations:
      @Sendable (ModuleContext) throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "the label is dependsOn, and takes names: Module(\"mail\", dependsOn: [\"core\"]) { … }"
  )
  @_documentation(visibility: private)
  public init<Dependencies>(
    _ name: Name,
    imports modules: Dependencies,
    @RegistrationBuilder registrations:
      @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "the label is dependsOn, and takes names: Module(\"mail\", dependsOn: [\"core\"]) { … }"
  )
  @_documentation(visibility: private)
  public init<Dependencies>(
    _ name: Name,
    dependencies modules: Dependencies,
    @RegistrationBuilder registrations:
      @Sendable (ModuleContext) throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "the label is dependsOn, and takes names: Module(\"mail\", dependsOn: [\"core\"]) { … }"
  )
  @_documentation(visibility: private)
  public init<Dependencies>(
    _ name: Name,
    dependencies modules: Dependencies,
    @RegistrationBuilder registrations:
      @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(*, unavailable, message: "name them: Module(\"mail\", dependsOn: [core.name]) { … }")
  @_documentation(visibility: private)
  public init(
    _ name: Name,
    dependsOn modules: [Module],
    @RegistrationBuilder registrations:
      @Sendable (ModuleContext) throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(*, unavailable, message: "name them: Module(\"mail\", dependsOn: [core.name]) { … }")
  @_documentation(visibility: private)
  public init(
    _ name: Name,
    dependsOn modules: [Module],
    @RegistrationBuilder registrations:
      @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }
}
