// Unavailable declarations for likely guesses; the messages name the real API.

public import Testing
public import Understudy
public import UnderstudyTesting

extension TestTrait where Self == ContainerTrait {
  @available(
    *,
    unavailable,
    message: "a suite's container belongs to the suite: @Suite(.suiteContainer { … })"
  )
  @_documentation(visibility: private)
  public static func suiteContainer(
    _ setUp: @escaping @Sendable (Container) async throws -> Void
  ) -> ContainerTrait { fatalError() }
}

extension Trait where Self == ContainerTrait {
  @available(
    *,
    unavailable,
    message:
      "register in the case's container: .container { $0.register(key: \\.clock, instance: x) }"
  )
  @_documentation(visibility: private)
  public static func dependency<Value>(
    _ path: KeyPath<Dependencies, Dependency<Value>>,
    _ instance: any Sendable
  ) -> ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public static func dependencies(
    _ update: (FirstGuess.Argument) async throws -> Void
  ) -> ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(T.self, instance: x) }"
  )
  @_documentation(visibility: private)
  public static func override<Value>(
    _ type: Value.Type,
    with instance: any Sendable
  ) -> ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(T.self) { … } }"
  )
  @_documentation(visibility: private)
  public static func mock<Value>(
    _ type: Value.Type,
    _ factory: @escaping @Sendable () throws -> Value
  ) -> ContainerTrait { fatalError() }
}
