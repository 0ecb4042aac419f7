import Understudy
import UnderstudyPages

extension DependencyGraph {
  /// The graph as one HTML page: it needs no other file, no network and no program but a browser.
  ///
  /// ```swift
  /// try audit.graph.html.write(toFile: "BoxOffice.html", atomically: true, encoding: .utf8)
  /// ```
  ///
  /// The page draws the graph in layers, from dependants on the left to dependencies on the right.
  /// It has a search, zooms, can be used by keyboard, and shows the keys around a chosen one. The
  /// shape and the color of a node show its lifetime. Cycles that cannot be built are red;
  /// instances that are held beyond their lifetime, as in an audit's
  /// ``AuditFinding/Kind/captiveDependency``, are orange. The page contains no line numbers, and
  /// equal graphs have equal pages. It contains its script, which another version of the package may
  /// change; the other formats are better golden files.
  ///
  /// - Complexity: O(n) in the number of nodes and edges, and for each shared node in the number of
  ///   transients that are built into it.
  public var html: String { html() }

  /// Returns the graph as one HTML page, with the differences from another graph marked.
  ///
  /// ```swift
  /// let page = tonight.html(titled: "Box office", comparedWith: yesterday)
  /// ```
  ///
  /// What only the other graph has is drawn, too, as removed.
  ///
  /// - Parameters:
  ///   - title: the title of the page, as plain text.
  ///   - earlier: the graph to compare with; `nil` for none.
  /// - Complexity: that of ``html-swift.property``, for both graphs.
  public func html(
    titled title: String = "Dependency graph",
    comparedWith earlier: DependencyGraph? = nil
  ) -> String {
    let drawing =
      earlier.map { ComparedDrawing(of: self, from: $0).drawing }
      ?? GraphDrawing(PageDrawing(of: self).nodes)
    return GraphPage(
      title: title,
      summary: summary(comparedWith: earlier),
      drawing: drawing
    ).html
  }

  private func summary(comparedWith earlier: DependencyGraph?) -> String {
    func counted(_ count: Int, _ one: String, _ many: String) -> String {
      "\(count) \(count == 1 ? one : many)"
    }
    var parts = [
      counted(nodes.count, "key", "keys"), counted(edges.count, "dependency", "dependencies"),
    ]
    let (cycles, captives) = (index.cyclicGroups(along: [.built]), GraphCaptives(of: self).chains)
    if !cycles.isEmpty { parts.append(counted(cycles.count, "cycle", "cycles")) }
    if !captives.isEmpty { parts.append(counted(captives.count, "captive", "captives")) }
    if let earlier {
      let differences = differences(from: earlier)
      let added = differences.addedNodes.count + differences.addedEdges.count
      let removed = differences.removedNodes.count + differences.removedEdges.count
      parts.append(
        differences.isEmpty
          ? "no differences"
          : "\(added) added, \(removed) removed, \(differences.changedNodes.count) changed"
      )
    }
    return parts.joined(separator: ", ") + "."
  }
}
