public import Understudy

// First guesses at what follows a module: unavailable, with messages that name the API to use.

extension Module {
  @available(
    *,
    unavailable,
    message: "pass the dependencies: Module(\"mail\", dependsOn: [\"core\"]) { … }"
  )
  @_documentation(visibility: private)
  public func includes(_ modules: Any...) -> Module { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass the dependencies: Module(\"mail\", dependsOn: [\"core\"]) { … }"
  )
  @_documentation(visibility: private)
  public func dependsOn(_ modules: Any...) -> Module { fatalError() }

  @available(
    *,
    unavailable,
    message: "pass the dependencies: Module(\"mail\", dependsOn: [\"core\"]) { … }"
  )
  @_documentation(visibility: private)
  public func `import`(_ modules: Any...) -> Module { fatalError() }

  @available(*, unavailable, message: "configure with it: try container.configure([module])")
  @_documentation(visibility: private)
  public func install(_ container: Container) { fatalError() }

  @available(*, unavailable, message: "configure with it: try container.configure([module])")
  @_documentation(visibility: private)
  public func register(_ container: Container) { fatalError() }

  @available(*, unavailable, message: "configure with it: try container.configure([module])")
  @_documentation(visibility: private)
  public func configure(_ container: Container) { fatalError() }

  @available(*, unavailable, message: "configure with it: try container.configure([module])")
  @_documentation(visibility: private)
  public func apply(_ container: Container) { fatalError() }

  @available(*, unavailable, message: "replace a module in its set: modules.replacing(fake)")
  @_documentation(visibility: private)
  public func override(@RegistrationBuilder registrations: () -> [any AnyRegistration]) -> Module {
    fatalError()
  }

  @available(*, unavailable, message: "replace a module in its set: modules.replacing(fake)")
  @_documentation(visibility: private)
  public func replacing(@RegistrationBuilder registrations: () -> [any AnyRegistration]) -> Module {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "registrations are listed in container.diagnostics().entries"
  )
  @_documentation(visibility: private)
  public var registrations: [any AnyRegistration] { fatalError() }

  @available(*, unavailable, message: "list the modules: ModuleSet { mail; core }")
  @_documentation(visibility: private)
  public static func + (left: Module, right: Module) -> ModuleSet { fatalError() }
}
