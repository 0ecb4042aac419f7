public import Understudy

extension DependencyGraph {
  /// The keys that no other key depends on, sorted by name.
  ///
  /// - Complexity: O(n) in the number of nodes and edges.
  public var roots: [Key] { index.roots.map { nodes[$0].key } }

  /// Returns the direct dependencies of a key, sorted by name; none for a key that is not in the
  /// graph.
  ///
  /// ```swift
  /// #expect(graph.dependencies(of: .of(BoxOffice.self)) == [.of((any Mailer).self)])
  /// ```
  ///
  /// - Parameters:
  ///   - key: the key whose dependencies to return.
  ///   - kinds: the kinds of edges to follow.
  /// - Complexity: O(n) in the number of the key's edges.
  public func dependencies(of key: Key, along kinds: Set<Edge.Kind> = .all) -> [Key] {
    ends(of: index.places[key].map { index.successors[$0] } ?? [], along: kinds)
  }

  /// Returns the direct dependencies of a type's unnamed key, sorted by name.
  ///
  /// - Parameters:
  ///   - type: the type as it is registered, protocols as `(any P).self`; it stands for its unnamed
  ///     key.
  ///   - kinds: the kinds of edges to follow.
  public func dependencies(of type: any Any.Type, along kinds: Set<Edge.Kind> = .all) -> [Key] {
    dependencies(of: Key(type), along: kinds)
  }

  /// Returns the keys that depend on a key directly, sorted by name; none for a key that is not in
  /// the graph.
  ///
  /// ```swift
  /// #expect(graph.dependants(of: .of((any Mailer).self)) == [.of(BoxOffice.self)])
  /// ```
  ///
  /// - Parameters:
  ///   - key: the key whose dependants to return.
  ///   - kinds: the kinds of edges to follow.
  /// - Complexity: O(n) in the number of the key's edges.
  public func dependants(of key: Key, along kinds: Set<Edge.Kind> = .all) -> [Key] {
    ends(of: index.places[key].map { index.predecessors[$0] } ?? [], along: kinds)
  }

  /// Returns the keys that depend directly on a type's unnamed key, sorted by name.
  ///
  /// - Parameters:
  ///   - type: the type as it is registered, protocols as `(any P).self`; it stands for its unnamed
  ///     key.
  ///   - kinds: the kinds of edges to follow.
  public func dependants(of type: any Any.Type, along kinds: Set<Edge.Kind> = .all) -> [Key] {
    dependants(of: Key(type), along: kinds)
  }

  /// Returns these keys and all their dependencies, direct and indirect.
  ///
  /// Keys that are not in the graph are ignored.
  ///
  /// ```swift
  /// let forgotten = Set(graph.nodes.map(\.key)).subtracting(graph.reachable(from: [app]))
  /// ```
  ///
  /// - Parameters:
  ///   - keys: the keys to start from.
  ///   - kinds: the kinds of edges to follow.
  /// - Complexity: O(n) in the number of nodes and edges.
  public func reachable(
    from keys: some Sequence<Key>,
    along kinds: Set<Edge.Kind> = .all
  ) -> Set<Key> {
    let starts = keys.compactMap { index.places[$0] }
    return Set(index.reached(from: starts, along: kinds).lazy.map { nodes[$0].key })
  }

  /// Returns a shortest path from one key to a dependency, both ends included.
  ///
  /// The path from a key to itself is the shortest cycle through it.
  ///
  /// ```swift
  /// let path = graph.path(from: .of(BoxOffice.self), to: .of(Database.self))
  /// #expect(path == nil, "the box office must not know the database")
  /// ```
  ///
  /// - Parameters:
  ///   - start: the key that depends.
  ///   - goal: the key it depends on.
  ///   - kinds: the kinds of edges to follow.
  /// - Returns: the keys on the path; `nil` if there is none.
  /// - Complexity: O(n) in the number of nodes and edges.
  public func path(
    from start: Key,
    to goal: Key,
    along kinds: Set<Edge.Kind> = .all
  ) -> [Key]? {
    guard let start = index.places[start], let goal = index.places[goal] else { return nil }
    return index.path(from: start, to: goal, along: kinds)?.map { nodes[$0].key }
  }

  /// The cycles that prevent instances from being built: those without an edge of
  /// ``Edge/Kind/later``.
  ///
  /// Equivalent to ``cycles(along:)`` for ``Edge/Kind/built``.
  public var cycles: [[Key]] { cycles(along: [.built]) }

  /// Returns the cycles of the graph, one for each group of keys that all depend on each other.
  ///
  /// Each is the shortest cycle through its group's first key by name, and ends with the key it
  /// begins with.
  ///
  /// - Parameter kinds: the kinds of edges to follow.
  /// - Complexity: O(n) in the number of nodes and edges.
  public func cycles(along kinds: Set<Edge.Kind>) -> [[Key]] {
    index.cyclicGroups(along: kinds).compactMap { group in
      let members = Set(group)
      return index.path(from: group[0], to: group[0], along: kinds) { members.contains($0) }?
        .map { nodes[$0].key }
    }
  }

  private func ends(of arcs: [GraphIndex.Arc], along kinds: Set<Edge.Kind>) -> [Key] {
    var ends: [Int] = []
    // Sorted, so that edges with the same end are neighbours.
    for arc in arcs where kinds.contains(arc.kind) && ends.last != arc.end { ends.append(arc.end) }
    return ends.map { nodes[$0].key }
  }
}

extension Set<DependencyGraph.Edge.Kind> {
  /// Edges of every kind.
  public static var all: Self { Self(DependencyGraph.Edge.Kind.allCases) }
}
