/// A view without a body.
@MainActor
protocol PrimitiveView {
  func render(at node: Node, _ environment: EnvironmentValues)
}

/// Renders what a modifier stands around, in the node it is given.
typealias ModifierContent = @MainActor (Node, EnvironmentValues) -> Void

/// A modifier without a body.
@MainActor
protocol PrimitiveModifier {
  func render(_ content: ModifierContent, at node: Node, _ environment: EnvironmentValues)
}

@MainActor
protocol PrimitiveSceneModifier {
  func written(to environment: EnvironmentValues) -> EnvironmentValues
}

/// A property that has its value from the place of its view.
@MainActor
protocol WiredProperty {
  mutating func wire(to node: Node, at offset: Int, _ environment: EnvironmentValues)
}

func primitive(_ value: Any) -> Never { fatalError("\(type(of: value)) has no body.") }
