struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View, PrimitiveView {
  typealias Body = Never

  var body: Never { primitive(self) }

  func render(at node: Node, _ environment: EnvironmentValues) {
    node.renderChild(content, id, environment)
  }
}

extension View {
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    IdentifiedView(content: self, id: id)
  }
}
