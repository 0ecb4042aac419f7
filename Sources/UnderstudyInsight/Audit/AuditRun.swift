import Understudy

/// An audit in progress, with the result of each registration so far.
struct AuditRun: Sendable {
  let dryRun: DryRun
  let recorder = DryRunRecorder()
  let roots: [Key]
  let values: DryRun.ScopeValues
  /// The earlier registration sites of keys that were registered again.
  let replaced: [Key: [SourceSite]]
  private(set) var verdicts: [Key: AuditVerdict] = [:]
  /// The executor for factories that are awaited for a limited time.
  private(set) var executor = DedicatedThreadExecutor()

  init(
    of container: Container,
    roots: [Key],
    at site: SourceSite,
    values: @escaping DryRun.ScopeValues
  ) {
    dryRun = DryRun(of: container, at: site)
    self.roots = roots
    self.values = values
    replaced = container.replacedSites
    dryRun.record(into: recorder)
    for key in dryRun.guardedKeys { verdicts[key] = .leftOut(.isGuarded(key)) }
  }

  /// The keys to resolve, in order: the registered ones, then the roots that are not registered.
  var keys: [Key] {
    let registered = dryRun.keys
    let known = Set(registered + dryRun.guardedKeys)
    return registered + roots.filter { !known.contains($0) }
  }

  /// Resolves every registration that synchronous code can build here.
  mutating func run() {
    for key in keys { verdicts[key] = verdict(on: key) }
    for (key, verdict) in verdicts {
      guard case .waiting(let error) = verdict else { continue }
      verdicts[key] = .leftOut(.needsAsynchronousCode(error.context.reportedKey))
    }
  }

  mutating func settle(_ key: Key, _ verdict: AuditVerdict) { verdicts[key] = verdict }

  /// Leaves the current thread to a factory that has not returned.
  mutating func leaveThread() { executor = DedicatedThreadExecutor() }

  /// A copy of this run with nothing resolved so far.
  var blank: AuditRun {
    var blank = self
    blank.verdicts = [:]
    return blank
  }

  /// Resolves a key synchronously, in the scopes it needs.
  func verdict(on key: Key) -> AuditVerdict {
    var nesting = ScopeNesting()
    while true {
      let error = failure(of: key, in: nesting.kinds)
      if !nesting.advance(after: error) { return AuditVerdict(error, in: nesting.kinds) }
    }
  }

  /// Resolves a key in the scopes it needs, suspending if necessary.
  func verdict(awaiting key: Key) async -> AuditVerdict {
    var nesting = ScopeNesting()
    while true {
      let error: ContainerError?
      do {
        let place = try dryRun.place(in: nesting.kinds, with: values)
        error = await dryRun.tryResolve(awaiting: key, in: place)
      } catch let failure {
        error = failure
      }
      if !nesting.advance(after: error) { return AuditVerdict(error, in: nesting.kinds) }
    }
  }

  private func failure(of key: Key, in kinds: [ScopeKind]) -> ContainerError? {
    do {
      return dryRun.tryResolve(key, in: try dryRun.place(in: kinds, with: values))
    } catch {
      return error
    }
  }
}
