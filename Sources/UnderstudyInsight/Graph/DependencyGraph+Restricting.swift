public import Understudy

extension DependencyGraph {
  /// The part of the graph that is about these keys: them, and the edges between them.
  ///
  /// ```swift
  /// let sales = graph.restricted(to: graph.reachable(from: [.of(BoxOffice.self)]))
  /// ```
  ///
  /// - Parameter keys: what stays; those that are not in the graph do not come into it.
  /// - Complexity: O(n log n) in the number of nodes and edges.
  public func restricted(to keys: some Sequence<Key>) -> DependencyGraph {
    let keys = Set(keys)
    return removing { !keys.contains($0.key) }
  }

  /// The graph without some nodes, and without the edges from and to them.
  ///
  /// ```swift
  /// let own = graph.removing { $0.kind != .registered }
  /// ```
  ///
  /// - Parameter isUnwanted: whether a node goes.
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
