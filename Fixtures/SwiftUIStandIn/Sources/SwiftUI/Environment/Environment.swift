@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value, KeyPath<EnvironmentValues, Value>)
  }

  var content: Content

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  public var wrappedValue: Value {
    switch content {
    // Outside of a view it is the default, as in Apple's.
    case .keyPath(let path): EnvironmentValues()[keyPath: path]
    case .value(let value, _): value
    }
  }
}

extension Environment: WiredProperty {
  mutating func wire(to node: Node, at offset: Int, _ environment: EnvironmentValues) {
    switch content {
    case .keyPath(let path), .value(_, let path):
      content = .value(environment[keyPath: path], path)
    }
  }
}
