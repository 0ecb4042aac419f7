extension DependencyGraph {
  /// What is between two graphs: keys and edges that came, went or changed.
  ///
  /// ```swift
  /// let differences = tonight.differences(from: yesterday)
  /// #expect(differences.isEmpty, "\(differences)")
  /// ```
  public struct Differences: Hashable, Sendable, CustomStringConvertible {
    /// A key whose registration is another one, as far as a graph tells.
    public struct Change: Hashable, Sendable {
      /// What it was.
      public let before: Node
      /// What it is.
      public let after: Node
    }

    /// Keys that only the later graph has, sorted by name.
    public let addedNodes: [Node]
    /// Keys that only the earlier graph has, sorted by name.
    public let removedNodes: [Node]
    /// Keys that both have, with another lifetime, kind or mark, sorted by name. Where they are
    /// registered does not matter.
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

    /// Whether there are none.
    public var isEmpty: Bool { lines.isEmpty }

    /// A line for each: `-` for what went, `+` for what came, `~` for what changed.
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

  /// What came, went or changed since an earlier graph.
  ///
  /// - Parameter earlier: what it was before.
  /// - Complexity: O(n) in the number of nodes and edges of both.
  public func differences(from earlier: DependencyGraph) -> Differences {
    Differences(from: earlier, to: self)
  }

  /// A node on a line: its name and what is known of it.
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
