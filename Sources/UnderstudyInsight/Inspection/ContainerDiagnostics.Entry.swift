public import Understudy

extension ContainerDiagnostics {
  /// The state of one key in a container.
  public struct Entry: Hashable, Sendable {
    /// The state of a registration.
    public enum State: String, Hashable, Sendable, CaseIterable {
      /// Nothing has been built yet.
      case idle
      /// Its factory is running, or waiting to run.
      case building
      /// The container keeps the instance; a weak one is still held elsewhere.
      case built
      /// It was registered as an instance.
      case ready
      /// The instance was weak, and has been released.
      case released
      /// An instance is made for each resolve, and the container keeps none.
      case unkept
      /// Every resolve fails.
      case poisoned
    }

    /// The source of an entry.
    public enum Origin: String, Hashable, Sendable, CaseIterable {
      /// The key is registered here.
      case registered
      /// A typed key declares it, or every container derives it from a registration.
      case declared
      /// The key is registered in an ancestor and kept here: a scope's own instance.
      case inherited
    }

    /// The key.
    public let key: Key
    /// The lifetime of the instance.
    public let lifetime: Lifetime
    /// The state of the registration.
    public let state: State
    /// The source of the entry.
    public let origin: Origin
    /// The site of the registration.
    public let site: SourceSite
    /// Whether a mock's firewall guards it: it is marked live, or comes from the container that a
    /// mock was made over.
    public let isLive: Bool
    /// Whether only asynchronous code can build it.
    public let isAsynchronous: Bool
    /// Whether it is built on the main actor.
    public let isOnMainActor: Bool
    /// Whether the instance is a ``Pool``.
    public let isPool: Bool
    /// The reason every resolve fails, on one line; `nil` if there is none.
    public let defect: String?
  }

  /// The lifetime of a registration's instance.
  public enum Lifetime: Hashable, Sendable {
    /// One instance for the container.
    case singleton
    /// A new instance for each resolve.
    case transient
    /// One instance for as long as something else holds it.
    case weak
    /// One instance within an outermost resolve.
    case graph
    /// One instance for each open scope of a kind.
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
      self = instance == .alive ? .built : .released
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
