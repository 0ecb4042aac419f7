import Understudy
import UnderstudyInsight

// MARK: - Fixtures

extension DependencyGraph {
  /// A box office with one of everything.
  static var boxOffice: DependencyGraph {
    DependencyGraph(
      nodes: [
        Node(.office, lifetime: "singleton"),
        Node(.mailer, lifetime: "singleton", isLive: true),
        Node(.clock, kind: .inherited(from: "theatre"), lifetime: "singleton", isReady: true),
        Node(.printer, lifetime: "transient"),
        Node(.ledger, lifetime: "scoped to session", isAsynchronous: true),
        Node(.programme, lifetime: "weak"),
        Node(.draft, lifetime: "graph"),
        Node(.lights, kind: .absent),
      ],
      edges: [
        Edge(from: .office, to: .mailer),
        Edge(from: .office, to: .printer, kind: .later),
        Edge(from: .office, to: .printer),
        Edge(from: .office, to: .lights),
        Edge(from: .office, to: .ledger),
        Edge(from: .mailer, to: .clock),
        Edge(from: .printer, to: .clock),
        Edge(from: .ledger, to: .gateway),
        Edge(from: .ledger, to: .programme, kind: .later),
        Edge(from: .programme, to: .draft),
      ]
    )
  }

  /// A graph of names, such as `["A": ["B"]]`; `later` before a name says when.
  init(_ names: KeyValuePairs<String, [String]>) {
    self.init(
      nodes: names.map { Node(.named($0.key), lifetime: "singleton") },
      edges: names.flatMap { name, others in
        others.map { other in
          let parts = other.split(separator: " ")
          return Edge(
            from: .named(name),
            to: .named("\(parts.last!)"),
            kind: parts.first == "later" ? .later : .built
          )
        }
      }
    )
  }

  /// Nodes that are called by numbers, and edges at random.
  static func random(
    of count: Int,
    edges: Int,
    using generator: inout SeededGenerator
  ) -> DependencyGraph {
    DependencyGraph(
      nodes: (0..<count).map { Node(.named("\($0)"), lifetime: "singleton") },
      edges: count == 0
        ? []
        : (0..<edges).map { _ in
          Edge(
            from: .named("\(Int.random(in: 0..<count, using: &generator))"),
            to: .named("\(Int.random(in: 0..<count, using: &generator))"),
            kind: Bool.random(using: &generator) ? .built : .later
          )
        }
    )
  }

  /// `Prop(name: 0)` needs `Prop(name: 1)`, and so on.
  static func chain(of length: Int) -> DependencyGraph {
    DependencyGraph(
      edges: (1..<length).map { Edge(from: .named("\($0 - 1)"), to: .named("\($0)")) }
    )
  }
}

extension Key {
  static let office = Key(GraphOffice.self)
  static let mailer = Key((any Mailer).self)
  static let clock = Key(GraphClock.self)
  static let printer = Key(GraphPrinter.self, name: "foyer")
  static let ledger = Key(GraphLedger<Seat>.self)
  static let programme = Key(GraphProgramme.self)
  static let draft = Key(GraphDraft.self)
  static let lights = Key(GraphLights.self)
  static let gateway = Key((any GraphGateway).self)

  static func named(_ name: String) -> Key { Key(Prop.self, name: name) }
}

struct GraphOffice {}
struct GraphClock {}
struct GraphPrinter {}
struct GraphLedger<Entry> {}
struct GraphProgramme {}
struct GraphDraft {}
struct GraphLights {}
protocol GraphGateway {}
struct Prop {}

/// Types of one name: in two namespaces, and private ones.
enum Stalls { struct Prop {} }
enum Balcony { struct Prop {} }
enum PrivateProps {
  static let first = Key(
    {
      struct Prop {}
      return Prop.self as any Any.Type
    }()
  )
  static let second = Key(
    {
      struct Prop {}
      return Prop.self as any Any.Type
    }()
  )
}
/// Words of Mermaid's.
// swift-format-ignore
struct end {}
// swift-format-ignore
struct v {}
