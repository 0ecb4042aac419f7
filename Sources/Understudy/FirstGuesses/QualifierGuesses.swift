// First guesses at qualifiers of other frameworks: unavailable, with messages that name the API to
// use. The compiler prefers a module that really declares one of these names.

@available(*, unavailable, message: "write @Injected(name: \"backup\") var mailer: any Mailer")
@_documentation(visibility: private)
@propertyWrapper
public struct Qualifier<Value> {
  public init() { fatalError() }
  public init(_ qualifier: String) { fatalError() }
  public init(_ type: Value.Type) { fatalError() }
  public init(name: String) { fatalError() }
  public init(named: String) { fatalError() }
  public init(tag: String) { fatalError() }
  public init(required: Bool) { fatalError() }
  public init(_ path: KeyPath<Dependencies, Dependency<Value>>) { fatalError() }
  @_disfavoredOverload  // for a factory there is the next one
  public init(_ path: KeyPath<Container, Value>) { fatalError() }
  public init(_ path: KeyPath<Container, Factory<Value>>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}

@available(*, unavailable, message: "write @Injected(name: \"backup\") var mailer: any Mailer")
@_documentation(visibility: private)
@propertyWrapper
public struct Named<Value> {
  public init() { fatalError() }
  public init(_ qualifier: String) { fatalError() }
  public init(_ type: Value.Type) { fatalError() }
  public init(name: String) { fatalError() }
  public init(named: String) { fatalError() }
  public init(tag: String) { fatalError() }
  public init(required: Bool) { fatalError() }
  public init(_ path: KeyPath<Dependencies, Dependency<Value>>) { fatalError() }
  @_disfavoredOverload  // for a factory there is the next one
  public init(_ path: KeyPath<Container, Value>) { fatalError() }
  public init(_ path: KeyPath<Container, Factory<Value>>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}

@available(
  *,
  unavailable,
  message:
    "register the double in the test: @Test(.container { $0.register(x, as: (any P).self) }), or container.register(x, as: (any P).self) in a ContainerTestCase"
)
@_documentation(visibility: private)
@propertyWrapper
public struct MockBean<Value> {
  public init() { fatalError() }
  public init(_ qualifier: String) { fatalError() }
  public init(_ type: Value.Type) { fatalError() }
  public init(name: String) { fatalError() }
  public init(named: String) { fatalError() }
  public init(tag: String) { fatalError() }
  public init(required: Bool) { fatalError() }
  public init(_ path: KeyPath<Dependencies, Dependency<Value>>) { fatalError() }
  @_disfavoredOverload  // for a factory there is the next one
  public init(_ path: KeyPath<Container, Value>) { fatalError() }
  public init(_ path: KeyPath<Container, Factory<Value>>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}

@available(
  *,
  unavailable,
  message:
    "register the double in the test: @Test(.container { $0.register(x, as: (any P).self) }), or container.register(x, as: (any P).self) in a ContainerTestCase"
)
@_documentation(visibility: private)
@propertyWrapper
public struct BindValue<Value> {
  public init() { fatalError() }
  public init(_ qualifier: String) { fatalError() }
  public init(_ type: Value.Type) { fatalError() }
  public init(name: String) { fatalError() }
  public init(named: String) { fatalError() }
  public init(tag: String) { fatalError() }
  public init(required: Bool) { fatalError() }
  public init(_ path: KeyPath<Dependencies, Dependency<Value>>) { fatalError() }
  @_disfavoredOverload  // for a factory there is the next one
  public init(_ path: KeyPath<Container, Value>) { fatalError() }
  public init(_ path: KeyPath<Container, Factory<Value>>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}
