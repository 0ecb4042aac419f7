/// Resolves what is there already, though readers and the first look do not find it.
extension Container {
  /// The shortcut where the first look under the lock has found none, in a container without rules
  /// and where nothing listens: to a weak instance, to one of the chain's graph, or to a plain
  /// singleton that came with a fork, or that no reader has asked for since the last change.
  ///
  /// A stale singleton is dropped, and the build of another claimed. All others go the long way.
  func laterShortcut(to key: Key, for chain: Frame?, at site: ShortSite) -> Shortcut {
    guard test == nil, cell.isUnheard else { return .none }
    SpareFrames.prepare()
    var retired = ContainerCore.Retired()
    let (shortcut, ofGraph) = withCore { core in
      core.laterShortcut(to: key, for: chain, at: site, in: self, retired: &retired)
    }
    extendLifetime(retired)  // released here, outside the lock
    guard let ofGraph else { return shortcut }
    guard let instance = chain?.knownGraph?.held(ofGraph, in: self) else { return .none }
    return .hit(instance)
  }
}

extension ContainerCore {
  /// Decides as ``claim(_:for:isForChain:test:retired:makeBuild:)`` does, without its other checks.
  ///
  /// - Returns: the shortcut, or a registration of which the chain's graph may have the instance.
  fileprivate mutating func laterShortcut(
    to key: Key,
    for chain: Frame?,
    at site: ShortSite,
    in container: Container,
    retired: inout Retired
  ) -> (Container.Shortcut, ofGraph: RegistrationRecord?) {
    guard lifecycle == .open, let record = registrations.find(key), record.isPlain else {
      return (.none, nil)
    }
    switch record.lifetime {
    case .singleton, .weak: break
    case .graph where chain != nil:
      record.markDependedUpon()
      noteUse(of: record)
      return (.none, record)
    case .graph, .transient, .scoped: return (.none, nil)
    }
    guard builds.isEmpty || builds[key] == nil, instances.contains(key) else { return (.none, nil) }
    if chain != nil { record.markDependedUpon() }
    if let instance = current(key, retired: &retired) {
      noteUse(of: record)
      if record.lifetime.isKept { cache.insert(instance, of: record) }
      return (.hit(instance), nil)
    }
    guard record.lifetime == .singleton else { return (.none, nil) }
    noteUse(of: record)
    let build = Build.plain(record, in: container, below: chain, at: site, epoch: epoch)
    build._withUnsafeGuaranteedRef { builds.add($0) }
    return (.build(build, record), nil)
  }
}
