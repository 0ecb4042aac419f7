extension DependencyGraph {
  /// The graph as a tree for people: who depends stands above, on what further in.
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
  /// A key stands in full once; `…` says that it does elsewhere, which is also where the tree would go
  /// deeper than 20 steps. `(cycle)` marks what cannot be built, as in ``cycles``.
  ///
  /// - Complexity: O(n) in the number of nodes and edges, so is its length.
  public var text: String {
    guard !isEmpty else { return "no keys" }
    var tree = GraphTree(self)
    return tree.lines().joined(separator: "\n")
  }
}

/// Writes a graph as a tree.
///
/// Not recursive: a chain of dependencies may be longer than the stack is deep. Nor is it indented
/// without end, since a chain's text would then grow with the square of its length: what is too deep
/// begins a tree of its own.
private struct GraphTree {
  private static let deepest = 20

  private struct Step {
    let node: Int
    let depth: Int
    /// `nil` where a tree begins.
    let from: Int?
    let kind: DependencyGraph.Edge.Kind
  }

  private let graph: DependencyGraph
  private let groups: [Int]
  private var isWritten: [Bool]
  private var written: [String] = []
  /// What was too deep; written next, unless it stands elsewhere by then.
  private var postponed: [Int] = []

  init(_ graph: DependencyGraph) {
    self.graph = graph
    groups = graph.index.groups(along: [.built])
    isWritten = Array(repeating: false, count: graph.nodes.count)
  }

  /// The trees of the roots, then what is left: cycles that nobody else depends on.
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

  /// - Returns: whether what it depends on comes next.
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
