@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier>: View, PrimitiveView where Modifier: ViewModifier {
  public typealias Body = Never
  let content: ModifierContent

  public var body: Never { primitive(self) }

  func render(at node: Node, _ environment: EnvironmentValues) { content(node, environment) }
}

@frozen
public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never
  public var content: Content
  public var modifier: Modifier

  @inlinable
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public var body: Never { primitive(self) }

  func render(at node: Node, _ environment: EnvironmentValues) {
    let content: ModifierContent = { [content] in $0.renderChild(content, "content", $1) }
    if let modifier = modifier as? any PrimitiveModifier {
      return modifier.render(content, at: node, environment)
    }
    var modifier = modifier
    let body = node.evaluate(&modifier, environment) {
      $0.body(content: _ViewModifier_Content(content: content))
    }
    node.renderChild(body, "body", environment)
  }
}

extension View {
  @inlinable
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
