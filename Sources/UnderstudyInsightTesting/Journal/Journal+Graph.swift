import Understudy
public import UnderstudyInsight
public import UnderstudyTesting

extension Journal {
  /// Who asked for what, as a graph: from each key whose factory asked to the keys it asked for.
  ///
  /// ```swift
  /// try await BoxOffice().confirm(seat: "A1", to: "ada")
  /// Container.current.journal.graph.expectGolden("Sale.mmd")
  /// ```
  ///
  /// It knows what happened, and no more:
  ///
  /// - What was never resolved is not in it. Of an instance that was built before the journal began, it
  ///   does not know from what. An audit builds everything, and sees the whole.
  /// - What nobody's factory asked for has no edge to it: a test, an object's wrapper, or a `Provider`
  ///   and a `Lazy` that were read after the build. So all edges are of ``DependencyGraph/Edge/Kind/built``.
  /// - An optional dependency that was not there is not in it.
  /// - It goes by the entries that are kept; see ``dropped``.
  ///
  /// Lifetimes are those of the registrations that there are by now: in the container that was asked
  /// for its journal, in its ancestors, and in the test's other containers. A key of which there is none
  /// left has no lifetime; one that nobody got either is ``DependencyGraph/Node/Kind/missing``.
  ///
  /// Asking the journal of a container that keeps none is an issue, and gives an empty graph.
  ///
  /// - Complexity: O(n log n) in the number of entries and registrations.
  public var graph: DependencyGraph {
    let entries = entries
    let edges = entries.compactMap { entry in
      entry.asker.map { DependencyGraph.Edge(from: $0, to: entry.key) }
    }
    let known = registeredNodes
    var given = Set(edges.map(\.from))
    for entry in entries where entry.outcome == .given { given.insert(entry.key) }
    let mentioned = Set(entries.map(\.key)).union(given)
    let unknown = mentioned.subtracting(known.keys).map { key in
      DependencyGraph.Node(key, kind: given.contains(key) ? .registered : .missing)
    }
    return DependencyGraph(nodes: mentioned.compactMap { known[$0] } + unknown, edges: edges)
  }

  /// The nodes of what is registered, the nearest one for each key.
  private var registeredNodes: [Key: DependencyGraph.Node] {
    var nodes: [Key: DependencyGraph.Node] = [:]
    let others = container == nil ? (sink as? TestScope)?.containers ?? [] : []
    for node in asked?.graphNodes ?? [] { nodes[node.key] = node }
    for container in others.reversed() {
      for node in container.graphNodes { nodes[node.key] = nodes[node.key] ?? node }
    }
    var ancestor = asked?.ancestor
    while let current = ancestor {
      for node in current.graphNodes where nodes[node.key] == nil {
        nodes[node.key] = node.inherited(from: current.label)
      }
      ancestor = current.ancestor
    }
    return nodes
  }
}
