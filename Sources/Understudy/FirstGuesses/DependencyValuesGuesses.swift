// Declarations that other frameworks have, with the way it is written here. A module that really has
// one of them is preferred by the compiler, because none of these can be used.

@available(
  *,
  unavailable,
  message:
    "declare a typed key: extension Dependencies { var mailer: Dependency<any Mailer> { Dependency(live: { … }, test: { … }) } }"
)
@_documentation(visibility: private)
public protocol DependencyKey {}

@available(
  *,
  unavailable,
  message:
    "declare a typed key: extension Dependencies { var mailer: Dependency<any Mailer> { Dependency(live: { … }, test: { … }) } }"
)
@_documentation(visibility: private)
public protocol TestDependencyKey {}

@available(
  *,
  unavailable,
  message:
    "declare a typed key: extension Dependencies { var mailer: Dependency<any Mailer> { Dependency(live: { … }, test: { … }) } }"
)
@_documentation(visibility: private)
public struct DependencyValues {
  public subscript<Key, Value>(_ key: Key.Type) -> Value {
    get { fatalError() }
    set { fatalError() }
  }
}
