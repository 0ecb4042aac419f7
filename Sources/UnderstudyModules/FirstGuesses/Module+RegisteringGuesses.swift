public import Understudy

// First guesses at what a module registers and starts: unavailable, with messages that name the API
// to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "configure with it: try container.configure(ModuleSet { module })"
  )
  @_documentation(visibility: private)
  public func register(_ module: Module) { fatalError() }

  @available(
    *,
    unavailable,
    message: "start with modules: try Container.bootstrap(modules: [mail])"
  )
  @_documentation(visibility: private)
  public static func start(_ modules: Module...) { fatalError() }
}

extension RegistrationBuilder {
  @available(
    *,
    unavailable,
    message: "modules are configured, not registered: try container.configure(ModuleSet { module })"
  )
  @_documentation(visibility: private)
  public static func buildExpression(_ module: Module) -> [any AnyRegistration] { fatalError() }
}
