/// A window: renders a view as often as something changes, and shows what came of it.
///
/// Apple has none of this; tests import it with `@_spi(Rendering)`.
@_spi(Rendering)
@MainActor
public final class Host {
  enum Element {
    case text(String)
    case button(@MainActor () -> Void)
    case field(Binding<String>)
  }

  let isDirty = Flag()
  private var elements: [Element] = []
  private var root: Node?
  private var content: ((Node) -> Void)?
  private var makeRoot: (() -> Node)?
  /// How many bodies of views were made.
  public internal(set) var bodies = 0

  /// Shows the view at once.
  public convenience init(@ViewBuilder _ view: () -> some View) {
    self.init(view(), EnvironmentValues())
  }

  init<V: View>(_ view: V, _ environment: EnvironmentValues) {
    content = { $0.render(view, environment) }
    root = Node(V.self, host: self)
    pass()
    settle()
  }

  /// Renders everything again, and what that has changed.
  public func render() {
    pass()
    settle()
  }

  /// Renders if something has changed.
  public func settle() {
    for _ in 0..<100 { if isDirty.take() { pass() } else { return } }
    fatalError("Rendering never comes to an end: each changes what it reads.")
  }

  /// Takes the view away, and all that it kept.
  public func close() {
    root?.remove()
    (root, content, elements) = (nil, nil, [])
  }

  private func pass() {
    elements = []
    guard let root else { return }
    content?(root)
    root.tellAppeared()
  }

  func show(_ element: Element) { elements.append(element) }
}

// MARK: - What people see and do

extension Host {
  /// The texts, from top to bottom.
  public var texts: [String] {
    elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Presses the button with that number and shows what has changed.
  public func press(_ number: Int = 0) {
    let actions = elements.compactMap { if case .button(let action) = $0 { action } else { nil } }
    actions[number]()
    settle()
  }

  /// Types into the field with that number and shows what has changed.
  public func type(_ text: String, into number: Int = 0) {
    let fields = elements.compactMap { if case .field(let text) = $0 { text } else { nil } }
    fields[number].wrappedValue = text
    settle()
  }

  /// Covers the view, as a pushed one does: it has disappeared and keeps its state.
  public func cover() { root?.tellDisappeared() }

  /// Shows the covered view again.
  public func uncover() { render() }
}
