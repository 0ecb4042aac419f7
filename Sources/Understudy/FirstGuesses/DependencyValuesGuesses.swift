// First guesses at declarations of other frameworks: unavailable, with messages that name the API
// to use. The compiler prefers a module that really declares one of these names.

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
