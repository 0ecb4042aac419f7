public import Understudy

extension Journal {
  /// A recorded resolve.
  public struct Entry: Sendable, CustomStringConvertible {
    /// The outcome of a resolve.
    public enum Outcome: Hashable, Sendable {
      /// The resolve returned an instance.
      case given
      /// The resolve failed with an error of that kind.
      case failed(ContainerError.Kind)
    }

    /// The key that was resolved.
    public let key: Key
    /// The site of the resolve; for a wrapper's read, the site where the wrapper is declared.
    public let site: SourceSite?
    /// The key whose factory made the resolve; `nil` if no factory did.
    public let asker: Key?
    /// The label of the container that resolved it.
    public let containerLabel: String?
    /// Whether the instance was built or made for this resolve; `false` if it existed already.
    public let wasBuilt: Bool
    /// The duration, building and waiting included.
    ///
    /// Zero if the instance existed, no factory made the resolve and there was no observer: that
    /// takes less time than reading a clock twice.
    public let duration: Duration
    /// The outcome.
    public let outcome: Outcome
    /// The depth in factories: 1 for an outermost resolve.
    package let depth: Int

    let container: UInt64

    /// A description such as `Mailer for BoxOffice, built, at Sales/BoxOffice.swift:12`.
    public var description: String {
      var text = "\(key)"
      if let asker { text += " for \(asker)" }
      text += ", \(ending)"
      if let site { text += ", at \(site)" }
      return text
    }

    private var ending: String {
      switch outcome {
      case .given: wasBuilt ? "built" : "cached"
      case .failed(let kind): "failed (\(kind))"
      }
    }
  }
}
