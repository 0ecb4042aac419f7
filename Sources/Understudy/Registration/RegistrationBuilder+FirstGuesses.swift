// What people write first, with the way it is written here. None of these can be called.

extension RegistrationBuilder {
  @available(
    *,
    unavailable,
    message: "modules are configured, not registered: try container.configure(ModuleSet { module })"
  )
  @_documentation(visibility: private)
  public static func buildExpression(_ module: Module) -> [any AnyRegistration] { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "a builder takes registrations: Registration(x, as: (any P).self); one alone is register((any P).self) { x }"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public static func buildExpression(_ instance: any Sendable) -> [any AnyRegistration] {
    fatalError()
  }
}
