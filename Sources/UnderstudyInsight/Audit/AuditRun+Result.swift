import Understudy

/// The result of an audit.
extension AuditRun {
  var result: ContainerAudit {
    let entries = recorder.entries
    var failures = FailureList()
    for key in keys { if case .failed(let error)? = verdicts[key] { failures.add(error) } }
    let later = dryRun.failuresOfLaterLookups
    for error in later { failures.add(error) }
    let lints = lints(entries)
    return ContainerAudit(
      containerLabel: dryRun.label,
      failures: failures.all,
      findings: lints.sorted(findings(lints, entries, besides: failures)),
      leftOut: omissions(besides: failures),
      graph: graph(entries, besides: Set(later.map(\.context.reportedKey))),
      resolvedCount: keys.count { if case .resolved? = verdicts[$0] { true } else { false } }
    )
  }

  private func findings(
    _ lints: AuditLints,
    _ entries: DryRunRecorder.Entries,
    besides failures: FailureList
  ) -> [AuditFinding] {
    let unresolved = Set(
      verdicts.filter { if case .resolved = $0.value { false } else { true } }.keys
    )
    // A registration that always fails has no order problem.
    let failed = failures.keys(of: .requiresAsync)
    let reaches = lints.reaches(entries.refusals).filter { !failed.contains($0.chain[1]) }
    // A key that one batch registers twice is a failure.
    let refused = failures.keys(of: .duplicateRegistration)
    return lints.captives(besides: unresolved) + reaches
      + lints.unused(from: roots, unknown: unresolved)
      + lints.duplicates(replaced.filter { !refused.contains($0.key) })
  }

  private func omissions(besides failures: FailureList) -> [ContainerAudit.SkippedRegistration] {
    let scopeNeeds = Dictionary(
      dryRun.laterNeedsOfScopes.map { ($0.asker, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return (dryRun.keys + dryRun.guardedKeys).compactMap { key in
      switch verdicts[key] {
      case .resolved?:
        scopeNeeds[key].map {
          .init(key: key, reason: .needsScopeValue($0.key, of: $0.kinds))
        }
      case .leftOut(let reason)?: .init(key: key, reason: reason)
      case .lacksScopeValue(let error, let kinds)? where !failures.contains(error):
        .init(key: key, reason: .needsScopeValue(error.context.reportedKey, of: kinds))
      default: nil
      }
    }
  }

  private func lints(_ entries: DryRunRecorder.Entries) -> AuditLints {
    let others = entries.needs.compactMap { dryRun.item(for: $0.key) }
    var seen: Set<Key> = []
    let items = (dryRun.items + dryRun.guardedItems + others)
      .filter { seen.insert($0.key).inserted }
    return AuditLints(
      items.map { AuditedRegistration($0) },
      needs: entries.needs
    )
  }

  private func graph(
    _ entries: DryRunRecorder.Entries,
    besides missingLater: Set<Key>
  ) -> DependencyGraph {
    let missing = entries.missing.union(missingLater)
    let ends = entries.needs.flatMap { [$0.asker, $0.key] }
    let keys = dryRun.keys + dryRun.guardedKeys + ends
    return DependencyGraph(
      nodes: Set(keys).map { dryRun.node($0, isMissing: missing.contains($0)) },
      edges: entries.needs.map {
        .init(from: $0.asker, to: $0.key, kind: $0.isLater ? .later : .built)
      }
    )
  }
}

extension DryRun {
  fileprivate func node(_ key: Key, isMissing: Bool) -> DependencyGraph.Node {
    guard let item = item(for: key) else { return .init(key, kind: isMissing ? .missing : .absent) }
    return .init(item, kind: ancestor(with: key).map { .inherited(from: $0.label) } ?? .registered)
  }
}
