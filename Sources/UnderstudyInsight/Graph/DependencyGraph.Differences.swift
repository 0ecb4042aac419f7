extension DependencyGraph {
  /// The differences between two graphs: keys and edges that were added, removed or changed.
  ///
  /// ```swift
  /// let differences = tonight.differences(from: yesterday)
  /// #expect(differences.isEmpty, "\(differences)")
  /// ```
  public struct Differences: Hashable, Sendable, CustomStringConvertible {
    /// A key whose node differs between the graphs.
    public struct Change: Hashable, Sendable {
      /// The node in the earlier graph.
      public let before: Node
      /// The node in the later graph.
      public let after: Node
    }

    /// Keys that only the later graph has, sorted by name.
    public let addedNodes: [Node]
    /// Keys that only the earlier graph has, sorted by name.
    public let removedNodes: [Node]
    /// Nodes of keys in both graphs with another lifetime, kind or mark, sorted by name.
    /// Registration sites are not compared.
    public let changedNodes: [Change]
    /// Edges that only the later graph has, sorted by name.
    public let addedEdges: [Edge]
    /// Edges that only the earlier graph has, sorted by name.
    public let removedEdges: [Edge]
    private let lines: [String]

    fileprivate init(from before: DependencyGraph, to after: DependencyGraph) {
      addedNodes = after.nodes.filter { before[$0.key] == nil }
      removedNodes = before.nodes.filter { after[$0.key] == nil }
      changedNodes = after.nodes.compactMap { node in
        guard let old = before[node.key], old.withoutSite != node.withoutSite else { return nil }
        return Change(before: old, after: node)
      }
      let (old, new) = (Set(before.edges), Set(after.edges))
      addedEdges = after.edges.filter { !old.contains($0) }
      removedEdges = before.edges.filter { !new.contains($0) }
      lines =
        removedNodes.map { "- \(before.line(of: $0))" }
        + addedNodes.map { "+ \(after.line(of: $0))" }
        + changedNodes.map {
          "~ \(after.name(of: $0.after.key)): \($0.before.traitText) → \($0.after.traitText)"
        }
        + removedEdges.map { "- \(before.line(of: $0))" }
        + addedEdges.map { "+ \(after.line(of: $0))" }
    }

    /// Whether there are no differences.
    public var isEmpty: Bool { lines.isEmpty }

    /// A line for each difference: `-` for removed, `+` for added, `~` for changed.
    ///
    /// ```text
    /// + HouseClock, singleton, ready
    /// ~ Mailer: singleton → transient
    /// - BoxOffice -> Mailer
    /// + BoxOffice -> Mailer, later
    /// ```
    public var description: String {
      lines.isEmpty ? "no differences" : lines.joined(separator: "\n")
    }
  }

  /// Returns the differences since an earlier graph.
  ///
  /// - Parameter earlier: the graph to compare with.
  /// - Complexity: O(n) in the number of nodes and edges of both.
  public func differences(from earlier: DependencyGraph) -> Differences {
    Differences(from: earlier, to: self)
  }

  /// Returns a node as one line: its name and traits.
  fileprivate func line(of node: Node) -> String {
    ([name(of: node.key)] + node.traits).joined(separator: ", ")
  }

  fileprivate func line(of edge: Edge) -> String {
    "\(name(of: edge.from)) -> \(name(of: edge.to))\(edge.kind == .later ? ", later" : "")"
  }
}

extension DependencyGraph.Node {
  fileprivate var traitText: String {
    traits.isEmpty ? "unknown" : traits.joined(separator: ", ")
  }
}
