public import Understudy

// First guesses at the labels of `Module`: unavailable, with messages that name the API to use.

extension Module {
  @available(
    *,
    unavailable,
    message:
      "the label is dependsOn, and takes names: Module(\"mail\", dependsOn: [\"core\"]) { … }"
  )
  @_documentation(visibility: private)
  public init<Dependencies>(
    _ name: Name,
    requires modules: Dependencies,
    @RegistrationBuilder registrations: @Sendable () throws -> [any AnyRegistration]
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
    depends modules: Dependencies,
    @RegistrationBuilder registrations: @Sendable () throws -> [any AnyRegistration]
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
    after modules: Dependencies,
    @RegistrationBuilder registrations: @Sendable () throws -> [any AnyRegistration]
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
    uses modules: Dependencies,
    @RegistrationBuilder registrations: @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "the label is dependsOn, and takes names: Module(\"mail\", dependsOn: [\"core\"]) { … }"
  )
  @_documentation(visibility: private)
  public init(
    _ name: Name,
    _ modules: [Module],
    @RegistrationBuilder registrations: @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "dependencies are a list of names: Module(\"mail\", dependsOn: [\"core\"]) { … }"
  )
  @_documentation(visibility: private)
  public init(
    _ name: Name,
    dependsOn module: Name,
    @RegistrationBuilder registrations: @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "dependencies are a list of names: Module(\"mail\", dependsOn: [\"core\"]) { … }"
  )
  @_documentation(visibility: private)
  public init(
    _ name: Name,
    dependsOn module: Module,
    @RegistrationBuilder registrations: @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "its name has no label: Module(\"mail\") { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public init(
    name: Name,
    @RegistrationBuilder registrations: @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "build what the app needs at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public init(
    _ name: Name,
    createdAtStart: Bool,
    @RegistrationBuilder registrations: @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "build what the app needs at start-up: try await container.preload([T.self])"
  )
  @_documentation(visibility: private)
  public init(
    _ name: Name,
    eager: Bool,
    @RegistrationBuilder registrations: @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the later registration counts; replace a module in its set: modules.replacing(fake)"
  )
  @_documentation(visibility: private)
  public init(
    _ name: Name,
    override: Bool,
    @RegistrationBuilder registrations: @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is importance: Module(\"mail\", importance: .optional) { … }"
  )
  @_documentation(visibility: private)
  public init(
    _ name: Name,
    optional: Bool,
    @RegistrationBuilder registrations: @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is importance: Module(\"mail\", importance: .optional) { … }"
  )
  @_documentation(visibility: private)
  public init(
    _ name: Name,
    required: Bool,
    @RegistrationBuilder registrations: @Sendable () throws -> [any AnyRegistration]
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "list them in a closure: Module(\"mail\") { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public init(_ name: Name, registrations: [any AnyRegistration]) { fatalError() }

  @available(
    *,
    unavailable,
    message: "list its registrations: Module(\"mail\") { Registration(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public init(_ name: Name) { fatalError() }
}
