public import Understudy

extension DependencyGraph {
  /// The keys that no other key depends on, sorted by name.
  ///
  /// - Complexity: O(n) in the number of nodes and edges.
  public var roots: [Key] { index.roots.map { nodes[$0].key } }

  /// What a key depends on itself, sorted by name; nothing for a key that is not in the graph.
  ///
  /// ```swift
  /// #expect(graph.dependencies(of: .of(BoxOffice.self)) == [.of((any Mailer).self)])
  /// ```
  ///
  /// - Parameters:
  ///   - key: who depends.
  ///   - kinds: which edges count.
  /// - Complexity: O(n) in the number of the key's edges.
  public func dependencies(of key: Key, along kinds: Set<Edge.Kind> = .all) -> [Key] {
    ends(of: index.places[key].map { index.successors[$0] } ?? [], along: kinds)
  }

  /// The same for a type, which stands for its unnamed key.
  public func dependencies(of type: any Any.Type, along kinds: Set<Edge.Kind> = .all) -> [Key] {
    dependencies(of: Key(type), along: kinds)
  }

  /// Who depends on a key itself, sorted by name; nobody for a key that is not in the graph.
  ///
  /// ```swift
  /// #expect(graph.dependants(of: .of((any Mailer).self)) == [.of(BoxOffice.self)])
  /// ```
  ///
  /// - Parameters:
  ///   - key: on what they depend.
  ///   - kinds: which edges count.
  /// - Complexity: O(n) in the number of the key's edges.
  public func dependants(of key: Key, along kinds: Set<Edge.Kind> = .all) -> [Key] {
    ends(of: index.places[key].map { index.predecessors[$0] } ?? [], along: kinds)
  }

  /// The same for a type, which stands for its unnamed key.
  public func dependants(of type: any Any.Type, along kinds: Set<Edge.Kind> = .all) -> [Key] {
    dependants(of: Key(type), along: kinds)
  }

  /// Everything that these keys depend on, directly or through others, and the keys themselves.
  ///
  /// Keys that are not in the graph are left out.
  ///
  /// ```swift
  /// let forgotten = Set(graph.nodes.map(\.key)).subtracting(graph.reachable(from: [app]))
  /// ```
  ///
  /// - Parameters:
  ///   - keys: where to begin.
  ///   - kinds: which edges count.
  /// - Complexity: O(n) in the number of nodes and edges.
  public func reachable(
    from keys: some Sequence<Key>,
    along kinds: Set<Edge.Kind> = .all
  ) -> Set<Key> {
    let starts = keys.compactMap { index.places[$0] }
    return Set(index.reached(from: starts, along: kinds).lazy.map { nodes[$0].key })
  }

  /// How one key depends on another: a shortest way, both ends included.
  ///
  /// From a key to itself it is the shortest cycle through it.
  ///
  /// ```swift
  /// let path = graph.path(from: .of(BoxOffice.self), to: .of(Database.self))
  /// #expect(path == nil, "the box office must not know the database")
  /// ```
  ///
  /// - Parameters:
  ///   - start: who depends.
  ///   - goal: on what.
  ///   - kinds: which edges count.
  /// - Returns: the keys on the way; `nil` if there is none.
  /// - Complexity: O(n) in the number of nodes and edges.
  public func path(
    from start: Key,
    to goal: Key,
    along kinds: Set<Edge.Kind> = .all
  ) -> [Key]? {
    guard let start = index.places[start], let goal = index.places[goal] else { return nil }
    return index.path(from: start, to: goal, along: kinds)?.map { nodes[$0].key }
  }

  /// The cycles that keep instances from being built: those without an edge of ``Edge/Kind/later``.
  ///
  /// The same as ``cycles(along:)`` for ``Edge/Kind/built``.
  public var cycles: [[Key]] { cycles(along: [.built]) }

  /// The cycles of the graph, one for each group of keys that all depend on each other.
  ///
  /// It is the shortest one through the key of the group that comes first by name, and ends with the
  /// key it begins with.
  ///
  /// - Parameter kinds: which edges count.
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
    // Sorted, so that two edges to the same end are neighbours.
    for arc in arcs where kinds.contains(arc.kind) && ends.last != arc.end { ends.append(arc.end) }
    return ends.map { nodes[$0].key }
  }
}

extension Set<DependencyGraph.Edge.Kind> {
  /// Edges of every kind.
  public static var all: Self { Self(DependencyGraph.Edge.Kind.allCases) }
}
