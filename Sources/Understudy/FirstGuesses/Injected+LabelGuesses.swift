// First guesses at the labels of `Injected`: unavailable, with messages that name the API to use.

extension Injected {
  @available(*, unavailable, message: "write @Injected(name: \"backup\")")
  @_documentation(visibility: private)
  public init(named name: String) { fatalError() }

  @available(*, unavailable, message: "write @Injected(name: \"backup\")")
  @_documentation(visibility: private)
  public init(tag name: String) { fatalError() }

  @available(*, unavailable, message: "write @Injected(name: \"backup\")")
  @_documentation(visibility: private)
  public init(qualifier name: String) { fatalError() }

  @available(*, unavailable, message: "write @Injected(name: \"backup\")")
  @_documentation(visibility: private)
  public init(key name: String) { fatalError() }

  @available(*, unavailable, message: "write @Injected(name: \"backup\")")
  @_documentation(visibility: private)
  public init(id name: String) { fatalError() }

  @available(
    *,
    unavailable,
    message: "write the type after the property's name: @Injected var mailer: any Mailer"
  )
  @_documentation(visibility: private)
  public init(_ type: Value.Type) { fatalError() }

  @available(
    *,
    unavailable,
    message: "write the type after the property's name: @Injected var mailer: any Mailer"
  )
  @_documentation(visibility: private)
  public init(type: Value.Type) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "it uses the container that is current when it is created: withContainer(container) { … }"
  )
  @_documentation(visibility: private)
  public init(container: Container) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "it uses the container that is current when it is created: withContainer(container) { … }"
  )
  @_documentation(visibility: private)
  public init(from container: Container) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "it uses the container that is current when it is created: withContainer(container) { … }"
  )
  @_documentation(visibility: private)
  public init(_ container: Container) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "a lifetime belongs to the registration: Registration(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public init(lifetime: GuessedOption) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "an optional property is nil if nothing is registered: @Injected var mailer: (any Mailer)?"
  )
  @_documentation(visibility: private)
  public init(optional: Bool) { fatalError() }

  @available(
    *,
    unavailable,
    message: "register the default: Registration((any P).self) { T() }, or declare a typed key"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public init(default value: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "for a memberwise initializer write .instance(x); a default is registered: Registration((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public init(wrappedValue: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a typed key has its own name: Dependency(name: \"backup\", live: { … })"
  )
  @_documentation(visibility: private)
  public init(_ path: KeyPath<Dependencies, Dependency<Value>>, name: String) { fatalError() }
}

extension InjectionReference {
  @available(
    *,
    unavailable,
    message: "@Injected resolves when it is first read: @Injected var mailer: any Mailer"
  )
  @_documentation(visibility: private)
  public static var lazy: InjectionReference { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "an optional property is nil if nothing is registered: @Injected var mailer: (any Mailer)?"
  )
  @_documentation(visibility: private)
  public static var optional: InjectionReference { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "a lifetime belongs to the registration: Registration(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public static var singleton: InjectionReference { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "a lifetime belongs to the registration: Registration(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public static var transient: InjectionReference { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "a lifetime belongs to the registration: Registration(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public static var shared: InjectionReference { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "a lifetime belongs to the registration: Registration(T.self, lifetime: .transient) { … }"
  )
  @_documentation(visibility: private)
  public static var cached: InjectionReference { fatalError() }
}
