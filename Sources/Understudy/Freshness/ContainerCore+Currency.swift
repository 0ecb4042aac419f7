/// Decides whether a cached instance is still current.
extension ContainerCore {
  func isCurrent(_ instance: InstanceRecord) -> Bool { isCurrent(instance.provenance) }

  func isCurrent(_ provenance: DependencyRecord) -> Bool {
    var verdicts: [ObjectIdentifier: Bool] = [:]
    return isCurrent(provenance, &verdicts)
  }

  /// Whether every lookup in the provenance would still give the same result.
  ///
  /// An ancestor decides about the instances it keeps: one is current while it is kept.
  ///
  /// - Parameter verdicts: known results, extended by this call: instances have much in common.
  /// - Complexity: O(size of the provenance), less what is known of it; without recursion.
  func isCurrent(_ provenance: DependencyRecord, _ verdicts: inout [ObjectIdentifier: Bool]) -> Bool
  {
    if let verdict = verdicts[ObjectIdentifier(provenance)] { return verdict }
    // The way down to the present node, and all that was visited: where wrappers look each other
    // up, a node may be met again before its result is known.
    var path: [(node: DependencyRecord, open: [DependencyRecord])] = []
    var passed: [ObjectIdentifier] = []
    var next: DependencyRecord? = provenance
    while true {
      if let node = next {
        guard verdicts[ObjectIdentifier(node)] ?? stands(node) else {
          verdicts[ObjectIdentifier(node)] = false
          break
        }
        if verdicts.updateValue(true, forKey: ObjectIdentifier(node)) == nil {
          passed.append(ObjectIdentifier(node))
          path.append((node, foundations(of: node)))
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
  private func foundations(of look: DependencyRecord) -> [DependencyRecord] {
    if rare?.independent.contains(look) == true { return [] }
    // A wrapper keeps giving what the origin has built for it.
    if let built = origin(of: look)?.instance { return look.dependencies + [built.provenance] }
    if case .lending(let source) = look.kind, source.container != id {
      return look.dependencies + (source.known ?? [])
    }
    return isKeptAbove(look) ? [] : look.dependencies
  }

  /// Whether this one lookup would still give the same result.
  func stands(_ look: DependencyRecord) -> Bool {
    guard look.level == level || look.level == DependencyRecord.anyLevel else {
      return parent?.stillStands(look) == true
    }
    if rare?.dismissed.contains(look) == true { return false }
    let found = withRecord(for: look.key) { (id: $0.id, provided: $0.provided) }
    let now = found?.id ?? 0
    let asked: UInt64
    switch look.kind {
    case .use, .sharedInstance: return now == look.registration
    case .lending(let source): return now == look.registration && lendsTheSame(source)
    case .later(let id): asked = id
    }
    if asked == id { return true }
    let before = origin(of: look)?.registration ?? look.registration
    return now == before || isProvidedSince(before, found?.provided)
  }

  /// What another container had for a key that something made there looks up later.
  private func origin(of look: DependencyRecord) -> ForkOrigin.Find? {
    guard case .later(let asked) = look.kind, asked != id else { return nil }
    return ancestry?.find(look.key, in: asked)
  }

  /// Whether the lookup found an instance that an ancestor keeps.
  func isKeptAbove(_ look: DependencyRecord) -> Bool {
    guard case .sharedInstance = look.kind else { return false }
    return look.level < level
  }

  /// Whether this is the provenance of an instance that is kept here, and may be.
  func keeps(_ provenance: DependencyRecord) -> Bool {
    guard let instance = instances.find(provenance.key),
      instance.provenance === provenance
    else { return rare?.buried.contains(provenance) == true && isCurrent(provenance) }
    return !mayHoldStale || isCurrent(instance)
  }
}

extension Container {
  /// Whether a lookup made by a descendant would still give the same result here, at its level.
  func stillStands(_ look: DependencyRecord) -> Bool {
    var owner = self
    while owner.level != look.level {
      guard let next = owner.parent else { return false }
      owner = next
    }
    // The chain may continue further up: building anew is better than overflowing the stack.
    guard !StackGuard.isNearlyUsedUp else { return false }
    return owner.withCore { core in
      if case .sharedInstance = look.kind { core.keeps(look) } else { core.stands(look) }
    }
  }
}
