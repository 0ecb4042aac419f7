/// What the audit has to say in the end.
extension AuditRun {
  var result: ContainerAudit {
    let entries = ledger.entries
    var failures = FailureList()
    for key in keys { if case .failed(let error)? = verdicts[key] { failures.add(error) } }
    let lints = lints(entries)
    return ContainerAudit(
      containerLabel: rehearsal.stage.label,
      failures: failures.all,
      findings: lints.sorted(findings(lints, entries, besides: failures)),
      leftOut: omissions(besides: failures),
      graph: graph(entries),
      resolvedCount: keys.count { if case .resolved? = verdicts[$0] { true } else { false } }
    )
  }

  private func findings(
    _ lints: AuditLints,
    _ entries: RehearsalLedger.Entries,
    besides failures: FailureList
  ) -> [AuditFinding] {
    let unresolved = Set(
      verdicts.filter { if case .resolved = $0.value { false } else { true } }.keys
    )
    // What fails in any case is no matter of order.
    let failed = Set(failures.all.filter { $0.kind == .requiresAsync }.map { $0.context.key })
    let reaches = lints.reaches(entries.refusals).filter { !failed.contains($0.chain[1]) }
    // What stands twice in one batch is a failure.
    let refused = Set(failures.all.filter { $0.kind == .duplicateRegistration }.map(\.context.key))
    return lints.captives(besides: unresolved) + reaches
      + lints.unused(from: roots, unknown: unresolved)
      + lints.duplicates(replaced.filter { !refused.contains($0.key) })
  }

  private func omissions(besides failures: FailureList) -> [ContainerAudit.Omission] {
    (rehearsal.records + rehearsal.guarded).map(\.key).compactMap { key in
      switch verdicts[key] {
      case .leftOut(let reason)?: .init(key: key, reason: reason)
      case .lacksScopeValue(let error, let kinds)? where !failures.contains(error):
        .init(key: key, reason: .needsScopeValue(error.context.key, of: kinds))
      default: nil
      }
    }
  }

  private func lints(_ entries: RehearsalLedger.Entries) -> AuditLints {
    let others = entries.needs.compactMap { rehearsal.record(for: $0.key) }
    var seen: Set<Key> = []
    let records = (rehearsal.records + rehearsal.guarded + others)
      .filter { seen.insert($0.key).inserted }
    return AuditLints(
      records.map { AuditedRegistration($0, isOwn: rehearsal.owns($0.key)) },
      needs: entries.needs
    )
  }

  private func graph(_ entries: RehearsalLedger.Entries) -> DependencyGraph {
    let ends = entries.needs.flatMap { [$0.asker, $0.key] }
    let keys = rehearsal.records.map(\.key) + rehearsal.guarded.map(\.key) + ends
    return DependencyGraph(
      nodes: Set(keys).map { rehearsal.node($0, isMissing: entries.missing.contains($0)) },
      edges: entries.needs.map {
        .init(from: $0.asker, to: $0.key, kind: $0.isLater ? .later : .built)
      }
    )
  }
}

extension Rehearsal {
  /// Whether the audited container itself has registered the key.
  func owns(_ key: Key) -> Bool { stage.withCore { $0.registrations.find(key) != nil } }

  func node(_ key: Key, isMissing: Bool) -> DependencyGraph.Node {
    guard let record = record(for: key) else {
      return .init(key, kind: isMissing ? .missing : .absent)
    }
    return .init(
      key,
      kind: ancestor(with: key).map { .inherited(from: $0.label) } ?? .registered,
      lifetime: record.scope.map { "scoped to \($0)" } ?? record.lifetime.text,
      isLive: record.mark != nil,
      isAsynchronous: record.place == .task,
      isReady: record.ready != nil,
      site: record.site.site
    )
  }

  /// The ancestor that has registered a key which the audited container has not.
  private func ancestor(with key: Key) -> Container? {
    guard !owns(key) else { return nil }
    var next = stage.parent
    while let current = next {
      if current.withCore({ $0.registrations.find(key) != nil }) { return current }
      next = current.parent
    }
    return nil
  }
}
