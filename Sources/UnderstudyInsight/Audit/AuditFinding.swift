public import Understudy

/// A problem that an audit found with registrations that can be resolved.
///
/// ```swift
/// for finding in try await container.audit().findings where finding.severity == .warning {
///   print(finding)
/// }
/// // warning: SeatMap, which is a singleton, holds Hall, which is weak: it keeps alive an instance …
/// //   SeatMap registered at BoxOffice/App.swift:12
/// //   Hall registered at BoxOffice/App.swift:11
/// //   chain: SeatMap → Hall
/// //   fix: let SeatMap keep a Provider<Hall> and call get() each time, or give Hall the lifetime of SeatMap.
/// ```
public struct AuditFinding: Hashable, Sendable {
  /// The kind of the finding.
  public let kind: Kind
  /// The severity of the finding.
  public let severity: Severity
  /// The key of the registration the finding is about.
  public let key: Key
  /// ``key`` and the dependencies that lead to the finding; ``key`` alone if no other is involved.
  public let chain: [Key]
  /// The sites at which ``key`` is registered; for a duplicate also the earlier ones, the latest
  /// last.
  public let sites: [SourceSite]
  /// The site at which the last key of ``chain`` is registered, if the finding is about both.
  private let heldAt: SourceSite?
  /// The problem, in one sentence.
  public let message: String
  /// The fix for the problem.
  public let remedy: String

  init(
    _ kind: Kind,
    _ severity: Severity,
    chain: [Key],
    sites: [SourceSite],
    heldAt: SourceSite? = nil,
    _ message: String,
    fix remedy: String
  ) {
    self.kind = kind
    self.severity = severity
    key = chain[0]  // every caller begins the chain with the key
    self.chain = chain
    self.sites = sites
    self.heldAt = heldAt
    self.message = message
    self.remedy = remedy
  }
}

extension AuditFinding: CustomStringConvertible {
  /// The problem, its sites, the chain and the fix, on several lines.
  public var description: String {
    ([("\(severity): \(message)")] + details).joined(separator: "\n  ")
  }

  /// The sites, the chain and the fix.
  var details: [String] {
    let name = chain.count > 1 ? "\(key) " : ""
    var lines = sites.prefix(1).map { "\(name)registered at \($0)" }
    lines += sites.dropFirst().map { "and again at \($0)" }
    if let heldAt { lines.append("\(chain[chain.count - 1]) registered at \(heldAt)") }
    if chain.count > 1 { lines.append("chain: \(ContainerError.render(chain))") }
    lines.append("fix: \(remedy)")
    return lines
  }

  /// The text without its severity, for callers that show the severity themselves.
  package var text: String { ([message] + details).joined(separator: "\n  ") }
}
