/// Decides whether an instance is still what a resolve would build.
extension Freshness {
  /// Whether an instance that the container has stored is current.
  @inline(__always)
  func isCurrent(stored instance: InstanceRecord, in core: borrowing ContainerCore) -> Bool {
    !mayHoldStale || isCurrent(instance.provenance, in: core)
  }

  func isCurrent(_ record: DependencyRecord, in core: borrowing ContainerCore) -> Bool {
    if let verdict = verdict(on: record, in: core) { return verdict }
    var verdicts: [ObjectIdentifier: Bool] = [:]
    return isCurrent(record, in: core, &verdicts)
  }

  /// Whether every lookup in the record would still give the same result.
  ///
  /// An ancestor decides about the instances it keeps: one is current while it is kept.
  ///
  /// - Parameter verdicts: known results, extended by this call: instances have much in common.
  /// - Complexity: O(size of the record), less what is known of it.
  func isCurrent(
    _ record: DependencyRecord,
    in core: borrowing ContainerCore,
    _ verdicts: inout [ObjectIdentifier: Bool]
  ) -> Bool {
    if let verdict = verdicts[ObjectIdentifier(record)] { return verdict }
    // The way down to the present node, and all that was visited: where wrappers look each other
    // up, a node may be met again before its result is known.
    var path: [(node: DependencyRecord, open: [DependencyRecord])] = []
    var passed: [ObjectIdentifier] = []
    var next: DependencyRecord? = record
    while true {
      if let node = next {
        guard verdicts[ObjectIdentifier(node)] ?? isUnchanged(node, in: core) else {
          verdicts[ObjectIdentifier(node)] = false
          break
        }
        if verdicts.updateValue(true, forKey: ObjectIdentifier(node)) == nil {
          passed.append(ObjectIdentifier(node))
          path.append((node, foundations(of: node, in: core)))
        }
      }
      guard !path.isEmpty else { return true }
      next = path[path.count - 1].open.popLast()
      if next == nil { path.removeLast() }
    }
    // Everything above the stale lookup is stale; nothing is certain about the rest.
    for id in passed { verdicts[id] = nil }
    for (node, _) in path { verdicts[ObjectIdentifier(node)] = false }
    return false
  }

  /// The lookups that must be current for this one to be current.
  private func foundations(
    of lookup: DependencyRecord,
    in core: borrowing ContainerCore
  ) -> [DependencyRecord] {
    if isIndependent(lookup) { return [] }
    // A wrapper keeps giving what the origin has built for it.
    if let built = find(lookup, askedIn: core.id)?.instance {
      return lookup.dependencies + [built.provenance]
    }
    if case .lending(let source) = lookup.kind, source.container != core.id {
      return lookup.dependencies + (source.known ?? [])
    }
    // An ancestor keeps the instance that the lookup has found, and decides about it.
    if case .sharedInstance = lookup.kind, lookup.level < core.level { return [] }
    return Array(lookup.dependencies)
  }

  /// Whether this one lookup would still give the same result.
  func isUnchanged(_ lookup: DependencyRecord, in core: borrowing ContainerCore) -> Bool {
    guard lookup.level == core.level || lookup.level == DependencyRecord.anyLevel else {
      return core.parent?.confirms(lookup) == true
    }
    if wasReset(lookup) { return false }
    let found = core.withRecord(for: lookup.key) { (id: $0.id, provided: $0.provided) }
    let now = found?.id ?? 0
    let asked: UInt64
    switch lookup.kind {
    case .use, .sharedInstance: return now == lookup.registration
    case .lending(let source): return now == lookup.registration && core.lendsSame(source)
    case .later(let id): asked = id
    }
    if asked == core.id { return true }
    let before = find(lookup, askedIn: core.id)?.registration ?? lookup.registration
    return now == before || core.isProvidedSince(before, found?.provided)
  }

  /// Another container's record of a key that something made there looks up later.
  private func find(_ lookup: DependencyRecord, askedIn id: UInt64) -> ForkOrigin.Find? {
    guard case .later(let asked) = lookup.kind, asked != id else { return nil }
    return origin?.find(lookup.key, in: asked)
  }
}

extension Container {
  /// Whether a lookup made by a descendant would still give the same result here, at its level.
  func confirms(_ lookup: DependencyRecord) -> Bool {
    var owner = self
    while owner.level != lookup.level {
      guard let next = owner.parent else { return false }
      owner = next
    }
    // The chain may continue further up: building anew is better than overflowing the stack.
    guard !StackGuard.isNearlyUsedUp else { return false }
    return owner.withCore { core in
      if case .sharedInstance = lookup.kind { return core.freshness.keeps(lookup, in: core) }
      return core.freshness.isUnchanged(lookup, in: core)
    }
  }
}
