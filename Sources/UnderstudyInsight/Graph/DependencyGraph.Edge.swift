public import Understudy

extension DependencyGraph {
  /// That one key depends on another.
  ///
  /// ```swift
  /// DependencyGraph.Edge(from: .of(BoxOffice.self), to: .of((any Mailer).self))
  /// ```
  public struct Edge: Hashable, Sendable {
    /// When the other one is asked for.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// While the first one was built.
      case built
      /// Later, if at all: through a `Provider`, a `Lazy`, a `Factory`, a pool, or a wrapper that
      /// nobody had read.
      case later
    }

    /// Who depends.
    public let from: Key
    /// On what.
    public let to: Key
    /// When it is asked for.
    public let kind: Kind

    /// Makes an edge.
    ///
    /// - Parameters:
    ///   - from: who depends.
    ///   - to: on what.
    ///   - kind: when it is asked for.
    public init(from: Key, to: Key, kind: Kind = .built) {
      self.from = from
      self.to = to
      self.kind = kind
    }
  }
}
