/// Resolves what needs one look-up under the lock: a built instance, a plain transient, a plain
/// singleton that nobody builds.
///
/// Test containers take the same shortcuts: their rules and the usage mark are checked under that
/// lock, and recorders get one ``RecordedResolve``. Observers hear of each resolve on the long way.
extension Container {
  /// Resolves on the slow path, and writes the value into the memory; makes a ``Request`` only if
  /// there is more to do than to copy a built instance or to run a plain factory.
  @inline(never)  // in its callers, the look-up would be a call of its own
  func resolve(
    _ type: any Any.Type,
    _ name: String?,
    for chain: Frame?,
    at site: ShortSite,
    within binding: Ambient.Binding,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) {
    if cell.isUnheard {
      let shortcut = shortcut(type, name, for: chain, buildingAt: site, isHeard: false)
      _ = try take(
        shortcut,
        to: (type, name),
        for: chain,
        at: site,
        within: binding,
        into: destination
      )
    } else {
      try resolveHeard(type, name, for: chain, at: site, within: binding, into: destination)
    }
  }

  /// Resolves where something listens, and reports a shortcut's result to the recorders.
  @inline(never)
  private func resolveHeard(
    _ type: any Any.Type,
    _ name: String?,
    for chain: Frame?,
    at site: ShortSite,
    within binding: Ambient.Binding,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) {
    let start = ContinuousClock.now
    let shortcut = shortcut(type, name, for: chain, buildingAt: site, isHeard: true)
    let isWatched = if case .none = shortcut { true } else { false }
    do {
      let wasBuilt = try take(
        shortcut,
        to: (type, name),
        for: chain,
        at: site,
        within: binding,
        into: destination
      )
      guard !isWatched else { return }
      tellRecorders(
        of: RecordedResolve(
          Key(type, name: name),
          at: site,
          for: chain?.key,
          depth: (chain?.depth ?? 0) + 1,
          wasBuilt: wasBuilt,
          duration: start.duration(to: .now)
        )
      )
    } catch {
      if !isWatched {
        let request = Request(Key(type, name: name), at: site, chain: chain)
        tell(.failed(error), request, duration: start.duration(to: .now))
      }
      throw error
    }
  }

  /// Follows a shortcut, or the long way if there is none, on which a ``ResolveWatch`` watches; and
  /// writes the value into the memory.
  ///
  /// - Returns: whether a shortcut has led to a factory.
  @inline(__always)
  private func take(
    _ shortcut: Shortcut,
    to key: (type: any Any.Type, name: String?),
    for chain: Frame?,
    at site: ShortSite,
    within binding: Ambient.Binding,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) -> Bool {
    switch shortcut {
    case .hit(let instance):
      chain?.note(instance, from: self)
      instance.copy(into: destination)
      return false
    case .transient(let record):
      if chain?.wantsProvenance == true || followsCreations {
        let request = Request(record.key, at: site, chain: chain)
        try refuseChain(of: request, before: record)
        _ = try makeInstance(of: record, into: destination, request)
      } else {
        try makePlainly(record, for: chain, at: site, within: binding, into: destination)
      }
    case .build(let build, let record):
      try buildPlainly(build, record, for: chain, at: site, within: binding, into: destination)
    case .none:
      try resolveLater(key, for: chain, at: site, within: binding, into: destination)
    }
    return true
  }

  /// Resolves what has no shortcut, or only one that takes another look.
  @inline(never)
  private func resolveLater(
    _ key: (type: any Any.Type, name: String?),
    for chain: Frame?,
    at site: ShortSite,
    within binding: Ambient.Binding,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) {
    let key = Key(key.type, name: key.name)
    switch laterShortcut(to: key, for: chain, at: site) {
    case .hit(let instance):
      chain?.note(instance, from: self)
      instance.copy(into: destination)
    case .build(let build, let record):
      try buildPlainly(build, record, for: chain, at: site, within: binding, into: destination)
    case .transient, .none:
      let request = Request(key, at: site, chain: chain)
      guard try resolveByRule(request, into: destination) == nil else { return }
      noteAbsence(request)
      throw missed(request)
    }
  }

  /// The result of one lookup under the lock, if nothing but recorders has to be notified.
  enum Shortcut {
    /// A built instance, for a factory or where recorders listen: any resolve of the key gives it as
    /// it is.
    case hit(InstanceRecord)
    /// A transient that this container may make for any caller: the result of
    /// ``nextStep(of:for:hasWaited:)``, without its checks.
    case transient(RegistrationRecord)
    /// A singleton that nobody builds yet, claimed: the caller must run the build.
    case build(Unmanaged<Build>, RegistrationRecord)
    case none
  }

  /// The shortcut for a request, which leads to no build.
  func shortcut(for request: __shared Request) -> Shortcut {
    // Recorders hear of a request by its ``ResolveWatch``.
    guard request.sharing == nil, cell.isUnheard else { return .none }
    let key = request.key
    return shortcut(key.type, key.name, for: request.chain, buildingAt: nil, isHeard: false)
  }

  /// Looks the key up once under the lock, and claims the build if the shortcut leads to one.
  ///
  /// - Parameters:
  ///   - site: the line that resolves, if the caller can run a build.
  ///   - isHeard: whether something listens.
  @inline(__always)
  func shortcut(
    _ type: any Any.Type,
    _ name: String?,
    for chain: Frame?,
    buildingAt site: ShortSite?,
    isHeard: Bool
  ) -> Shortcut {
    guard !isHeard || !cell.isObserved else { return .none }
    // Other callers without a chain come here before there is a table for readers, and the long way
    // makes one.
    let takesHits = chain != nil || isHeard
    let bits = Key.bits(of: type, name: name)
    if site != nil { SpareFrames.prepare() }
    return withCore { core in
      if takesHits, let entry = core.cache.entry(type, name, bits) {
        if chain != nil {
          entry.registration._withUnsafeGuaranteedRef { $0.markDependedUpon() }
        }
        return .hit(entry.instance.takeUnretainedValue())
      }
      guard core.lifecycle == .open, !isHeard || !core.isDryRun,
        let found = core.registrations.findUnmanaged(type, name: name, bits: bits)
      else { return .none }
      return found._withUnsafeGuaranteedRef { record in
        // Plain registrations are not marked live, so other rules let them pass.
        if test?.mayGuard(record) == true { return .none }
        if record.isPlainTransient {
          if chain != nil { record.markDependedUpon() }
          core.noteUse(of: record)
          return .transient(found.takeUnretainedValue())
        }
        guard let site, record.isPlainSingleton, !followsCreations,
          core.instances.findUnmanaged(type, name: name, bits: bits) == nil,
          core.builds.isEmpty || core.builds[record.key] == nil
        else { return .none }
        if chain != nil { record.markDependedUpon() }
        core.noteUse(of: record)
        let build = Build.plain(record, in: self, below: chain, at: site, epoch: core.epoch)
        build._withUnsafeGuaranteedRef { core.builds.add($0) }
        return .build(build, found.takeUnretainedValue())
      }
    }
  }
}
