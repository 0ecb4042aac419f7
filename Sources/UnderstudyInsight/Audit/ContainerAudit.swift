public import Understudy

/// The result of resolving every registration of a container once.
///
/// ```swift
/// let audit = try await container.audit(roots: [.of(BoxOffice.self)])
/// print(audit)          // failures, findings, registrations left out
/// print(audit.graph)    // the dependencies found
/// ```
///
/// An audit holds no instances.
public struct ContainerAudit: Sendable {
  /// The label of the audited container.
  public let containerLabel: String?
  /// The registrations that cannot be built: each missing key, each cycle and each failed factory
  /// once, in registration order.
  public let failures: [ContainerError]
  /// Problems with registrations that can be built, in registration order.
  public let findings: [AuditFinding]
  /// The registrations that were left out, with the reason, in registration order.
  public let leftOut: [SkippedRegistration]
  /// The dependencies found, as a graph.
  public let graph: DependencyGraph
  /// The number of registrations that could be resolved.
  public let resolvedCount: Int

  /// Whether no registration failed and no finding is more serious than a note.
  public var isClean: Bool {
    failures.isEmpty && !findings.contains { $0.severity > .note }
  }
}
