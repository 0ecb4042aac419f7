// First guesses at making an `Injected`: unavailable, with messages that name the API to use.

extension Injected {
  @available(
    *,
    unavailable,
    message:
      "write @Injected var mailer: any Mailer, or declare a typed key in an extension of Dependencies"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload  // for a factory there is the next one
  public init(_ path: KeyPath<Container, Value>) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "write @Injected var mailer: any Mailer, or declare a typed key in an extension of Dependencies"
  )
  @_documentation(visibility: private)
  public init(_ path: KeyPath<Container, Factory<Value>>) { fatalError() }
}
