@frozen
public struct _EnvironmentKeyWritingModifier<Value> {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  nonisolated public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

}

extension _EnvironmentKeyWritingModifier: ViewModifier, _SceneModifier {
  public typealias Body = Never
  public func body(content: Content) -> Never { primitive(self) }

  func written(to environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment[keyPath: keyPath] = value
    return environment
  }
}

extension _EnvironmentKeyWritingModifier: PrimitiveModifier {
  func render(_ content: ModifierContent, at node: Node, _ environment: EnvironmentValues) {
    content(node, written(to: environment))
  }
}

extension _EnvironmentKeyWritingModifier: PrimitiveSceneModifier {}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }
}

extension Scene {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    ModifiedContent(
      content: self,
      modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value)
    )
  }
}
