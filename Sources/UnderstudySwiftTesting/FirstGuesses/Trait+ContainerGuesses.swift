// Unavailable declarations for likely guesses; the messages name the real API.

public import Testing
public import Understudy

extension Trait where Self == ContainerTrait {
  @available(
    *,
    unavailable,
    message:
      "write .mockContainer(over: app) { … }: it refuses what the container app registers, unless the closure replaces it"
  )
  @_documentation(visibility: private)
  public static func container(
    strict: Bool,
    _ configure: @escaping @Sendable (Container) throws -> Void = { _ in }
  ) -> ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "write .mockContainer(over: app) to refuse what the container app registers, or .integration(over: app) to refuse what is marked live()"
  )
  @_documentation(visibility: private)
  public static var firewall: ContainerTrait { fatalError() }

  @available(
    *,
    unavailable,
    message: "register it in the closure: .container { $0.register(x, as: (any P).self) }"
  )
  @_documentation(visibility: private)
  @_disfavoredOverload
  public static func container(_ instance: any Sendable, as type: Any.Type) -> ContainerTrait {
    fatalError()
  }
}
