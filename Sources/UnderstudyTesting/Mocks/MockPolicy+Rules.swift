package import Understudy

extension MockPolicy {
  /// The rules for a container under this policy.
  package var rules: MockRules {
    MockRules(
      missing: isStrict ? .fails : .throwsOnly,
      firewall: firewall.map { $0 == .marked ? .marked : .everything },
      allowed: allowed,
      reaction: reportsOnly ? .reports : .refuses,
      severity: ContainerIssue.Severity(severity)
    )
  }
}
