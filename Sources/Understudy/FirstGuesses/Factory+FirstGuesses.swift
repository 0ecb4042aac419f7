// First guesses at making a `Factory`: unavailable, with messages that name the API to use.

extension Factory {
  @available(
    *,
    unavailable,
    message:
      "declare it: extension Dependencies { var mailer: Dependency<any Mailer> { Dependency(live: { Live() }) } }, with test: { … } if tests have a value of their own, and lifetime: .transient first if each use makes a new one; or register it: container.register((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  public init(_ container: Container, factory: () -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "make one with try $mailer.make() of a property @Factory var mailer, or resolve it: try Container.current[(any P).self]"
  )
  @_documentation(visibility: private)
  public func callAsFunction() -> Value { fatalError() }
}
