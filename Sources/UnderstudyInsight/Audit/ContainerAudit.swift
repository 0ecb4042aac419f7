public import Understudy

/// What came of resolving every registration of a container once.
///
/// ```swift
/// let audit = try await container.audit(roots: [.of(BoxOffice.self)])
/// print(audit)          // what cannot be built, what is not right, what was left out
/// print(audit.graph)    // who needs whom
/// ```
///
/// It holds no instances.
public struct ContainerAudit: Sendable {
  /// The label of the container.
  public let containerLabel: String?
  /// What cannot be built: each missing key, each cycle and each factory that failed, once, in
  /// registration order.
  public let failures: [ContainerError]
  /// What can be built and is not right all the same, in registration order.
  public let findings: [AuditFinding]
  /// What was not built, and why, in registration order.
  public let leftOut: [Omission]
  /// Who needs whom, as far as it came out.
  public let graph: DependencyGraph
  /// How many registrations could be resolved.
  public let resolvedCount: Int

  /// Whether everything that was built could be, and no finding is more than a note.
  public var isClean: Bool {
    failures.isEmpty && !findings.contains { $0.severity > .note }
  }
}
