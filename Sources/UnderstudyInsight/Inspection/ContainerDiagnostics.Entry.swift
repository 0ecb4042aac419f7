public import Understudy

extension ContainerDiagnostics {
  /// What a container has for one key.
  public struct Entry: Hashable, Sendable {
    /// What came of a registration so far.
    public enum State: String, Hashable, Sendable, CaseIterable {
      /// Nothing was built yet.
      case idle
      /// Its factory runs, or waits to run.
      case building
      /// The container keeps what was built; of a weak one, somebody holds it.
      case built
      /// It was registered as an instance.
      case ready
      /// It was built, weak, and nobody holds it any more.
      case dead
      /// It is made for each who asks, and kept by nobody here.
      case unkept
      /// Every use is refused.
      case poisoned
    }

    /// How the container came by it.
    public enum Origin: String, Hashable, Sendable, CaseIterable {
      /// It is registered here.
      case registered
      /// It is what a typed key declares, or what any container makes of a registration.
      case declared
      /// It is registered above, and kept here: a scope's own instance.
      case inherited
    }

    /// The key.
    public let key: Key
    /// How long an instance is used again.
    public let lifetime: Lifetime
    /// What came of it.
    public let state: State
    /// How the container came by it.
    public let origin: Origin
    /// Where it is registered.
    public let site: SourceSite
    /// Whether a mock guards it: it is marked live, or stems from what a mock was made over.
    public let isLive: Bool
    /// Whether only a task can have it built.
    public let isAsynchronous: Bool
    /// Whether it is built on the main actor.
    public let isOnMainActor: Bool
    /// Whether it is a ``Pool``.
    public let isPool: Bool
    /// Why every use is refused, in one line.
    public let defect: String?
  }

  /// How long a registration's instance is used again.
  public enum Lifetime: Hashable, Sendable {
    /// One for the container.
    case singleton
    /// A new one for each who asks.
    case transient
    /// One while somebody holds it.
    case weak
    /// One within an outermost resolve.
    case graph
    /// One for each open scope of a kind.
    case scoped(ScopeKind)
  }
}

extension ContainerDiagnostics.Lifetime: CustomStringConvertible {
  /// `singleton`, or `scoped to session`.
  public var description: String {
    switch self {
    case .singleton: "singleton"
    case .transient: "transient"
    case .weak: "weak"
    case .graph: "graph"
    case .scoped(let kind): "scoped to \(kind)"
    }
  }
}

extension ContainerDiagnostics.Entry: CustomStringConvertible {
  /// One line: `Mailer: singleton, built, live, at App/Mailers.swift:12`.
  public var description: String {
    var parts = ["\(lifetime)", state.rawValue]
    if origin != .registered { parts.append(origin.rawValue) }
    if isLive { parts.append("live") }
    if isAsynchronous { parts.append("asynchronous") }
    if isOnMainActor { parts.append("on the main actor") }
    if isPool { parts.append("pool") }
    parts.append("at \(site)")
    return "\(key): " + parts.joined(separator: ", ") + (defect.map { ": \($0)" } ?? "")
  }
}

extension ContainerDiagnostics.Entry {
  init(_ item: ContainerContents.Item) {
    key = item.key
    lifetime = .init(item)
    site = item.site
    isLive = item.isLive
    isAsynchronous = item.place == .task
    isOnMainActor = item.place == .mainActor
    isPool = item.isPool
    defect = item.defect?.headline
    origin = item.isDeclared ? .declared : item.isOwn ? .registered : .inherited
    state = .init(item)
  }
}

extension ContainerDiagnostics.Entry.State {
  fileprivate init(_ item: ContainerContents.Item) {
    if item.defect != nil {
      self = .poisoned
    } else if item.isReady {
      self = .ready
    } else if item.isBuilding {
      self = .building
    } else if let instance = item.instance {
      self = instance == .alive ? .built : .dead
    } else {
      self = item.lifetime == .transient || item.lifetime == .graph ? .unkept : .idle
    }
  }
}

extension ContainerDiagnostics.Lifetime {
  fileprivate init(_ item: ContainerContents.Item) {
    self =
      switch item.lifetime {
      case .singleton: .singleton
      case .transient: .transient
      case .weak: .weak
      case .graph: .graph
      case .scoped: .scoped(item.scope ?? "")
      }
  }
}
