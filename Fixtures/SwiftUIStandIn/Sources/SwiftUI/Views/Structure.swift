@frozen
public struct EmptyView {
  @inlinable nonisolated public init() {}
}

extension EmptyView: View, PrimitiveView {
  public typealias Body = Never
  public var body: Never { primitive(self) }
  func render(at node: Node, _ environment: EnvironmentValues) {}
}

@frozen
public struct TupleView<T> {
  public var value: T
  @inlinable nonisolated public init(_ value: T) { self.value = value }
}

extension TupleView: View, PrimitiveView {
  public typealias Body = Never
  public var body: Never { primitive(self) }

  func render(at node: Node, _ environment: EnvironmentValues) {
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      let view = child.value as! any View  // the builder takes only views
      node.renderChild(view, index, environment)
    }
  }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public var body: Never { primitive(self) }

  func render(at node: Node, _ environment: EnvironmentValues) {
    switch storage {
    case .trueContent(let content): node.renderChild(content, true, environment)
    case .falseContent(let content): node.renderChild(content, false, environment)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { primitive(self as Any) }
}

extension Optional: PrimitiveView where Wrapped: View {
  func render(at node: Node, _ environment: EnvironmentValues) {
    if let self { node.renderChild(self, 0, environment) }
  }
}

@frozen
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { primitive(self) }

  func render(at node: Node, _ environment: EnvironmentValues) {
    node.renderChild(content, 0, environment)
  }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public var body: Never { primitive(self) }

  func render(at node: Node, _ environment: EnvironmentValues) {
    for element in data { node.renderChild(content(element), element[keyPath: id], environment) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public nonisolated init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    id = \.id
  }
}

extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}
