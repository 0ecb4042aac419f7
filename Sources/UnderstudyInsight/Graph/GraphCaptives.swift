import Understudy

/// Finds instances that are held beyond their lifetime, by the lifetimes of a graph's nodes.
///
/// They are those that an audit warns of as ``AuditFinding/Kind/captiveDependency``. Transients,
/// which are only a note there, are left out.
struct GraphCaptives {
  /// The nodes from a holder to what it holds: both ends, and transients between them.
  let chains: [[Int]]

  /// - Complexity: O(n) in the number of nodes and edges, and for each node that keeps its instance
  ///   in the number of transients that are built into it.
  init(of graph: DependencyGraph) {
    let lifetimes = graph.nodes.map(Self.lifetime)
    chains = graph.nodes.indices.flatMap { holder -> [[Int]] in
      guard let lifetime = lifetimes[holder], lifetime.keeps, !graph.nodes[holder].isReady else {
        return []
      }
      return Self.chains(from: holder, lifetime, graph, lifetimes)
    }
  }

  private static func chains(
    from holder: Int,
    _ lifetime: LifetimeKind,
    _ graph: DependencyGraph,
    _ lifetimes: [LifetimeKind?]
  ) -> [[Int]] {
    var found: [[Int]] = []
    // Where each node was reached from; transients may form a long chain.
    var origins = [holder: holder]
    var open = [holder]
    while let holding = open.popLast() {
      for arc in graph.index.successors[holding] where arc.kind == .built {
        guard origins[arc.end] == nil, let captive = lifetimes[arc.end] else { continue }
        origins[arc.end] = holding
        let node = graph.nodes[arc.end]
        if captive == .transient {
          open.append(arc.end)
        } else if captive.span < lifetime.span, !node.isReady, !node.key.isOfFactory {
          found.append(chain(to: arc.end, origins))
        }
      }
    }
    return found
  }

  private static func chain(to captive: Int, _ origins: [Int: Int]) -> [Int] {
    var chain = [captive]
    while let origin = origins[chain[chain.count - 1]], origin != chain[chain.count - 1] {
      chain.append(origin)
    }
    return chain.reversed()
  }

  private static func lifetime(of node: DependencyGraph.Node) -> LifetimeKind? {
    switch node.lifetime {
    case LifetimeKind.singleton.text: .singleton
    case LifetimeKind.transient.text: .transient
    case LifetimeKind.weak.text: .weak
    case LifetimeKind.graph.text: .graph
    case .some(let text) where text.hasPrefix(LifetimeKind.scoped.text): .scoped
    default: nil
    }
  }
}
