@frozen
public struct _AppearanceActionModifier {
  public var appear: (() -> Void)?
  public var disappear: (() -> Void)?

  nonisolated public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

}

extension _AppearanceActionModifier: ViewModifier {
  public typealias Body = Never
  public func body(content: Content) -> Never { primitive(self) }
}

extension _AppearanceActionModifier: PrimitiveModifier {
  func render(_ content: ModifierContent, at node: Node, _ environment: EnvironmentValues) {
    node.appear = appear
    node.disappear = disappear
    content(node, environment)
  }
}

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}
