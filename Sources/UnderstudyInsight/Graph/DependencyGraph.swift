public import Understudy

/// What depends on what: keys, and who was built from whom.
///
/// It comes from an audit or from a journal, or is made by hand. It is a value: nothing that happens
/// in a container changes it, and it holds no instances.
///
/// ```swift
/// let office = Key(BoxOffice.self), mailer = Key((any Mailer).self)
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
  /// The keys, sorted by what they are called; each once.
  public let nodes: [Node]
  /// Who depends on whom, sorted by what they are called; each once.
  ///
  /// Where a key is used while another is built, and by it later again, these are two edges.
  public let edges: [Edge]
  let index: GraphIndex

  /// Makes a graph of nodes and edges, in any order.
  ///
  /// Of two nodes of one key that which knows more stays: a registered one before an inherited one,
  /// before an absent, before a missing one; of equals, the first. A key that stands in an edge alone
  /// becomes a ``Node/Kind/missing`` node.
  ///
  /// - Parameters:
  ///   - nodes: the keys.
  ///   - edges: who depends on whom.
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

  /// What is known of a key; `nil` if it is not in the graph.
  ///
  /// - Complexity: O(1).
  public subscript(key: Key) -> Node? { index.places[key].map { nodes[$0] } }

  /// The node of a type.
  ///
  /// - Parameters:
  ///   - type: the type as it is registered, protocols as `(any P).self`.
  ///   - name: the name it is registered under.
  public subscript(type: any Any.Type, name name: String? = nil) -> Node? {
    self[Key(type, name: name)]
  }

  /// What texts call a key of the graph: its description, or more where two keys share that.
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
  /// The same as ``text``.
  public var description: String { text }
}
