import Understudy
public import UnderstudyInsight
public import UnderstudyTesting

extension Journal {
  /// The recorded dependencies as a graph: from each key whose factory resolved others to those
  /// keys.
  ///
  /// ```swift
  /// try await BoxOffice().confirm(seat: "A1", to: "ada")
  /// Container.current.journal.graph.expectGolden("Sale.mmd")
  /// ```
  ///
  /// The graph shows only what happened:
  ///
  /// - Keys that were never resolved are not in it. The dependencies of an instance that was built
  ///   before the journal began are unknown. An audit builds everything, and finds them all.
  /// - A resolve that no factory made has no edge: one by a test, by an object's wrapper, or by a
  ///   `Provider` or a `Lazy` that was read after the build. So all edges are of
  ///   ``DependencyGraph/Edge/Kind/built``.
  /// - An optional dependency that was not registered is not in it.
  /// - It uses the entries that are kept, the last 1,000 by default.
  ///
  /// Lifetimes are those of the current registrations: in the container whose journal this is, in
  /// its ancestors, and in the test's other containers. A key without a current registration has no
  /// lifetime; one that was not resolved successfully either is
  /// ``DependencyGraph/Node/Kind/missing``.
  ///
  /// Reading it from a container without a journal is an issue, and gives an empty graph.
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

  /// The nodes of registered keys, the nearest one for each key.
  private var registeredNodes: [Key: DependencyGraph.Node] {
    var nodes: [Key: DependencyGraph.Node] = [:]
    let others = (host as? TestScope)?.containers ?? []
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
