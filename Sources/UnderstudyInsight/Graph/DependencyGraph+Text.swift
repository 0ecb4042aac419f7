extension DependencyGraph {
  /// The graph as an indented tree for people: dependants above, their dependencies below them.
  ///
  /// ```text
  /// BoxOffice, singleton
  ///   Mailer, singleton, live
  ///     HouseClock, singleton, ready
  ///   PaymentGateway, missing
  ///   later: TicketPrinter, transient
  ///     HouseClock …
  /// ```
  ///
  /// Each key is expanded once; `…` marks a key that is expanded elsewhere, or that begins a tree
  /// of its own because the tree would be deeper than 20 steps. `(cycle)` marks a cycle that cannot
  /// be built, as in ``cycles``.
  ///
  /// - Complexity: O(n) in the number of nodes and edges; the length of the text grows alike.
  public var text: String {
    guard !isEmpty else { return "no keys" }
    var tree = GraphTree(self)
    return tree.lines().joined(separator: "\n")
  }
}

/// Writes a graph as a tree.
///
/// It is not recursive: a chain of dependencies may be longer than the stack is deep. Indentation
/// is limited, since a chain's text would otherwise grow with the square of its length: nodes that
/// are too deep begin a tree of their own.
private struct GraphTree {
  private static let deepest = 20

  private struct Step {
    let node: Int
    let depth: Int
    /// The node this step comes from; `nil` at the root of a tree.
    let from: Int?
    let kind: DependencyGraph.Edge.Kind
  }

  private let graph: DependencyGraph
  private let groups: [Int]
  private var isWritten: [Bool]
  private var written: [String] = []
  /// The nodes that were too deep; written next, unless they were written elsewhere by then.
  private var postponed: [Int] = []

  init(_ graph: DependencyGraph) {
    self.graph = graph
    groups = graph.index.groups(along: [.built])
    isWritten = Array(repeating: false, count: graph.nodes.count)
  }

  /// Returns the trees of the roots, then the remaining nodes: cycles that no other node depends
  /// on.
  mutating func lines() -> [String] {
    let roots = graph.index.roots
    for start in roots + graph.nodes.indices where !isWritten[start] {
      postponed = [start]
      var next = 0
      while next < postponed.count {
        if !isWritten[postponed[next]] { writeTree(of: postponed[next]) }
        next += 1
      }
    }
    return written
  }

  private mutating func writeTree(of start: Int) {
    var steps = [Step(node: start, depth: 0, from: nil, kind: .built)]
    while let step = steps.popLast() {
      guard write(step) else { continue }
      for arc in graph.index.successors[step.node].reversed() {
        steps.append(
          Step(node: arc.end, depth: step.depth + 1, from: step.node, kind: arc.kind)
        )
      }
    }
  }

  /// - Returns: whether the node's dependencies come next.
  private mutating func write(_ step: Step) -> Bool {
    let name = graph.index.names[step.node]
    var line = String(repeating: "  ", count: step.depth)
    if step.kind == .later { line += "later: " }
    let isTooDeep =
      step.depth >= Self.deepest && !graph.index.successors[step.node].isEmpty
    if isWritten[step.node] || isTooDeep {
      if !isWritten[step.node] { postponed.append(step.node) }
      let isCycle = step.kind == .built && step.from.map { groups[$0] } == groups[step.node]
      written.append(line + name + (isCycle ? " … (cycle)" : " …"))
      return false
    }
    isWritten[step.node] = true
    written.append(line + ([name] + graph.nodes[step.node].traits).joined(separator: ", "))
    return true
  }
}
