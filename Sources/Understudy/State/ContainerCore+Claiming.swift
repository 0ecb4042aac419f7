/// Decides what a resolve gets, has to build, or is refused.
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
    test: TestBinding?,
    retired: inout Retired,
    makeBuild: (_ record: RegistrationRecord, _ epoch: UInt64) -> Build
  ) -> Claim {
    guard lifecycle != .closed else { return .refused(.closed) }
    guard let record = registrations.find(key) ?? scoped(key, retired: &retired) else {
      return .missing
    }
    if let defect = record.defect { return .refused(.defect(defect)) }
    if let test {
      if test.refuses(record) {
        noteUse(of: record)
        return .refused(.live(record))
      }
      if test.reports(record), isFirstReport(of: key) { return .reported(.live(record)) }
    }
    if record.lifetime == .scoped, !isWithin(record.scope) {
      return .refused(.scopeNotOpen(record))
    }
    if isForChain { record.markDependedUpon() }
    if let ready = record.ready ?? current(key, retired: &retired) {
      switch verdict(on: ready, test?.rules) {
      case .passes:
        noteUse(of: record)
        if record.lifetime.isKept { cache.insert(ready, of: record) }
        return .ready(ready)
      case .isLive(let trace) where test?.rules?.reportsOnly == true:
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
  /// as ``claim(_:for:isForChain:test:retired:makeBuild:)``, without its checks.
  mutating func registeredInstance(for key: Key, _ test: TestBinding?) -> InstanceRecord? {
    guard lifecycle != .closed,
      let found = registrations.findUnmanaged(key.type, name: key.name, bits: key.bits),
      // Not retained for a record of another kind.
      found._withUnsafeGuaranteedRef({ $0.place == .nowhere }),
      case let record = found.takeUnretainedValue(), let ready = record.ready,
      record.defect == nil, test?.guards(record) != true, !freshness.hasUnchecked
    else { return nil }
    noteUse(of: record)
    cache.insert(ready, of: record)
    return ready
  }

  /// Records that a registration made by a test was used.
  func noteUse(of record: RegistrationRecord) {
    if let usage = record.usage, !isDryRun { usage.use() }
  }

  /// The stored instance, if it is current and exists; drops it otherwise.
  mutating func current(_ key: Key, retired: inout Retired) -> InstanceRecord? {
    guard let instance = instances.find(key) else { return nil }
    if freshness.isCurrent(stored: instance, in: self), let strong = instance.strong {
      return strong
    }
    drop(key, retired: &retired)
    return nil
  }
}
