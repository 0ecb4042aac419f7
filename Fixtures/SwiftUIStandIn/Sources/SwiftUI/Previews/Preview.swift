public struct Preview {
  public enum ViewTraits {}
}

public struct PreviewTrait<T> {
  let modifiers: [any PreviewModifier]
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(modifiers: [modifier])
  }
}

@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  @MainActor static func makeSharedContext() async throws -> Self.Context
  @ViewBuilder @MainActor func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == () {
  @MainActor public static func makeSharedContext() async throws {}
}

public struct PreviewModifierContent: View, PrimitiveView {
  public typealias Body = Never
  let content: any View

  public var body: Never { primitive(self) }

  func render(at node: Node, _ environment: EnvironmentValues) {
    node.renderChild(content, 0, environment)
  }
}

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
