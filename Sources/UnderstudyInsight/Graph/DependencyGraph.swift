public import Understudy

/// A dependency graph: keys, and the dependencies between them.
///
/// A graph comes from an audit or a journal, or is made by hand. It is a value: changes in a
/// container do not affect it, and it holds no instances.
///
/// ```swift
/// let office = Key.of(BoxOffice.self), mailer = Key.of((any Mailer).self)
/// let graph = DependencyGraph(
///   nodes: [.init(office, lifetime: "singleton"), .init(mailer, lifetime: "singleton")],
///   edges: [.init(from: office, to: mailer)]
/// )
/// print(graph)
/// // BoxOffice, singleton
/// //   Mailer, singleton
/// ```
///
/// Equal graphs have equal texts: ``text``, ``mermaid``, ``dot`` and ``json``. Two graphs that differ
/// only in where something is registered are not equal, but have equal texts;
/// ``differences(from:)`` does not tell them apart either.
public struct DependencyGraph: Sendable {
  /// The nodes, sorted by name, one for each key.
  public let nodes: [Node]
  /// The edges, sorted by name, each once.
  ///
  /// A key that another one resolves both while it is built and later has two edges.
  public let edges: [Edge]
  let index: GraphIndex

  /// Makes a graph from nodes and edges in any order.
  ///
  /// Of two nodes of one key, the one with more information stays: a registered one before an
  /// inherited one, before an absent, before a missing one; of equals, the first. A key that
  /// appears only in an edge becomes a ``Node/Kind/missing`` node.
  ///
  /// - Parameters:
  ///   - nodes: the keys.
  ///   - edges: the dependencies between them.
  /// - Complexity: O(n log n) in the number of nodes and edges.
  public init(nodes: [Node] = [], edges: [Edge] = []) {
    let ends = edges.lazy.flatMap { [$0.from, $0.to] }.map { Node($0, kind: .missing) }
    let merged = Node.merged(nodes + ends)
    let index = GraphIndex(merged, edges)
    self.nodes = index.order.map { merged[$0] }
    self.edges = index.edges
    self.index = index
  }

  /// Whether it has no nodes.
  public var isEmpty: Bool { nodes.isEmpty }

  /// The node of a key; `nil` if it is not in the graph.
  ///
  /// - Parameter key: the key to find.
  /// - Complexity: O(1).
  public subscript(key: Key) -> Node? { index.places[key].map { nodes[$0] } }

  /// The node of a type; `nil` if it is not in the graph.
  ///
  /// - Parameters:
  ///   - type: the type as it is registered, protocols as `(any P).self`.
  ///   - name: the name it is registered under.
  public subscript(type: any Any.Type, name name: String? = nil) -> Node? {
    self[Key(type, name: name)]
  }

  /// Returns the name of a key of the graph in texts: its description, or more if two keys share
  /// that.
  package func name(of key: Key) -> String {
    index.places[key].map { index.names[$0] } ?? KeyNames.plain(key)
  }
}

extension DependencyGraph: Hashable {
  public static func == (left: DependencyGraph, right: DependencyGraph) -> Bool {
    left.nodes == right.nodes && left.edges == right.edges
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(nodes)
    hasher.combine(edges)
  }
}

extension DependencyGraph: CustomStringConvertible {
  /// The graph as a tree, as in ``text``.
  public var description: String { text }
}
