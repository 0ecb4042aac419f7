/// Decides what a resolve gets, has to build, or is refused, and how a build ends.
extension ContainerCore {
  enum Claim {
    case ready(InstanceRecord)
    /// No container keeps the instance: it is made for the caller, or for those it shares it with.
    case unkept(RegistrationRecord)
    /// The caller must run the factory and `finish` the build.
    case build(Build, RegistrationRecord)
    case join(Build, epoch: UInt64)
    /// The factory runs on the main actor: ask again from there.
    case needsMainActor(RegistrationRecord)
    case missing
    case refused(Refusal)
    /// The instance is live, and allowed once that is reported: report it, and ask again.
    case reported(Refusal)
  }

  enum Refusal {
    case closed
    case live(RegistrationRecord)
    /// The instance exists, and was built from something live.
    case builtFromLive(LiveTrace)
    case requiresAsync(RegistrationRecord)
    /// No scope of its kind is open here.
    case scopeNotOpen(RegistrationRecord)
    case defect(ContainerError)
    case cancelled
  }

  /// Decides what a caller gets or has to do.
  ///
  /// - Parameter isForChain: whether a factory asks, whose instance will have been built from the
  ///   result.
  /// - Complexity: O(log n) in the number of registrations; in a sharing fork with overrides, the
  ///   first request for an inherited instance also walks what it was built from.
  mutating func claim(
    _ key: Key,
    for caller: Caller,
    isForChain: Bool,
    rules: MockRules?,
    retired: inout Retired,
    makeBuild: (_ record: RegistrationRecord, _ epoch: UInt64) -> Build
  ) -> Claim {
    guard lifecycle != .closed else { return .refused(.closed) }
    guard let record = registrations.find(key) ?? scoped(key, retired: &retired) else {
      return .missing
    }
    if let defect = record.defect { return .refused(.defect(defect)) }
    if let rules {
      if rules.refuses(record) {
        noteUse(of: record)
        return .refused(.live(record))
      }
      if rules.reports(record), isFirstReport(of: key) { return .reported(.live(record)) }
    }
    if record.lifetime == .scoped, !isWithin(record.scope) {
      return .refused(.scopeNotOpen(record))
    }
    if isForChain { record.markDependedUpon() }
    if let ready = record.ready ?? current(key, retired: &retired) {
      switch verdict(on: ready, rules) {
      case .passes:
        noteUse(of: record)
        if record.lifetime.isKept { cache.insert(ready, of: record) }
        return .ready(ready)
      case .isLive(let trace) where rules?.reportsOnly == true:
        if isFirstReport(of: trace.look.key) {
          retired.add(ready)
          return .reported(.builtFromLive(trace))
        }
        noteUse(of: record)
        if record.lifetime.isKept { cache.insert(ready, of: record) }
        return .ready(ready)
      // A weak instance may have lost its last other reference by now.
      case .isLive(let trace):
        retired.add(ready)
        return .refused(.builtFromLive(trace))
      // If it is built here, what it holds asks here.
      case .hasToBeBuiltAnew:
        retired.add(ready)
        drop(key, retired: &retired)
      }
    }
    guard lifecycle == .open else { return .refused(.closed) }
    if case .cancelledTask = caller { return .refused(.cancelled) }
    if let build = builds[key] {
      // A caller must not block on a task, nor on work for the main queue elsewhere.
      if build.isAsynchronous, caller.blocks { return .refused(.requiresAsync(record)) }
      if record.place == .mainActor, caller == .thread { return .needsMainActor(record) }
      noteUse(of: record)
      return .join(build, epoch: epoch)
    }
    switch (record.place, caller) {
    case (.anywhere, _), (.mainActor, .mainQueue): break
    case (.task, .task): break
    case (.mainActor, _): return .needsMainActor(record)
    case (_, _): return .refused(.requiresAsync(record))
    }
    noteUse(of: record)
    switch record.lifetime {
    case .singleton, .weak, .scoped: break
    case .transient, .graph: return .unkept(record)
    }
    let build = makeBuild(record, epoch)
    builds.add(build)
    return .build(build, record)
  }

  /// The instance that a key was registered with, if it may be handed out as it is: the same answer
  /// as ``claim(_:for:isForChain:rules:retired:makeBuild:)``, without its checks.
  mutating func registeredInstance(for key: Key, _ rules: MockRules?) -> InstanceRecord? {
    guard lifecycle != .closed, let record = registrations.find(key), let ready = record.ready,
      record.defect == nil, rules?.guards(record) != true, rare?.unjudged.isEmpty != false
    else { return nil }
    noteUse(of: record)
    cache.insert(ready, of: record)
    return ready
  }

  /// Records that a registration made by a test was used.
  func noteUse(of record: RegistrationRecord) {
    if let usage = record.usage, !isDryRun { usage.use() }
  }

  private mutating func current(_ key: Key, retired: inout Retired) -> InstanceRecord? {
    guard let instance = instances.find(key) else { return nil }
    if !mayHoldStale || isCurrent(instance), let strong = instance.strong { return strong }
    drop(key, retired: &retired)
    return nil
  }

  /// Whether a built instance may be handed out under the rules; instances built here were checked
  /// while they were built.
  func verdict(on instance: InstanceRecord, _ rules: MockRules?) -> MockRules.Verdict {
    guard let rules, let rare, rare.unjudged.contains(where: { $0.holds(instance) }) else {
      return .passes
    }
    let verdict = rules.judge(instance)
    // An instance that a reset has kept does not become stale when a forgotten key is registered
    // again.
    if case .isLive(let trace) = verdict, isReplaced(trace.look) { return .hasToBeBuiltAnew }
    return verdict
  }

  /// Whether the container at the level of the lookup has another registration by now.
  private func isReplaced(_ look: DependencyRecord) -> Bool {
    let isReplaced = { (record: RegistrationRecord) in record.id != look.registration }
    guard look.level != level, look.level != DependencyRecord.anyLevel, var owner = parent else {
      return withRecord(for: look.key, isReplaced) ?? false
    }
    while owner.level != look.level, let next = owner.parent { owner = next }
    return owner.withCore { $0.withRecord(for: look.key, isReplaced) } ?? false
  }

  /// Whether a wrapper would still get what it holds; `nil` if the parent has to decide.
  ///
  /// - Parameter above: what ancestors have registered, once a descendant has looked it up.
  func stillGives(
    _ provenance: DependencyRecord,
    heldSince reset: UInt64,
    above: inout RegistrationLook?
  ) -> Bool? {
    guard lifecycle == .open else { return true }
    let own = registrations.find(provenance.key).map(RegistrationLook.init)
    if own == nil, above == nil {
      above = withRecordAbove(for: provenance.key, RegistrationLook.init)
    }
    guard let record = own ?? above else { return provenance.registration == 0 }
    guard record.id == provenance.registration else { return false }
    if record.isReady { return true }
    switch record.lifetime {
    case .singleton where own == nil, .weak where own == nil,
      .scoped where own == nil && scope?.id.kind != record.scope:
      return nil
    case .singleton, .weak, .scoped:
      return keeps(provenance)
    case .transient, .graph:
      return resets.keeps(provenance.key, since: reset, isInherited: own == nil)
        && isCurrent(provenance)
    }
  }

  /// Records that a build looked up the key and found nothing.
  mutating func noteAbsence(of key: Key) { absences.insert(key) }

  /// Records that something made during a build will look the key up later.
  mutating func noteLater(_ key: Key) -> DependencyRecord {
    let found = withRecord(for: key) { record in
      record.markDependedUpon()
      return (id: record.id, mark: record.mark)
    }
    if found == nil { absences.insert(key) }
    return DependencyRecord(
      key: key,
      registration: found?.id ?? 0,
      level: level,
      kind: .later(asking: id),
      mark: found?.mark
    )
  }
}

extension ContainerCore {
  /// The outcome for a build's instance.
  enum Ending {
    case stored
    /// The build had been taken off its key: its waiting callers asked before that.
    case superseded
    /// Something it was built from was replaced meanwhile: callers that asked after that ask again.
    case stale
  }

  /// Ends a build. Stores the instance unless something newer has replaced it meanwhile.
  mutating func finish(
    _ build: Build,
    _ instance: InstanceRecord?,
    retired: inout Retired
  ) -> Ending {
    if let instance, rare?.independentBuilds.contains(ObjectIdentifier(build)) == true {
      independent.insert(instance.provenance)
    }
    if let instance, rare?.dismissedBuilds.contains(ObjectIdentifier(build)) == true {
      dismissed.insert(instance.provenance)
    }
    forget(build)
    guard builds.remove(build) else {
      return instance.map { isOutdated($0, for: build) } == true ? .stale : .superseded
    }
    guard let instance else { return .superseded }
    if epoch != build.epoch, !isCurrent(instance) { return .stale }
    if let old = instances.insert(instance) {
      // Releases what was taken over meanwhile; the next sharing fork would have released it here.
      retired.add(legacy.take())
      retired.add(old)
    }
    if instance.isCacheable, let record = build.record { cache.insert(instance, of: record) }
    return .stored
  }

  /// Whether something that a superseded build has used was replaced since it began, possibly
  /// before its last waiting caller asked. They may ask again, except in a container that closes.
  private func isOutdated(_ instance: InstanceRecord, for build: Build) -> Bool {
    guard epoch != build.epoch, lifecycle == .open else { return false }
    return !instance.provenance.dependencies.allSatisfy { isCurrent($0) }
  }

  /// Takes a build off its key; the next caller starts another.
  ///
  /// - Parameter hasBegun: whether its factory is running and will `finish` it.
  mutating func supersede(_ build: Build, hasBegun: Bool) {
    if builds.remove(build) { superseded[ObjectIdentifier(build)] = build }
    if !hasBegun { forget(build) }
  }

  /// Takes the key's build off it, if there is one.
  mutating func supersede(_ key: Key) {
    guard let build = builds.remove(key) else { return }
    superseded[ObjectIdentifier(build)] = build
  }
}
