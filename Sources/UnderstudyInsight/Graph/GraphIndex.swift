import Understudy

/// The graph with numbers in place of keys, so that searches neither hash nor compare names.
///
/// Invariants: a node's number is its position in the sorted order, for `names`, `successors` and
/// `predecessors` alike; the arcs of each node are sorted and unique.
struct GraphIndex: Sendable {
  /// One end of an edge, seen from the other.
  struct Arc: Hashable, Sendable {
    let end: Int
    let kind: DependencyGraph.Edge.Kind
  }

  /// The original position of each node, by number.
  let order: [Int]
  /// The names of the nodes in texts; each is unique.
  let names: [String]
  let places: [Key: Int]
  /// The edges, sorted, each once.
  let edges: [DependencyGraph.Edge]
  let successors: [[Arc]]
  let predecessors: [[Arc]]

  /// - Parameters:
  ///   - nodes: one for each key, in any order.
  ///   - edges: the edges between them, in any order.
  init(_ nodes: [DependencyGraph.Node], _ edges: [DependencyGraph.Edge]) {
    let called = KeyNames.names(of: nodes)
    let order = nodes.indices.sorted { called[$0] < called[$1] }
    let places = Dictionary(
      uniqueKeysWithValues: order.enumerated().map { (nodes[$1].key, $0) }
    )
    let sorted = Set(edges).sorted {
      (places[$0.from]!, places[$0.to]!, $0.kind.rank) < (
        places[$1.from]!, places[$1.to]!, $1.kind.rank
      )
    }
    var successors = [[Arc]](repeating: [], count: nodes.count)
    var predecessors = successors
    for edge in sorted {
      let (from, to) = (places[edge.from]!, places[edge.to]!)
      successors[from].append(Arc(end: to, kind: edge.kind))
      predecessors[to].append(Arc(end: from, kind: edge.kind))
    }
    (self.order, self.places, self.edges) = (order, places, sorted)
    names = order.map { called[$0] }
    (self.successors, self.predecessors) = (successors, predecessors)
  }
}

extension DependencyGraph.Edge.Kind {
  fileprivate var rank: Int { self == .built ? 0 : 1 }
}
