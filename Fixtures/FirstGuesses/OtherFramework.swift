// A framework that really declares what is guessed otherwise: what is unavailable gives way to it.

public struct DependencyValues: Sendable {
  public static let current = DependencyValues()

  public var number = 1

  public init() {}

  public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
    get { Key.testValue }
    set {}
  }
}

public protocol TestDependencyKey<Value> {
  associatedtype Value: Sendable = Self
  static var testValue: Value { get }
}

public protocol DependencyKey<Value>: TestDependencyKey {
  associatedtype Value = Self
  static var liveValue: Value { get }
}

extension DependencyKey {
  public static var testValue: Value { liveValue }
}

@discardableResult
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result { try operation() }

@discardableResult
public func withDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ update: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> Result
) async rethrows -> Result { try await operation() }

@discardableResult
public func withDependencies<Model: AnyObject, Result>(
  from model: Model,
  operation: () throws -> Result
) rethrows -> Result { try operation() }

@propertyWrapper
public struct Inject<Value> {
  public init() {}
  public init(_ path: KeyPath<DependencyValues, Value>) {}
  public var wrappedValue: Value { fatalError("never read") }
}

@propertyWrapper
public enum Autowired<Value> {
  case there
  public init() { self = .there }
  public var wrappedValue: Value { fatalError("never read") }
}

@propertyWrapper
public final class LazyInjected<Service> {
  public init(name: String? = nil) {}
  public var wrappedValue: Service { fatalError("never read") }
}

@propertyWrapper
public struct WeakLazyInjected<Service> {
  public init() {}
  public var wrappedValue: Service? { nil }
}

public protocol HealthCheck { func check() async throws }

public final class TestClock<Duration: DurationProtocol & Hashable>: Sendable {
  public init() {}
  public func advance(by duration: Duration) async {}
}

public struct ImmediateClock<Duration: DurationProtocol & Hashable>: Sendable {
  public init() {}
}

public struct MockClock: Sendable {
  public init() {}
  public func tick() {}
}

public struct MockDate: Sendable {
  public init() {}
  public var year: Int { 1 }
}

public func mock<Value>(_ type: Value.Type) -> Value? { nil }

public func fake<Value>() -> Value? { nil }

public func single<Value>(_ make: () -> Value) -> Value { make() }
