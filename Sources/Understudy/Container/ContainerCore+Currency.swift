extension ContainerCore {
  func isCurrent(_ instance: InstanceRecord) -> Bool { isCurrent(instance.provenance) }

  /// Whether every look-up in the provenance would still end where it ended.
  ///
  /// What an ancestor keeps is for the ancestor to judge: it is current while it is kept.
  ///
  /// - Complexity: O(size of the provenance), without recursion.
  func isCurrent(_ provenance: Provenance) -> Bool {
    var visited: Set<ObjectIdentifier> = []
    var open = [provenance]
    while let next = open.popLast() {
      guard visited.insert(ObjectIdentifier(next)).inserted else { continue }
      guard stands(next) else { return false }
      if !isKeptAbove(next) { open.append(contentsOf: next.dependencies) }
    }
    return true
  }

  /// Whether this one look-up would still end where it ended.
  func stands(_ look: Provenance) -> Bool {
    guard look.level == level || look.level == Provenance.anyLevel else {
      return parent?.stillStands(look) == true
    }
    let now = record(for: look.key)?.id ?? 0
    guard case .later(let asked) = look.kind else { return now == look.registration }
    if asked == id { return true }
    return now == ancestry?.registration(of: look.key, in: asked) ?? look.registration
  }

  /// Whether it is an instance in the care of an ancestor.
  func isKeptAbove(_ look: Provenance) -> Bool {
    guard case .sharedInstance = look.kind else { return false }
    return look.level < level
  }

  /// Whether this is the provenance of an instance that is kept here and may be.
  func keeps(_ provenance: Provenance) -> Bool {
    guard let instance = instances.find(provenance.key),
      instance.provenance.isSameInstance(as: provenance)
    else { return false }
    return !mayHoldStale || isCurrent(instance)
  }
}

extension Container {
  /// The same, asked by a descendant, for a look-up as the container at its level sees it.
  func stillStands(_ look: Provenance) -> Bool {
    guard look.level == level else { return parent?.stillStands(look) == true }
    return withCore { core in
      if case .sharedInstance = look.kind { core.keeps(look) } else { core.stands(look) }
    }
  }
}
