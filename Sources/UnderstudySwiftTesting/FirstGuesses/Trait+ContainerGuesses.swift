// Unavailable declarations for likely guesses; the messages name the real API.

public import Testing
public import Understudy

extension Trait where Self == ContainerTrait {
  @available(
    *,
    unavailable,
    message:
      "a mock container refuses everything that the test did not register: .mockContainer { … }"
  )
  @_documentation(visibility: private)
  public static func container(
    strict: Bool,
    _ configure: @escaping @Sendable (Container) throws -> Void = { _ in }
  ) -> ContainerTrait { fatalError() }
}
