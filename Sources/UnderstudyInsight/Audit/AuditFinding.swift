public import Understudy

/// Something an audit does not like about registrations that can be resolved.
///
/// ```swift
/// for finding in try await container.audit().findings where finding.severity == .warning {
///   print(finding)
/// }
/// // warning: SeatMap, which is a singleton, holds Hall, which is weak: it keeps the instance alive …
/// //   registered at BoxOffice/App.swift:12
/// //   chain: SeatMap → Hall
/// //   fix: hold a Provider of it and ask that each time, or give Hall the lifetime of SeatMap.
/// ```
public struct AuditFinding: Hashable, Sendable {
  /// What it is.
  public let kind: Kind
  /// How much it matters.
  public let severity: Severity
  /// Whose registration it is about.
  public let key: Key
  /// ``key`` and what it needs, down to what makes the finding; ``key`` alone where that is all.
  public let chain: [Key]
  /// Where ``key`` is registered; for a duplicate also where it was before, the latest last.
  public let sites: [SourceSite]
  /// What is found, in one sentence.
  public let message: String
  /// What to do about it.
  public let remedy: String

  init(
    _ kind: Kind,
    _ severity: Severity,
    chain: [Key],
    sites: [SourceSite],
    _ message: String,
    fix remedy: String
  ) {
    self.kind = kind
    self.severity = severity
    key = chain[0]  // whoever makes one begins its chain with the key
    self.chain = chain
    self.sites = sites
    self.message = message
    self.remedy = remedy
  }
}

extension AuditFinding: CustomStringConvertible {
  /// What is found, where, the chain, and the way out; several lines.
  public var description: String {
    ([("\(severity): \(message)")] + details).joined(separator: "\n  ")
  }

  /// Where, the chain, and the way out.
  var details: [String] {
    var lines = sites.prefix(1).map { "registered at \($0)" }
    lines += sites.dropFirst().map { "and again at \($0)" }
    if chain.count > 1 { lines.append("chain: \(ContainerError.render(chain))") }
    lines.append("fix: \(remedy)")
    return lines
  }

  /// The text without its severity, for who shows that otherwise.
  package var text: String { ([message] + details).joined(separator: "\n  ") }
}
