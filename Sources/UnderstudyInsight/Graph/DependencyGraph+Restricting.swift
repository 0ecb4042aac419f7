public import Understudy

extension DependencyGraph {
  /// Returns the subgraph of these keys and the edges between them.
  ///
  /// ```swift
  /// let sales = graph.restricted(to: graph.reachable(from: [.of(BoxOffice.self)]))
  /// ```
  ///
  /// - Parameter keys: the keys to keep; those that are not in the graph are ignored.
  /// - Complexity: O(n log n) in the number of nodes and edges.
  public func restricted(to keys: some Sequence<Key>) -> DependencyGraph {
    let keys = Set(keys)
    return removing { !keys.contains($0.key) }
  }

  /// Returns the graph without the nodes that match a condition, and without their edges.
  ///
  /// ```swift
  /// let own = graph.removing { $0.kind != .registered }
  /// ```
  ///
  /// - Parameter isUnwanted: returns whether to remove a node.
  /// - Throws: what the closure throws, with its type.
  /// - Complexity: O(n log n) in the number of nodes and edges.
  public func removing<Failure: Error>(
    where isUnwanted: (Node) throws(Failure) -> Bool
  ) throws(Failure) -> DependencyGraph {
    var kept: [Node] = []
    for node in nodes where try !isUnwanted(node) { kept.append(node) }
    let keys = Set(kept.lazy.map(\.key))
    return DependencyGraph(
      nodes: kept,
      edges: edges.filter { keys.contains($0.from) && keys.contains($0.to) }
    )
  }
}
