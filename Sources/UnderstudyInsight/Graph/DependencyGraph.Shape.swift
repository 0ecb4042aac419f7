import Understudy

extension DependencyGraph {
  /// The outline of a node in drawings, which shows its lifetime.
  enum Shape {
    case shared, new, weak, graph, scoped
  }
}

extension DependencyGraph.Node {
  var shape: DependencyGraph.Shape {
    switch lifetime {
    case LifetimeKind.transient.text: .new
    case LifetimeKind.weak.text: .weak
    case LifetimeKind.graph.text: .graph
    case .some(let text) where text.hasPrefix(LifetimeKind.scoped.text): .scoped
    default: .shared
    }
  }
}
