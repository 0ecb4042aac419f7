public import Understudy

extension Journal {
  /// One resolve as it was recorded.
  public struct Entry: Sendable, CustomStringConvertible {
    /// How a resolve ended.
    public enum Outcome: Hashable, Sendable {
      /// The asker got an instance.
      case given
      /// The asker got an error of that kind.
      case failed(ContainerError.Kind)
    }

    /// What was asked for.
    public let key: Key
    /// Where it was asked for; for a wrapper's read, where the wrapper is declared.
    public let site: SourceSite?
    /// The key whose factory asked; `nil` if no factory did.
    public let asker: Key?
    /// The label of the container that was asked.
    public let containerLabel: String?
    /// Whether it was built or made for this resolve; `false` if it was there already.
    public let wasBuilt: Bool
    /// How long it took, building and waiting included. Zero where an instance was there and neither
    /// a factory asked nor anybody observed: that takes less time than two looks at a clock.
    public let duration: Duration
    /// How it ended.
    public let outcome: Outcome
    /// How many factories deep it was: 1 for an outermost one.
    public let depth: Int

    let container: UInt64

    /// Such as `Mailer for BoxOffice, built, at Sales/BoxOffice.swift:12`.
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
      case .failed(let kind): "failed (\(kind.rawValue))"
      }
    }
  }
}
