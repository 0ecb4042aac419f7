public import Understudy

/// The answer that served a call: what kind it is, and the line that gave it.
///
/// ```swift
/// gateway.charging.calls.first?.answer?.description
/// // "the rule at TheatreTests/SaleTests.swift:31"
/// gateway.charging.unusedAnswers.map(\.description)  // those that no call has got
/// ```
public final class CallAnswer: Sendable, CustomStringConvertible {
  /// What an answer was given with.
  public enum Kind: Hashable, Sendable {
    /// A rule, `when(_:)`.
    case rule
    /// `returns`, `throws`, `answers` or `replies` for all arguments.
    case general
    /// `byDefault(_:)`, or the default that the piece was made with.
    case byDefault
    /// `fails(with:rate:seed:)`.
    case fault
    /// The real implementation that a partial double stands in front of.
    case real
    /// Nothing was given: a member without a result just returns.
    case nothingNeeded
    /// Nothing was given where something was needed, and the test has failed.
    case missing
  }

  /// What it was given with.
  public let kind: Kind
  /// The line that gave it; `nil` for what nobody gave.
  public let site: SourceSite?

  @usableFromInline
  init(_ kind: Kind, at site: SourceSite? = nil) {
    self.kind = kind
    self.site = site
  }

  /// Such as `the rule at TheatreTests/SaleTests.swift:31`.
  public var description: String { site.map { "\(name) at \($0)" } ?? name }

  private var name: String {
    switch kind {
    case .rule: "the rule"
    case .general: "the general answer"
    case .byDefault: "the default"
    case .fault: "the fault"
    case .real: "the real implementation"
    case .nothingNeeded: "no answer, and none needed"
    case .missing: "no answer"
    }
  }

  @usableFromInline static let real = CallAnswer(.real)
  @usableFromInline static let nothingNeeded = CallAnswer(.nothingNeeded)
  @usableFromInline static let missing = CallAnswer(.missing)
}
