extension GraphIndex {
  typealias Kinds = Set<DependencyGraph.Edge.Kind>

  /// The nodes that no other node depends on, sorted.
  var roots: [Int] {
    predecessors.indices.filter { node in predecessors[node].allSatisfy { $0.end == node } }
  }

  /// Returns all nodes that can be reached, the starting points included.
  func reached(from starts: [Int], along kinds: Kinds) -> Set<Int> {
    var reached = Set(starts)
    var waiting = starts
    while let node = waiting.popLast() {
      for arc in successors[node] where kinds.contains(arc.kind) {
        if reached.insert(arc.end).inserted { waiting.append(arc.end) }
      }
    }
    return reached
  }

  /// Returns a shortest path of at least one step; of several, the first by name.
  ///
  /// - Parameter isAllowed: returns whether the path may lead through a node.
  func path(
    from start: Int,
    to goal: Int,
    along kinds: Kinds,
    where isAllowed: (Int) -> Bool = { _ in true }
  ) -> [Int]? {
    var origins: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for arc in successors[node] where kinds.contains(arc.kind) && isAllowed(arc.end) {
        guard origins[arc.end] == nil else { continue }
        origins[arc.end] = node
        if arc.end == goal { return way(to: goal, from: start, origins) }
        queue.append(arc.end)
      }
    }
    return nil
  }

  private func way(to goal: Int, from start: Int, _ origins: [Int: Int]) -> [Int] {
    var way = [goal]
    var node = goal
    repeat {
      node = origins[node]!
      way.append(node)
    } while node != start
    return way.reversed()
  }
}
