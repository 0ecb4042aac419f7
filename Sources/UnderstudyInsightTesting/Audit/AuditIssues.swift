import Understudy
import UnderstudyInsight
import UnderstudyTesting

/// The issues that an audit's failures and findings become, with their sites.
struct AuditIssues {
  let allowed: Set<AuditFinding.Kind>
  let ignored: Set<Key>
  let minimum: AuditFinding.Severity
  /// The site for issues without a registration.
  let caller: SourceSite

  func record(_ audit: ContainerAudit, preferring host: (any TestHost)?) {
    for issue in issues(of: audit) { NearestHost.record(issue, preferring: host) }
  }

  func issues(of audit: ContainerAudit) -> [ContainerIssue] {
    let failures = audit.failures.filter { !ignored.contains($0.context.reportedKey) }
    let findings = audit.findings.filter { finding in
      finding.severity >= minimum && !allowed.contains(finding.kind)
        && !ignored.contains(finding.key)
    }
    return failures.map { ContainerIssue($0.description, at: site(of: $0, in: audit.graph)) }
      + findings.map { ContainerIssue($0.text, at: $0.sites.last ?? caller) }
  }

  /// Returns the site of the registration that failed; for an unregistered key, that of the
  /// registration that needs it.
  private func site(of failure: ContainerError, in graph: DependencyGraph) -> SourceSite {
    failure.context.registeredAt
      ?? failure.path.reversed().lazy.compactMap { graph[$0]?.site }.first
      ?? caller
  }
}
