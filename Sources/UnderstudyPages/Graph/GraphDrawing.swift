/// A graph as pages draw it: what each key is called, what is said of it and what it depends on.
package struct GraphDrawing: Sendable, Equatable {
  /// A difference from the graph that is compared with.
  package enum Change: String, Sendable {
    case added, removed, changed
  }

  /// A dependency of a key.
  package struct Edge: Sendable, Equatable {
    /// A property that decides how an edge is drawn.
    package enum Mark: String, Sendable {
      case later, cycle, captive, added, removed
    }

    /// The name of the key that is depended on.
    package var end: String
    package var marks: [Mark]

    package init(to end: String, _ marks: [Mark] = []) {
      (self.end, self.marks) = (end, marks)
    }
  }

  /// A key.
  package struct Node: Sendable, Equatable {
    /// A property that decides how a node is drawn.
    package enum Mark: String, Sendable {
      case live, absent, missing, cycle, captive
    }

    /// The key's name, which no other node has.
    package var name: String
    /// What is said below the name.
    package var traits: String
    /// The outline, which shows the lifetime: `shared`, `new`, `weak`, `graph` or `scoped`.
    package var shape: String
    package var marks: [Mark]
    /// Sentences about the key.
    package var notes: [String]
    package var change: Change?
    package var edges: [Edge]

    package init(
      _ name: String,
      traits: String = "",
      shape: String = "shared",
      marks: [Mark] = [],
      notes: [String] = [],
      change: Change? = nil,
      edges: [Edge] = []
    ) {
      self.name = name
      self.traits = traits
      self.shape = shape
      self.marks = marks
      self.notes = notes
      self.change = change
      self.edges = edges
    }
  }

  package var nodes: [Node]

  package init(_ nodes: [Node]) { self.nodes = nodes }

  /// The nodes as a JSON array, one on each line, that may stand in a `script` element.
  package var json: String {
    guard !nodes.isEmpty else { return "[]" }
    return "[\n" + nodes.map(\.json).joined(separator: ",\n") + "\n]"
  }
}

extension GraphDrawing.Node {
  /// The node without the members that are empty.
  fileprivate var json: String {
    var json = "{\"name\":"
    PageText.quote(name, into: &json)
    if !traits.isEmpty { json += ",\"traits\":\(PageText.quoted(traits))" }
    json += ",\"shape\":\(PageText.quoted(shape))"
    if !marks.isEmpty { json += ",\"marks\":\(list(marks.map(\.rawValue)))" }
    if !notes.isEmpty { json += ",\"notes\":\(list(notes))" }
    if let change { json += ",\"change\":\"\(change.rawValue)\"" }
    if !edges.isEmpty {
      let edges = edges.map { list([$0.end] + $0.marks.map(\.rawValue)) }
      json += ",\"edges\":[\(edges.joined(separator: ","))]"
    }
    return json + "}"
  }

  private func list(_ texts: [String]) -> String {
    "[" + texts.map(PageText.quoted).joined(separator: ",") + "]"
  }
}
