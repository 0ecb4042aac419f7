@frozen
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline var _value: Value
  @usableFromInline var _location: StateLocation<Value>?

  public init(wrappedValue value: Value) { _value = value }
  public init(initialValue value: Value) { _value = value }

  public var wrappedValue: Value {
    get { _location?.value ?? _value }
    // Without a view there is nothing to set, as in Apple's.
    nonmutating set { _location?.value = newValue }
  }

  public var projectedValue: Binding<Value> { Binding(self) }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@usableFromInline
final class StateLocation<Value> {
  @usableFromInline var value: Value { didSet { changed.set() } }
  private let changed: Flag

  init(_ value: Value, _ changed: Flag) {
    self.value = value
    self.changed = changed
  }
}

extension State: WiredProperty {
  mutating func wire(to node: Node, at offset: Int, _ environment: EnvironmentValues) {
    _location = node.stored(at: offset) { StateLocation(_value, node.host.isDirty) }
  }
}
