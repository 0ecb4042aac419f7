public import Understudy

extension DependencyGraph {
  /// A dependency of one key on another.
  ///
  /// ```swift
  /// DependencyGraph.Edge(from: .of(BoxOffice.self), to: .of((any Mailer).self))
  /// ```
  public struct Edge: Hashable, Sendable {
    /// The time at which a dependency is resolved.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The dependency is resolved while the instance is built.
      case built
      /// The dependency is resolved later, if at all: through a `Provider`, a `Lazy`, a `Factory`,
      /// a pool, or a wrapper that was not read yet.
      case later
    }

    /// The key that depends.
    public let from: Key
    /// The key it depends on.
    public let to: Key
    /// The time at which the dependency is resolved.
    public let kind: Kind

    /// Makes an edge.
    ///
    /// - Parameters:
    ///   - from: the key that depends.
    ///   - to: the key it depends on.
    ///   - kind: when the dependency is resolved.
    public init(from: Key, to: Key, kind: Kind = .built) {
      self.from = from
      self.to = to
      self.kind = kind
    }
  }
}
