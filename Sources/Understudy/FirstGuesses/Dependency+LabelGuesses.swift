// First guesses at the labels of `Dependency`: unavailable, with messages that name the API to use.

extension Dependency {
  @available(
    *,
    unavailable,
    message: "inject a type with @Injected var mailer: any Mailer"
  )
  @_documentation(visibility: private)
  public init(_ type: Value.Type) { fatalError() }

  @available(*, unavailable, message: "they are closures: Dependency(live: { … }, test: { … })")
  @_documentation(visibility: private)
  @_disfavoredOverload
  public init(live: Value) { fatalError() }

  @available(*, unavailable, message: "they are closures: Dependency(live: { … }, test: { … })")
  @_documentation(visibility: private)
  @_disfavoredOverload
  public init(live: Value, test: Value) { fatalError() }

  @available(*, unavailable, message: "they are closures: Dependency(live: { … }, test: { … })")
  @_documentation(visibility: private)
  @_disfavoredOverload
  public init(value: Value) { fatalError() }

  @available(*, unavailable, message: "they are closures: Dependency(live: { … }, test: { … })")
  @_documentation(visibility: private)
  @_disfavoredOverload
  public init(default: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the labels are live and test: Dependency(live: { … }, test: { … })"
  )
  @_documentation(visibility: private)
  public init(liveValue: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the labels are live and test: Dependency(live: { … }, test: { … })"
  )
  @_documentation(visibility: private)
  public init(defaultValue: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the labels are live and test: Dependency(live: { … }, test: { … })"
  )
  @_documentation(visibility: private)
  public init(liveValue: Value, previewValue: Value, testValue: Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the labels are live and test: Dependency(live: { … }, test: { … })"
  )
  @_documentation(visibility: private)
  public init(production: () throws -> Value, test: () throws -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the labels are live and test: Dependency(live: { … }, test: { … })"
  )
  @_documentation(visibility: private)
  public init(live: () throws -> Value, mock: () throws -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the labels are live and test: Dependency(live: { … }, test: { … })"
  )
  @_documentation(visibility: private)
  public init(live: () throws -> Value, testValue: () throws -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it in the preview: .container { $0.register(key: \\.clock, instance: x) }"
  )
  @_documentation(visibility: private)
  public init(
    live: () throws -> Value,
    preview: () throws -> Value,
    test: (() throws -> Value)? = nil
  ) { fatalError() }

  @available(*, unavailable, message: "the label is name: Dependency(name: \"…\", live: { … })")
  @_documentation(visibility: private)
  public init(key: String, live: () throws -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "the label is lifetime: Dependency(lifetime: .transient, default: { … })"
  )
  @_documentation(visibility: private)
  public init(scope: GuessedOption, default: () throws -> Value) { fatalError() }
}
