// What people write first, with the way it is written here. None of these can be called.

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
