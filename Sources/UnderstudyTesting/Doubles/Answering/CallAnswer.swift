public import Understudy

/// The answer that a call received: its kind, and the line that set it.
///
/// ```swift
/// gateway.charging.calls.first?.answer?.description
/// // "the rule at TheatreTests/SaleTests.swift:31"
/// gateway.charging.unusedAnswers.map(\.description)  // those that no call has received
/// ```
public final class CallAnswer: Sendable, CustomStringConvertible {
  /// The way an answer was set.
  public enum Kind: Hashable, Sendable {
    /// A rule, `when(_:)`.
    case rule
    /// `returns`, `throws`, `answers` or `replies` for all arguments.
    case general
    /// `byDefault(_:)`, or the default that the member was made with.
    case byDefault
    /// `fails(with:rate:seed:)`.
    case fault
    /// The real implementation behind a partial double.
    case real
    /// No answer was set or needed: a member without a result just returns.
    case nothingNeeded
    /// No answer was set although one was needed, and the test has failed.
    case missing
  }

  /// The way the answer was set.
  public let kind: Kind
  /// The line that set it; `nil` if none did.
  public let site: SourceSite?

  @usableFromInline
  init(_ kind: Kind, at site: SourceSite? = nil) {
    self.kind = kind
    self.site = site
  }

  /// A description such as `the rule at TheatreTests/SaleTests.swift:31`.
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
