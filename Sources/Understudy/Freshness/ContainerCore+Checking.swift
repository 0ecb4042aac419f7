/// Decides whether an instance that was built under other rules may be handed out.
extension ContainerCore {
  /// Whether a built instance may be handed out under the rules; instances built here were checked
  /// while they were built.
  func verdict(on instance: InstanceRecord, _ rules: MockRules?) -> MockRules.Verdict {
    guard let rules, freshness.isUnchecked(instance) else { return .passes }
    let verdict = rules.judge(instance)
    // An instance that a reset has kept does not become stale when a forgotten key is registered
    // again.
    if case .isLive(let trace) = verdict, isReplaced(trace.look) { return .hasToBeBuiltAnew }
    return verdict
  }

  /// Whether the container at the level of the lookup has another registration by now.
  private func isReplaced(_ lookup: DependencyRecord) -> Bool {
    let isReplaced = { (record: RegistrationRecord) in record.id != lookup.registration }
    guard lookup.level != level, lookup.level != DependencyRecord.anyLevel, var owner = parent
    else {
      return withRecord(for: lookup.key, isReplaced) ?? false
    }
    while owner.level != lookup.level, let next = owner.parent { owner = next }
    return owner.withCore { $0.withRecord(for: lookup.key, isReplaced) } ?? false
  }
}
