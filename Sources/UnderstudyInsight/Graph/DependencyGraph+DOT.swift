extension DependencyGraph {
  /// The graph in Graphviz's DOT language, as `dot -Tsvg graph.dot -o graph.svg` reads it.
  ///
  /// ```text
  /// digraph dependencies {
  ///   rankdir=LR;
  ///   node [shape=box];
  ///   "BoxOffice" [label="BoxOffice\nsingleton"];
  ///   "TicketPrinter" [label="TicketPrinter\ntransient", style=rounded];
  ///   "BoxOffice" -> "TicketPrinter" [style=dashed];
  /// }
  /// ```
  ///
  /// A dashed edge is a dependency resolved later. The shape shows the lifetime: a box is shared,
  /// round corners are new for each resolve, an ellipse is weak, a hexagon is shared within a
  /// graph, and a box with double sides is kept by a scope. A thick outline marks live nodes, red
  /// ones are missing.
  ///
  /// - Complexity: O(n) in the number of nodes and edges.
  public var dot: String {
    var lines = ["digraph dependencies {", "  rankdir=LR;", "  node [shape=box];"]
    let identifiers = index.names.map(DOTText.quoted)
    for (place, node) in nodes.enumerated() {
      let attributes = DOTText.attributes(node, index.names[place]).joined(separator: ", ")
      lines.append("  \(identifiers[place]) [\(attributes)];")
    }
    for (from, arcs) in index.successors.enumerated() {
      for arc in arcs {
        let style = arc.kind == .built ? "" : " [style=dashed]"
        lines.append("  \(identifiers[from]) -> \(identifiers[arc.end])\(style);")
      }
    }
    return (lines + ["}"]).joined(separator: "\n")
  }
}

private enum DOTText {
  static func attributes(_ node: DependencyGraph.Node, _ name: String) -> [String] {
    let traits = node.traits.joined(separator: ", ")
    var attributes = [
      traits.isEmpty ? "label=\(quoted(name))" : "label=\(quoted(name, breakingBefore: traits))"
    ]
    switch node.shape {
    case .shared: break
    case .new: attributes.append("style=rounded")
    case .weak: attributes.append("shape=ellipse")
    case .graph: attributes.append("shape=hexagon")
    case .scoped: attributes.append("peripheries=2")
    }
    switch node.kind {
    case .missing: attributes.append("color=red")
    case .absent: attributes.append("color=gray")
    case .registered, .inherited: if node.isLive { attributes.append("penwidth=3") }
    }
    return attributes
  }

  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  static func quoted(_ first: String, breakingBefore second: String) -> String {
    "\"\(escaped(first))\\n\(escaped(second))\""
  }

  /// Escapes backslashes, which begin sequences such as `\N`, and ampersands, which begin entities
  /// even inside quotes.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\"": escaped += "\\\""
      case "&": escaped += "&amp;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
