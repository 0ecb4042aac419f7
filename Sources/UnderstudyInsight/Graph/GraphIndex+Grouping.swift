extension GraphIndex {
  /// Returns the group number of each node; the nodes of a group can all reach each other.
  ///
  /// Tarjan, "Depth-first search and linear graph algorithms" (1972), with a list in place of the
  /// recursion: chains may be longer than the stack is deep. Numbers rise from the nodes that
  /// depend on nothing.
  ///
  /// - Complexity: O(n) in the number of nodes and edges.
  func groups(along kinds: Kinds) -> [Int] {
    var search = GroupSearch(count: names.count)
    for node in names.indices { search.visit(node, of: self, along: kinds) }
    return search.groups
  }

  /// Returns the groups that contain a cycle, each sorted: several nodes, or one that depends on
  /// itself.
  func cyclicGroups(along kinds: Kinds) -> [[Int]] {
    let groups = groups(along: kinds)
    // In steps, as the compiler takes seconds for one expression.
    let members: [Int: [Int]] = Dictionary(grouping: names.indices) { groups[$0] }
    let cyclic: [[Int]] = members.values.filter { (nodes: [Int]) -> Bool in
      let first = nodes[0]
      return nodes.count > 1
        || successors[first].contains { $0.end == first && kinds.contains($0.kind) }
    }
    return cyclic.sorted { $0[0] < $1[0] }
  }
}

/// A depth-first search in progress.
///
/// Invariants: `stack` has the visited nodes that are in no group yet, by `entry`. `trail` is the
/// path from the start of the search to its current node, with the next arc of each node to follow.
private struct GroupSearch {
  private(set) var groups: [Int]
  private var entries: [Int]
  private var lowest: [Int]
  private var stack: [Int] = []
  private var trail: [(node: Int, arc: Int)] = []
  private var entered = 0
  private var groupCount = 0

  init(count: Int) {
    groups = Array(repeating: -1, count: count)
    entries = groups
    lowest = groups
  }

  mutating func visit(_ start: Int, of index: GraphIndex, along kinds: GraphIndex.Kinds) {
    guard entries[start] < 0 else { return }
    enter(start)
    while let (node, place) = trail.last {
      guard place < index.successors[node].count else {
        leave(node)
        continue
      }
      trail[trail.count - 1].arc += 1
      let arc = index.successors[node][place]
      guard kinds.contains(arc.kind) else { continue }
      if entries[arc.end] < 0 {
        enter(arc.end)
      } else if groups[arc.end] < 0 {
        lowest[node] = min(lowest[node], entries[arc.end])
      }
    }
  }

  private mutating func enter(_ node: Int) {
    (entries[node], lowest[node]) = (entered, entered)
    entered += 1
    stack.append(node)
    trail.append((node, 0))
  }

  private mutating func leave(_ node: Int) {
    trail.removeLast()
    if let parent = trail.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
    guard lowest[node] == entries[node] else { return }
    while let member = stack.popLast() {
      groups[member] = groupCount
      if member == node { break }
    }
    groupCount += 1
  }
}
