extension ContainerCore {
  func isCurrent(_ instance: InstanceRecord) -> Bool { isCurrent(instance.provenance) }

  func isCurrent(_ provenance: Provenance) -> Bool {
    var verdicts: [ObjectIdentifier: Bool] = [:]
    return isCurrent(provenance, &verdicts)
  }

  /// Whether every look-up in the provenance would still end where it ended.
  ///
  /// What an ancestor keeps is for the ancestor to judge: it is current while it is kept.
  ///
  /// - Parameter verdicts: what is known already, and what comes out: instances have much in common.
  /// - Complexity: O(size of the provenance), less what is known of it; without recursion.
  func isCurrent(_ provenance: Provenance, _ verdicts: inout [ObjectIdentifier: Bool]) -> Bool {
    if let verdict = verdicts[ObjectIdentifier(provenance)] { return verdict }
    // The way down to the present node, and all that has passed: where wrappers look each other up,
    // a node may be met again before it is judged.
    var path: [(node: Provenance, open: [Provenance])] = []
    var passed: [ObjectIdentifier] = []
    var next: Provenance? = provenance
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
    // What stands on the one that does not is stale; of the rest nothing is sure.
    for id in passed { verdicts[id] = nil }
    for (node, _) in path { verdicts[ObjectIdentifier(node)] = false }
    return false
  }

  /// What else has to be current for this to be.
  private func foundations(of look: Provenance) -> [Provenance] {
    if rare?.independent.contains(look) == true { return [] }
    // What the origin has built for a wrapper is what the wrapper goes on giving.
    if let built = origin(of: look)?.instance { return look.dependencies + [built.provenance] }
    if case .lending(let source) = look.kind, source.container != id {
      return look.dependencies + (source.known ?? [])
    }
    return isKeptAbove(look) ? [] : look.dependencies
  }

  /// Whether this one look-up would still end where it ended.
  func stands(_ look: Provenance) -> Bool {
    guard look.level == level || look.level == Provenance.anyLevel else {
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
  private func origin(of look: Provenance) -> Ancestry.Find? {
    guard case .later(let asked) = look.kind, asked != id else { return nil }
    return ancestry?.find(look.key, in: asked)
  }

  /// Whether it is an instance in the care of an ancestor.
  func isKeptAbove(_ look: Provenance) -> Bool {
    guard case .sharedInstance = look.kind else { return false }
    return look.level < level
  }

  /// Whether this is the provenance of an instance that is kept here and may be.
  func keeps(_ provenance: Provenance) -> Bool {
    guard let instance = instances.find(provenance.key),
      instance.provenance === provenance
    else { return rare?.buried.contains(provenance) == true && isCurrent(provenance) }
    return !mayHoldStale || isCurrent(instance)
  }
}

extension Container {
  /// The same, asked by a descendant, for a look-up as the container at its level sees it.
  func stillStands(_ look: Provenance) -> Bool {
    var owner = self
    while owner.level != look.level {
      guard let next = owner.parent else { return false }
      owner = next
    }
    // What stands there may stand on what is further up, and so on: better built anew than no stack.
    guard !StackGuard.isNearlyUsedUp else { return false }
    return owner.withCore { core in
      if case .sharedInstance = look.kind { core.keeps(look) } else { core.stands(look) }
    }
  }
}
