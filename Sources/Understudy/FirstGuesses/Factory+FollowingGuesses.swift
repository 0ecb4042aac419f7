// First guesses at declaring dependencies with a `Factory`: unavailable, with messages that name
// the API to use.

extension Factory {
  @available(
    *,
    unavailable,
    message:
      "a declaration has a test value, Dependency(live: { Live() }, test: { … }); or register the double in the test: @Test(.container { $0.register(x, as: (any P).self) }), or container.register(x, as: (any P).self) in a ContainerTestCase"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func onTest(_ factory: () throws -> Value) -> Factory { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register the double in the test: @Test(.container { $0.register(x, as: (any P).self) }), or container.register(x, as: (any P).self) in a ContainerTestCase"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func register(_ factory: () throws -> Value) -> Factory { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register the double in the test: @Test(.container { $0.register(x, as: (any P).self) }), or container.register(x, as: (any P).self) in a ContainerTestCase"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func mock(_ factory: () throws -> Value) -> Factory { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "decide when you register: if AppEnvironment.detected() == .preview { … }, with import UnderstudyModules"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func onPreview(_ factory: () throws -> Value) -> Factory { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "decide when you register: if AppEnvironment.detected() == .preview { … }, with import UnderstudyModules"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func preview(_ factory: () throws -> Value) -> Factory { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "decide when you register: if AppEnvironment.detected() == .preview { … }, with import UnderstudyModules"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func onDebug(_ factory: () throws -> Value) -> Factory { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "decide when you register: if AppEnvironment.detected() == .preview { … }, with import UnderstudyModules"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func onSimulator(_ factory: () throws -> Value) -> Factory { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "decide when you register: if AppEnvironment.detected() == .preview { … }, with import UnderstudyModules"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func context(_ contexts: GuessedOption..., factory: () throws -> Value) -> Factory {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message:
      "register defaults first, as a later registration replaces them; or registerIfAbsent(Registration(T.self) { … })"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func once() -> Factory { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "leave it out: each test has its own container, by @Test(.container { $0.register(x, as: (any P).self) }) or ContainerTestCase"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func push() -> Factory { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "leave it out: each test has its own container, by @Test(.container { $0.register(x, as: (any P).self) }) or ContainerTestCase"
  )
  @_documentation(visibility: private)
  @discardableResult
  public func pop() -> Factory { fatalError() }

  @available(*, unavailable, message: "make one with try $mailer.make()")
  @_documentation(visibility: private)
  public func resolve() -> Value { fatalError() }

  @available(*, unavailable, message: "reset it in the container: container.reset(only: T.self)")
  @_documentation(visibility: private)
  public func reset() { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "declare it: extension Dependencies { var mailer: Dependency<any Mailer> { Dependency(live: { Live() }) } }, with test: { … } if tests have a value of their own, and lifetime: .transient first if each use makes a new one; or register it: container.register((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  public init(factory: () -> Value) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "declare it: extension Dependencies { var mailer: Dependency<any Mailer> { Dependency(live: { Live() }) } }, with test: { … } if tests have a value of their own, and lifetime: .transient first if each use makes a new one; or register it: container.register((any P).self) { T() }"
  )
  @_documentation(visibility: private)
  public init(scope: GuessedOption, factory: () -> Value) { fatalError() }
}

// The compiler prefers a declaration of the same name in another imported module.

@available(
  *,
  unavailable,
  message:
    "register a factory with a parameter, Registration(T.self, with: Input.self) { _, input in … }, and resolve it: resolve(ParameterizedFactory<Input, T>.self).create(with: x)"
)
@_documentation(visibility: private)
public struct ParameterFactory<Input, Value> {
  public init(_ container: Container, factory: (Input) -> Value) { fatalError() }
}
