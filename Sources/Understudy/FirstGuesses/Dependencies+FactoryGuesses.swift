// First guesses of Factory's users at declaring typed keys: unavailable, with messages that name the API
// to use.

// The rule is about calls that compile.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

extension Dependencies {
  @available(
    *,
    unavailable,
    message:
      "write Dependency(live: { Live() }), with test: { … } if tests have a value of their own, and lifetime: .transient first if each use makes a new one; or Dependency(default: { … }) for what is harmless in a test; both take on: MainActor.self first if the main actor makes it"
  )
  @_documentation(visibility: private)
  public func callAsFunction<Value>(factory: () throws -> Value) -> Dependency<Value> {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message:
      "write Dependency(live: { Live() }), with test: { … } if tests have a value of their own, and lifetime: .transient first if each use makes a new one; or Dependency(default: { … }) for what is harmless in a test; both take on: MainActor.self first if the main actor makes it"
  )
  @_documentation(visibility: private)
  public func callAsFunction<Value>(factory: () throws -> Value) -> Factory<Value> { fatalError() }
}

extension Factory {
  @available(
    *,
    unavailable,
    message:
      "write Dependency(live: { Live() }), with test: { … } if tests have a value of their own, and lifetime: .transient first if each use makes a new one; or Dependency(default: { … }) for what is harmless in a test; both take on: MainActor.self first if the main actor makes it"
  )
  @_documentation(visibility: private)
  public init(_ dependencies: Dependencies, factory: () -> Value) { fatalError() }
}

extension Dependency {
  @available(
    *,
    unavailable,
    message:
      "write Dependency(live: { Live() }), with test: { … } if tests have a value of their own, and lifetime: .transient first if each use makes a new one; or Dependency(default: { … }) for what is harmless in a test; both take on: MainActor.self first if the main actor makes it"
  )
  @_documentation(visibility: private)
  public init(_ dependencies: Dependencies, factory: () -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message: "give it its test value: Dependency(live: { Live() }, test: { … })"
  )
  @_documentation(visibility: private)
  public func onTest(_ factory: () throws -> Value) -> Dependency { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it in the preview: .container { $0.register(key: \\.clock, instance: x) }"
  )
  @_documentation(visibility: private)
  public func onPreview(_ factory: () throws -> Value) -> Dependency { fatalError() }
}

extension Container {
  @available(*, unavailable, message: "write container.register(key: \\.clock, instance: x)")
  @_documentation(visibility: private)
  @_disfavoredOverload
  public subscript<Value>(_ path: KeyPath<Dependencies, Dependency<Value>>) -> Value {
    get { fatalError() }
    set { fatalError() }
  }

  @available(
    *,
    unavailable,
    message: "reset its type: reset(only: (any P).self), with name: if its declaration has one"
  )
  @_documentation(visibility: private)
  public func reset<Value>(_ path: KeyPath<Dependencies, Dependency<Value>>) { fatalError() }

  @available(
    *,
    unavailable,
    message: "reset its type: reset(only: (any P).self), with name: if its declaration has one"
  )
  @_documentation(visibility: private)
  public func reset<Value>(key path: KeyPath<Dependencies, Dependency<Value>>) { fatalError() }

  @available(
    *,
    unavailable,
    message: "reset its type: reset(only: (any P).self), with name: if its declaration has one"
  )
  @_documentation(visibility: private)
  public func reset<Value>(only path: KeyPath<Dependencies, Dependency<Value>>) { fatalError() }
}
