// Unavailable declarations for likely guesses, written without arguments; the messages name the real API.

public import Testing
public import Understudy

extension Trait where Self == ContainerTrait {
  @available(*, unavailable, message: "write .container { $0.register(x, as: (any P).self) }")
  @_documentation(visibility: private)
  public static var mock: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "write .container { $0.register(x, as: (any P).self) }")
  @_documentation(visibility: private)
  public static var mocks: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "write .container { $0.register(x, as: (any P).self) }")
  @_documentation(visibility: private)
  public static var withMocks: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "write .container { $0.register(x, as: (any P).self) }")
  @_documentation(visibility: private)
  public static var overrides: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "write .container { $0.register(x, as: (any P).self) }")
  @_documentation(visibility: private)
  public static var dependencies: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "write .container { $0.register(x, as: (any P).self) }")
  @_documentation(visibility: private)
  public static func mock(_ configure: (Container) throws -> Void) -> ContainerTrait {
    fatalError()
  }

  @available(*, unavailable, message: "add it to a container trait: .container.verifying(.all)")
  @_documentation(visibility: private)
  public static var verifying: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "say it to a container trait: .container(.live(.refuse))")
  @_documentation(visibility: private)
  public static var noLive: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "say it to a container trait: .container(.live(.refuse))")
  @_documentation(visibility: private)
  public static var failOnLive: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "add it to a container trait: .container.checkingLeaks()")
  @_documentation(visibility: private)
  public static var checkingLeaks: ContainerTrait { fatalError() }

  @available(*, unavailable, message: "write .container { $0.register(x, as: (any P).self) }")
  @_documentation(visibility: private)
  public static func container(overriding type: any Any.Type, with instance: any Sendable)
    -> ContainerTrait
  { fatalError() }
}
