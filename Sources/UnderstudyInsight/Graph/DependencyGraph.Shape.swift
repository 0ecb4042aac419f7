import Understudy

extension DependencyGraph {
  /// What drawings tell of a lifetime by the outline of the node.
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
