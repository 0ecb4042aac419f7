@frozen
public struct Text: Equatable, Sendable {
  let content: String

  nonisolated public init(verbatim content: String) { self.content = content }

  @_disfavoredOverload
  nonisolated public init<S>(_ content: S) where S: StringProtocol {
    self.content = String(content)
  }

  nonisolated public init(_ key: LocalizedStringKey) { content = key.text }
}

extension Text: View, PrimitiveView {
  public typealias Body = Never

  public var body: Never { primitive(self) }

  func render(at node: Node, _ environment: EnvironmentValues) {
    node.host.show(.text(content))
  }
}

@frozen
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String

  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation(_ value: Int) { text += "\(value)" }
  }
}

public struct Button<Label> where Label: View {
  let action: @MainActor () -> Void
  let label: Label

  nonisolated public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }
}

extension Button: View, PrimitiveView {
  public typealias Body = Never

  public var body: Never { primitive(self) }

  func render(at node: Node, _ environment: EnvironmentValues) {
    node.host.show(.button(action))
    node.renderChild(label, 0, environment)
  }
}

extension Button where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }
}

public struct TextField<Label> where Label: View {
  let label: Label
  let text: Binding<String>
}

extension TextField: View, PrimitiveView {
  public typealias Body = Never

  public var body: Never { primitive(self) }

  func render(at node: Node, _ environment: EnvironmentValues) {
    node.host.show(.field(text))
    node.renderChild(label, 0, environment)
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    label = Text(titleKey)
    self.text = text
  }
}

@frozen
public struct VStack<Content> where Content: View {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VStack: View, PrimitiveView {
  public typealias Body = Never

  public var body: Never { primitive(self) }

  func render(at node: Node, _ environment: EnvironmentValues) {
    node.renderChild(content, 0, environment)
  }
}
