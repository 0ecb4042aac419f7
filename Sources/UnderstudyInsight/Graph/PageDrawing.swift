import Understudy
import UnderstudyPages

/// A graph in the form that its page draws.
struct PageDrawing {
  /// A node for each node of the graph, in its order.
  private(set) var nodes: [GraphDrawing.Node]

  init(of graph: DependencyGraph) {
    let (index, captives) = (graph.index, GraphCaptives(of: graph))
    nodes = zip(graph.nodes, index.names).map { node, name in
      GraphDrawing.Node(name, traits: node.traits.joined(separator: ", "), shape: node.shape.text)
    }
    for (place, node) in graph.nodes.enumerated() {
      nodes[place].marks = node.drawingMarks
      nodes[place].edges = index.successors[place].map {
        GraphDrawing.Edge(to: index.names[$0.end], $0.kind == .later ? [.later] : [])
      }
    }
    for group in index.cyclicGroups(along: [.built]) { markCycle(group, in: graph) }
    for chain in captives.chains { markCaptive(chain, in: graph) }
  }

  private mutating func markCycle(_ group: [Int], in graph: DependencyGraph) {
    let names = Set(group.map { graph.index.names[$0] })
    let path = graph.index.path(
      from: group[0],
      to: group[0],
      along: [.built],
      where: group.contains
    )
    let text = (path ?? []).map { graph.index.names[$0] }.joined(separator: " → ")
    for place in group {
      nodes[place].marks.append(.cycle)
      nodes[place].notes.append("It is part of a cycle that cannot be built: \(text).")
      for edge in nodes[place].edges.indices
      where names.contains(nodes[place].edges[edge].end) && nodes[place].edges[edge].marks.isEmpty {
        nodes[place].edges[edge].marks.append(.cycle)
      }
    }
  }

  private mutating func markCaptive(_ chain: [Int], in graph: DependencyGraph) {
    let names = chain.map { graph.index.names[$0] }
    let (holder, captive) = (chain[0], chain[chain.count - 1])
    let between = names.dropFirst().dropLast().joined(separator: " and ")
    nodes[holder].notes.append(
      "It holds \(names[names.count - 1]), which is \(graph.nodes[captive].lifetime ?? "shorter"), "
        + "beyond its lifetime\(between.isEmpty ? "" : ", through \(between)")."
    )
    nodes[captive].notes.append(
      "\(names[0]), which is \(graph.nodes[holder].lifetime ?? "longer"), holds it beyond its "
        + "lifetime. A Provider in place of the instance does not."
    )
    if !nodes[captive].marks.contains(.captive) { nodes[captive].marks.append(.captive) }
    for (from, end) in zip(chain, names.dropFirst()) {
      for edge in nodes[from].edges.indices
      where nodes[from].edges[edge].end == end && nodes[from].edges[edge].marks.isEmpty {
        nodes[from].edges[edge].marks.append(.captive)
      }
    }
  }
}

extension DependencyGraph.Node {
  fileprivate var drawingMarks: [GraphDrawing.Node.Mark] {
    switch kind {
    case .missing: [.missing]
    case .absent: [.absent]
    case .registered, .inherited: isLive ? [.live] : []
    }
  }
}

extension DependencyGraph.Shape {
  fileprivate var text: String {
    switch self {
    case .shared: "shared"
    case .new: "new"
    case .weak: "weak"
    case .graph: "graph"
    case .scoped: "scoped"
    }
  }
}
