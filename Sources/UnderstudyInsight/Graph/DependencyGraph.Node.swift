public import Understudy

extension DependencyGraph {
  /// A key and the properties of its registration.
  ///
  /// ```swift
  /// DependencyGraph.Node(.of((any PaymentGateway).self), lifetime: "singleton", isLive: true)
  /// ```
  public struct Node: Hashable, Sendable {
    /// The place in which a key is registered.
    public enum Kind: Hashable, Sendable {
      /// The graph's container.
      case registered
      /// An ancestor of that container; with the ancestor's label.
      case inherited(from: String?)
      /// No container; the keys that look it up work without it.
      case absent
      /// No container, although another key needs it.
      case missing
    }

    /// The key that the node stands for.
    public let key: Key
    /// The place in which the key is registered, if any.
    public let kind: Kind
    /// The lifetime of the instance, such as `singleton` or `scoped to session`; `nil` if unknown.
    public let lifetime: String?
    /// Whether the registration is marked live: it reaches beyond the process.
    public let isLive: Bool
    /// Whether only asynchronous code can build it.
    public let isAsynchronous: Bool
    /// Whether an instance was registered rather than a factory.
    public let isReady: Bool
    /// The site of the registration; `nil` if unknown.
    public let site: SourceSite?

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - key: the key that the node stands for.
    ///   - kind: where the key is registered.
    ///   - lifetime: the lifetime of the instance.
    ///   - isLive: whether the registration is marked live.
    ///   - isAsynchronous: whether only asynchronous code can build it.
    ///   - isReady: whether an instance was registered rather than a factory.
    ///   - site: where the key was registered.
    public init(
      _ key: Key,
      kind: Kind = .registered,
      lifetime: String? = nil,
      isLive: Bool = false,
      isAsynchronous: Bool = false,
      isReady: Bool = false,
      site: SourceSite? = nil
    ) {
      self.key = key
      self.kind = kind
      self.lifetime = lifetime
      self.isLive = isLive
      self.isAsynchronous = isAsynchronous
      self.isReady = isReady
      self.site = site
    }
  }
}

extension DependencyGraph.Node {
  /// Returns one node for each key: of several, the one with the most information, in the place of
  /// the first.
  static func merged(_ nodes: [Self]) -> [Self] {
    var places: [Key: Int] = [:]
    var merged: [Self] = []
    for node in nodes {
      guard let place = places[node.key] else {
        places[node.key] = merged.count
        merged.append(node)
        continue
      }
      if node.kind.rank < merged[place].kind.rank { merged[place] = node }
    }
    return merged
  }

  /// The node's properties as texts show them beside its name, without the site.
  var traits: [String] {
    var traits: [String] = []
    if let lifetime { traits.append(KeyNames.escaped(lifetime)) }
    if isReady { traits.append("ready") }
    if isAsynchronous { traits.append("async") }
    if isLive { traits.append("live") }
    switch kind {
    case .registered: break
    case .inherited(let label):
      traits.append(label.map { "inherited from \(KeyNames.escaped($0))" } ?? "inherited")
    case .absent, .missing: traits.append(kind.text)
    }
    return traits
  }

  /// The node without its site, for comparing graphs.
  var withoutSite: Self {
    Self(
      key,
      kind: kind,
      lifetime: lifetime,
      isLive: isLive,
      isAsynchronous: isAsynchronous,
      isReady: isReady
    )
  }
}

extension DependencyGraph.Node.Kind {
  /// The rank of the node's kind, by how much it says about the key; lower is more.
  fileprivate var rank: Int {
    switch self {
    case .registered: 0
    case .inherited: 1
    case .absent: 2
    case .missing: 3
    }
  }

  var text: String {
    switch self {
    case .registered: "registered"
    case .inherited: "inherited"
    case .absent: "absent"
    case .missing: "missing"
    }
  }
}
