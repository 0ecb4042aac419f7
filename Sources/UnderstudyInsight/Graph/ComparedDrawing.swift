import Understudy
import UnderstudyPages

/// A graph in the form that its page draws, with what an earlier graph had and lacks.
struct ComparedDrawing {
  /// The later graph's nodes, and those that only the earlier one has, sorted by name.
  private var nodes: [Key: GraphDrawing.Node] = [:]
  /// What both graphs call their keys; of a key in both, the later name.
  private var names: [Key: String] = [:]

  var drawing: GraphDrawing { GraphDrawing(nodes.values.sorted { $0.name < $1.name }) }

  init(of after: DependencyGraph, from before: DependencyGraph) {
    let (now, past) = (PageDrawing(of: after).nodes, PageDrawing(of: before).nodes)
    for (node, drawn) in zip(after.nodes, now) {
      (nodes[node.key], names[node.key]) = (drawn, drawn.name)
    }
    nameRemoved(zip(before.nodes.map(\.key), past.map(\.name)))
    let differences = after.differences(from: before)
    for node in differences.addedNodes { nodes[node.key]?.change = .added }
    for change in differences.changedNodes {
      nodes[change.after.key]?.change = .changed
      let traits = change.before.traits.joined(separator: ", ")
      nodes[change.after.key]?.notes.insert(
        "It was: \(traits.isEmpty ? "unknown" : traits).",
        at: 0
      )
    }
    for (node, drawn) in zip(before.nodes, past) where nodes[node.key] == nil {
      var removed = drawn
      (removed.name, removed.change) = (names[node.key] ?? drawn.name, .removed)
      // Those that are gone; what was wrong with them is of no interest any more.
      (removed.marks, removed.notes, removed.edges) = ([], [], [])
      nodes[node.key] = removed
    }
    for edge in differences.addedEdges { markAdded(edge) }
    for edge in differences.removedEdges { addRemoved(edge) }
  }

  /// Two keys may have one name in the two graphs; the earlier one then gets a sign.
  private mutating func nameRemoved(_ past: some Sequence<(Key, String)>) {
    var taken = Set(names.values)
    for (key, name) in past where names[key] == nil {
      var free = name
      while !taken.insert(free).inserted { free += " (removed)" }
      names[key] = free
    }
  }

  private mutating func markAdded(_ edge: DependencyGraph.Edge) {
    guard let end = names[edge.to], let edges = nodes[edge.from]?.edges else { return }
    for place in edges.indices
    where edges[place].end == end && edges[place].marks.contains(.later) == (edge.kind == .later) {
      nodes[edge.from]?.edges[place].marks.append(.added)
    }
  }

  private mutating func addRemoved(_ edge: DependencyGraph.Edge) {
    guard let end = names[edge.to] else { return }
    let kind: [GraphDrawing.Edge.Mark] = edge.kind == .later ? [.later] : []
    nodes[edge.from]?.edges.append(GraphDrawing.Edge(to: end, kind + [.removed]))
  }
}
