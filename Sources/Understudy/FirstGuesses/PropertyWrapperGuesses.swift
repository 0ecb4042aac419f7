// First guesses at property wrappers of other frameworks: unavailable, with messages that name the
// API to use. The compiler prefers a module that really declares one of these names.

@available(*, unavailable, message: "write @Injected var mailer: any Mailer")
@_documentation(visibility: private)
@propertyWrapper
public struct Inject<Value> {
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

@available(*, unavailable, message: "write @Injected var mailer: any Mailer")
@_documentation(visibility: private)
@propertyWrapper
public struct Autowired<Value> {
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
    "@Injected resolves when it is first read: @Injected var mailer: any Mailer, or @Injected(\\.mailer) for a typed key"
)
@_documentation(visibility: private)
@propertyWrapper
public struct LazyInjected<Value> {
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

@available(*, unavailable, message: "write @Injected(.weak) var mailer: any Mailer")
@_documentation(visibility: private)
@propertyWrapper
public struct WeakLazyInjected<Value> {
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
    "an optional property is nil if nothing is registered: @Injected var mailer: (any Mailer)?"
)
@_documentation(visibility: private)
@propertyWrapper
public struct OptionalInjected<Value> {
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
