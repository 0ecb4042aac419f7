// First guesses at further property wrappers of other frameworks: unavailable, with messages that
// name the API to use. The compiler prefers a module that really declares one of these names.

@available(
  *,
  unavailable,
  message: "in a SwiftUI view, write @InjectedModel var model: Model, from UnderstudySwiftUI"
)
@_documentation(visibility: private)
@propertyWrapper
public struct InjectedObject<Value> {
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
  message: "in a SwiftUI view, write @InjectedModel var model: Model, from UnderstudySwiftUI"
)
@_documentation(visibility: private)
@propertyWrapper
public struct InjectedObservable<Value> {
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
  message: "@Injected resolves again after each registration: @Injected var mailer: any Mailer"
)
@_documentation(visibility: private)
@propertyWrapper
public struct DynamicInjected<Value> {
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
public struct WeakInjected<Value> {
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
  message: "@Injected resolves when it is first read: @Injected var mailer: any Mailer"
)
@_documentation(visibility: private)
@propertyWrapper
public struct LazyInject<Value> {
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
