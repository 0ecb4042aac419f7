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

  @available(*, unavailable, message: "write .instance(x)")
  @_documentation(visibility: private)
  public static func value(_ instance: Value) -> Injected { fatalError() }

  @available(*, unavailable, message: "write .instance(x)")
  @_documentation(visibility: private)
  public static func mock(_ instance: Value) -> Injected { fatalError() }

  @available(*, unavailable, message: "write .instance(x)")
  @_documentation(visibility: private)
  public static func constant(_ instance: Value) -> Injected { fatalError() }
}
