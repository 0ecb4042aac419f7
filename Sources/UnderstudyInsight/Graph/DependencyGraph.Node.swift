public import Understudy

extension DependencyGraph {
  /// A key, and what is known of its registration.
  ///
  /// ```swift
  /// DependencyGraph.Node(.of((any PaymentGateway).self), lifetime: "singleton", isLive: true)
  /// ```
  public struct Node: Hashable, Sendable {
    /// Where the registration stands.
    public enum Kind: Hashable, Sendable {
      /// In the container the graph is of.
      case registered
      /// In an ancestor of it; with its label.
      case inherited(from: String?)
      /// Nowhere, and whoever asked does without.
      case absent
      /// Nowhere, although somebody needs it.
      case missing
    }

    /// What stands for it in a container.
    public let key: Key
    /// Where the registration stands, if there is one.
    public let kind: Kind
    /// How long an instance is used again, such as `singleton` or `scoped to session`; `nil` where
    /// nobody knows.
    public let lifetime: String?
    /// Whether the registration is marked live: it reaches beyond the process.
    public let isLive: Bool
    /// Whether only asynchronous code can build it.
    public let isAsynchronous: Bool
    /// Whether an instance was registered rather than a factory.
    public let isReady: Bool
    /// Where it was registered; `nil` where nobody knows.
    public let site: SourceSite?

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - key: what stands for it in a container.
    ///   - kind: where the registration stands.
    ///   - lifetime: how long an instance is used again.
    ///   - isLive: whether the registration is marked live.
    ///   - isAsynchronous: whether only asynchronous code can build it.
    ///   - isReady: whether an instance was registered rather than a factory.
    ///   - site: where it was registered.
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
  /// One for each key: of several, the one that knows most, in the place of the first.
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

  /// What texts say of it beside its name, without where it stands.
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

  /// Without the place, which is none of the matter where graphs are compared.
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
  /// Lower is known better.
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
