// Unavailable declarations for likely guesses; the messages name the real API.

public import Testing
public import Understudy

extension Trait where Self == ContainerTrait {
  @available(
    *,
    unavailable,
    message: "a mock container is strict, unless it is .lenient: .mockContainer(.lenient)"
  )
  @_documentation(visibility: private)
  public static func mockContainer(
    strict: Bool,
    _ configure: @escaping @Sendable (Container) throws -> Void = { _ in }
  ) -> ContainerTrait { fatalError() }

  @available(*, unavailable, message: "write .mockContainer(.lenient) { … }")
  @_documentation(visibility: private)
  public static func container(
    lenient: Bool,
    _ configure: @escaping @Sendable (Container) throws -> Void = { _ in }
  ) -> ContainerTrait { fatalError() }

  @available(*, unavailable, message: "it has no label: .container(container)")
  @_documentation(visibility: private)
  public static func container(with container: @autoclosure @Sendable () throws -> Container)
    -> ContainerTrait
  { fatalError() }

  @available(*, unavailable, message: "it has no label: .container(container)")
  @_documentation(visibility: private)
  public static func container(from container: @autoclosure @Sendable () throws -> Container)
    -> ContainerTrait
  { fatalError() }

  @available(*, unavailable, message: "it has no label: .container(container)")
  @_documentation(visibility: private)
  public static func container(over container: @autoclosure @Sendable () throws -> Container)
    -> ContainerTrait
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "the closure has no label: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func container(overriding configure: @escaping @Sendable (Container) throws -> Void)
    -> ContainerTrait
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "the closure has no label: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func container(configure: @escaping @Sendable (Container) throws -> Void)
    -> ContainerTrait
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "the closure has no label: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func container(setUp configure: @escaping @Sendable (Container) throws -> Void)
    -> ContainerTrait
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func container(_ type: any Any.Type, _ instance: any Sendable) -> ContainerTrait {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func container(_ type: any Any.Type, instance: any Sendable) -> ContainerTrait {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func container(_ type: any Any.Type, with instance: any Sendable) -> ContainerTrait
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "configure the case's container: .container { try $0.configure(modules) }"
  )
  @_documentation(visibility: private)
  public static func container(modules: any Sendable, notAClosure: (Never) -> Void = { _ in })
    -> ContainerTrait
  { fatalError() }

  @available(*, unavailable, message: "each case has a container of its own: .container")
  @_documentation(visibility: private)
  public static func container(isolated: Bool) -> ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message: "a suite's container belongs to the suite: @Suite(.suiteContainer { … })"
  )
  @_documentation(visibility: private)
  public static func container(shared: Bool) -> ContainerTrait { fatalError() }

  @available(*, unavailable, message: "each case has a container of its own: .container")
  @_documentation(visibility: private)
  public static var isolated: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "each case has a container of its own: .container")
  @_documentation(visibility: private)
  public static var isolatedContainer: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "each case has a container of its own: .container")
  @_documentation(visibility: private)
  public static var freshContainer: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "each case has a container of its own: .container")
  @_documentation(visibility: private)
  public static var testContainer: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "each case has a container of its own: .container")
  @_documentation(visibility: private)
  public static var resetContainer: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "each case has a container of its own: .container")
  @_documentation(visibility: private)
  public static var containers: ContainerTrait { fatalError() }
}
