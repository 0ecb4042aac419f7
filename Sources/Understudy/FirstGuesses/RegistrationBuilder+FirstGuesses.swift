// First guesses at what a registration builder accepts: unavailable, with messages that name the
// API to use.

extension RegistrationBuilder {
  @available(
    *,
    unavailable,
    message:
      "a builder takes registrations: Registration(x, as: (any P).self); for one alone, write register((any P).self) { x }"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public static func buildExpression(_ instance: any Sendable) -> [any AnyRegistration] {
    fatalError()
  }
}
