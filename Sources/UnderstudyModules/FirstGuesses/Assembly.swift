public import Understudy

// Unavailable declarations for likely guesses; the messages name the real API. Each gives way to a
// declaration of the same name in another imported module.

@available(
  *,
  unavailable,
  message: "a module is a value: Module(\"mail\") { Registration(T.self) { … } }"
)
@_documentation(visibility: private)
public protocol Assembly {}

@available(
  *,
  unavailable,
  message: "configure with modules: try Container.bootstrap(modules: [mail])"
)
@_documentation(visibility: private)
public struct Assembler {
  public init(_ assemblies: [Any]) { fatalError() }
}

@available(
  *,
  unavailable,
  message: "a module is a value: Module(\"mail\") { Registration(T.self) { … } }"
)
@_documentation(visibility: private)
public protocol ContainerModule {}

@available(
  *,
  unavailable,
  message: "write Module with a capital M: Module(\"mail\") { Registration(T.self) { … } }"
)
@_documentation(visibility: private)
public func module(
  _ name: String = "",
  @RegistrationBuilder registrations: () throws -> [any AnyRegistration]
) -> Module { fatalError() }
