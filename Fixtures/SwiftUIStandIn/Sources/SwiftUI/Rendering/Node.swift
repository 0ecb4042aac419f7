import Observation

/// A place in the tree of what is rendered: what views keep there lives as long as the place is
/// rendered with the same type.
@MainActor
final class Node {
  unowned let host: Host
  let type: Any.Type
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  private var hasAppeared = false
  private var children: [AnyHashable: Node] = [:]
  private var rendered: [AnyHashable] = []
  private var stored: [Int: AnyObject] = [:]

  init(_ type: Any.Type, host: Host) {
    self.type = type
    self.host = host
  }

  func renderChild<V: View>(_ view: V, _ key: AnyHashable, _ environment: EnvironmentValues) {
    if children[key]?.type != V.self {
      children[key]?.remove()
      children[key] = Node(V.self, host: host)
    }
    rendered.append(key)
    children[key]?.render(view, environment)
  }

  func render<V: View>(_ view: V, _ environment: EnvironmentValues) {
    rendered = []
    if let view = view as? any PrimitiveView {
      view.render(at: self, environment)
    } else {
      var view = view
      let body = evaluate(&view, environment) { $0.body }
      host.bodies += 1
      renderChild(body, "body", environment)
    }
    for (key, child) in children where !rendered.contains(key) {
      child.remove()
      children[key] = nil
    }
  }

  /// Gives the properties of a view or a modifier their values, and makes its body.
  func evaluate<Value, Body>(
    _ value: inout Value,
    _ environment: EnvironmentValues,
    _ body: (Value) -> Body
  ) -> Body {
    withUnsafeMutablePointer(to: &value) {
      wireFields(of: Value.self, UnsafeMutableRawPointer($0), 0, environment)
    }
    return withObservationTracking {
      body(value)
    } onChange: { [isDirty = host.isDirty] in
      isDirty.set()
    }
  }

  func stored<Stored: AnyObject>(at offset: Int, _ make: () -> Stored) -> Stored {
    if let known = stored[offset] { return known as! Stored }  // an offset of one type has one type
    let made = make()
    stored[offset] = made
    return made
  }
}

// MARK: - Appearing

extension Node {
  func tellAppeared() {
    for child in children.values { child.tellAppeared() }
    guard !hasAppeared else { return }
    hasAppeared = true
    appear?()
  }

  func tellDisappeared() {
    for child in children.values { child.tellDisappeared() }
    guard hasAppeared else { return }
    hasAppeared = false
    disappear?()
  }

  func remove() { tellDisappeared() }
}
