// Unavailable declarations for likely guesses; the messages name the real API.

public import Testing
public import Understudy

extension Trait where Self == ContainerTrait {
  @available(*, unavailable, message: "for a strict mock container, write .mockContainer")
  @_documentation(visibility: private)
  public static var strict: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "for a strict mock container, write .mockContainer")
  @_documentation(visibility: private)
  public static var strictContainer: ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "for strict stubs, write .verifying(.unusedAnswers, .unexpectedCalls, severity: .error)"
  )
  @_documentation(visibility: private)
  public static var strictStubs: ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func dependency(_ type: any Any.Type, _ instance: any Sendable) -> ContainerTrait {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public static func dependency(_ instance: any Sendable) -> ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func dependency<Value>(_ type: Value.Type, factory: () throws -> Value)
    -> ContainerTrait
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func override<Value>(_ type: Value.Type, factory: () throws -> Value)
    -> ContainerTrait
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func override(_ type: any Any.Type, _ instance: any Sendable) -> ContainerTrait {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func override(_ type: any Any.Type, instance: any Sendable) -> ContainerTrait {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func overriding(_ type: any Any.Type, with instance: any Sendable) -> ContainerTrait
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func mock(_ type: any Any.Type, _ instance: any Sendable) -> ContainerTrait {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func mock(_ type: any Any.Type, with instance: any Sendable) -> ContainerTrait {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public static func mock(_ instance: any Sendable) -> ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func overrides(_ configure: @escaping @Sendable (Container) throws -> Void)
    -> ContainerTrait
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func mocks(_ configure: @escaping @Sendable (Container) throws -> Void)
    -> ContainerTrait
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func registering(_ configure: @escaping @Sendable (Container) throws -> Void)
    -> ContainerTrait
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func register<Value>(_ type: Value.Type, factory: () throws -> Value)
    -> ContainerTrait
  { fatalError() }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func register(_ type: any Any.Type, instance: any Sendable) -> ContainerTrait {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "register in the case's container: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  public static func register(_ instance: any Sendable, as type: any Any.Type) -> ContainerTrait {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "configure the case's container: .container { try $0.configure(modules) }"
  )
  @_documentation(visibility: private)
  public static func module(_ modules: Any) -> ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message: "configure the case's container: .container { try $0.configure(modules) }"
  )
  @_documentation(visibility: private)
  public static func modules(_ modules: Any) -> ContainerTrait { fatalError() }
}
