extension DependencyGraph {
  /// The graph as JSON without the sites: an object with `nodes` and `edges`.
  ///
  /// ```text
  /// {
  ///   "nodes": [
  ///     {
  ///       "key": "BoxOffice",
  ///       "kind": "registered",
  ///       "lifetime": "singleton",
  ///       "live": false,
  ///       "asynchronous": false,
  ///       "ready": false
  ///     },
  ///     …
  ///   ],
  ///   "edges": [
  ///     {
  ///       "from": "BoxOffice",
  ///       "to": "Mailer",
  ///       "kind": "built"
  ///     }
  ///   ]
  /// }
  /// ```
  ///
  /// An inherited node has a `container`: the label of the container it is inherited from.
  ///
  /// - Complexity: O(n) in the number of nodes and edges.
  public var json: String { json(includingSites: false) }

  /// Returns the graph as JSON.
  ///
  /// - Parameter hasSites: whether nodes have a `site`, `Module/File.swift:12`. A site changes with
  ///   every line above a registration, so it does not suit a golden file.
  /// - Complexity: O(n) in the number of nodes and edges.
  public func json(includingSites hasSites: Bool) -> String { json(hasSites: hasSites).text }

  /// Returns the graph as a JSON value, to embed in another text.
  package func json(hasSites: Bool) -> JSONValue {
    let nodes = zip(nodes, index.names).map { $0.json(named: $1, hasSites: hasSites) }
    let edges = edges.map { edge in
      JSONValue.object([
        ("from", .string(name(of: edge.from))),
        ("to", .string(name(of: edge.to))),
        ("kind", .string(edge.kind.rawValue)),
      ])
    }
    return .object([("nodes", .array(nodes)), ("edges", .array(edges))])
  }
}

extension DependencyGraph.Node {
  fileprivate func json(named name: String, hasSites: Bool) -> JSONValue {
    var members: [(String, JSONValue)] = [("key", .string(name)), ("kind", .string(kind.text))]
    if case .inherited(let label) = kind { members.append(("container", JSONValue(label))) }
    members += [
      ("lifetime", JSONValue(lifetime)),
      ("live", .bool(isLive)),
      ("asynchronous", .bool(isAsynchronous)),
      ("ready", .bool(isReady)),
    ]
    if hasSites { members.append(("site", JSONValue(site.map { "\($0)" }))) }
    return .object(members)
  }
}
