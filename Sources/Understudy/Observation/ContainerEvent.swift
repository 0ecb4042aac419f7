/// Something that happened in a container.
public struct ContainerEvent: Sendable {
  /// What happened.
  public enum Kind: Sendable {
    case registered
    case unregistered
    /// An instance was handed out; `cacheHit` says that it was there when it was asked for.
    case resolved(cacheHit: Bool)
    case failed(ContainerError)
    /// A resolve took longer than the observer's threshold; it comes after its `resolved`.
    case slow
    case reset
    case restored
    case closed
  }

  public let kind: Kind
  /// The key it is about; `nil` for what concerns the whole container.
  public let key: Key?
  /// How long a resolve took, building and waiting included; zero for the rest.
  public let duration: Duration
  /// How many factories deep a resolve was: 1 for an outermost one, 0 for the rest.
  public let depth: Int
  /// The label of the container it happened in, which may be a child of the one observed.
  public let containerLabel: String?
}
