import Synchronization

extension Container {
  /// The instance for a type, now.
  ///
  /// A built singleton comes back at once; otherwise its factory runs here, or, if it runs on
  /// another thread already, the call waits for that one. It never waits for a task or an actor.
  ///
  /// ```swift
  /// let mailer = try container.resolve((any Mailer).self)
  /// let backup: any Mailer = try container.resolve(name: "backup")
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError``: nothing registered, a cycle, a factory that failed, something
  ///   only asynchronous code can build, a closed container.
  /// - Complexity: O(1) for a built instance.
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value {
    if let value = cached(type, name: name) { return value }
    return try resolved(
      type,
      Request(
        Key(type, name: name),
        site: SourceSite(fileID: fileID, line: line),
        chain: ambientChain
      )
    ).value
  }

  /// The instance for a type, or `nil` if nothing is registered for it.
  ///
  /// - Throws: ``ContainerError`` for everything but an absent registration; a failing factory is
  ///   not an absent one.
  public func resolveIfRegistered<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value? {
    if let value = cached(type, name: name) { return value }
    return try resolvedIfRegistered(
      type,
      Request(
        Key(type, name: name),
        site: SourceSite(fileID: fileID, line: line),
        chain: ambientChain
      )
    )?.value
  }

  /// The instance for a type, where being without it is a programmer's error: it traps.
  ///
  /// The error's whole text is printed first. In tests prefer ``resolve(_:name:fileID:line:)``,
  /// which fails one test and not the process.
  public func require<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Value {
    do {
      return try resolve(type, name: name, fileID: fileID, line: line)
    } catch {
      let site = SourceSite(fileID: fileID, line: line)
      if rules?.missing != .fails {
        IssueOutlet.record(ContainerIssue(error.description, at: site), preferring: sink)
      }
      fatalError("\(site): \(error)")
    }
  }

  /// A built instance by the quick way; `nil` sends the asker the long way.
  @inline(__always)
  func cached<Value>(_ type: Value.Type, name: String?) -> Value? {
    guard cell.runningFactories.load(ordering: .relaxed) == 0 else { return nil }
    let bits = Key.bits(of: type, name: name)
    return withCore { core in
      guard let record = core.cached(type, name: name, bits: bits) else { return nil }
      // The record's key is that of `Value`, so `TypedRecord<Value>` or its build made it.
      return record._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: TypedInstance<Value>.self).value
      }
    }
  }

  func resolved<Value>(
    _ type: Value.Type,
    _ request: Request
  ) throws(ContainerError) -> Resolved<Value> {
    if let found = try found(type, request) { return found }
    throw reported(missing(request), request)
  }

  func resolvedIfRegistered<Value>(
    _ type: Value.Type,
    _ request: Request
  ) throws(ContainerError) -> Resolved<Value>? {
    if let found = try found(type, request) { return found }
    if isUnavailable { throw missing(request) }
    noteAbsence(request)
    return nil
  }

  /// The long way: claims the key and does what the claim says.
  ///
  /// - Returns: `nil` if nothing is registered.
  private func found<Value>(
    _ type: Value.Type,
    _ request: Request
  ) throws(ContainerError) -> Resolved<Value>? {
    var asker = ContainerCore.Asker.thread
    while true {
      switch claim(request, for: asker) {
      case .ready(let instance):
        request.chain?.note(instance.provenance, from: self)
        return typed(instance)
      case .transient(let record):
        return try makeTransient(typed(record), request)
      case .build(let build, let record):
        return try run(build, typed(record), request)
      case .join(let build, let epoch):
        if let result: Resolved<Value> = try wait(for: build, since: epoch, request) {
          return result
        }
      case .hop(let record):
        guard asker == .thread, MainQueue.isCurrent else {
          throw .requiresAsync(context(request, registeredAt: record.site.site))
        }
        asker = .mainQueue
      case .missing:
        return derived(type, request)
      case .refused(let refusal):
        throw reported(error(refusal, request), request)
      }
    }
  }

  /// The last resort for a key without a registration: types the container can make itself.
  func derived<Value>(_ type: Value.Type, _ request: Request) -> Resolved<Value>? {
    guard !isUnavailable, let maker = type as? any ContainerDerived.Type else { return nil }
    // `derive` returns `Self`, which is `Value`: the cast only tells the compiler so.
    let value = maker.derive(from: reference(for: request.chain), request.key.name) as! Value
    return Resolved(
      value: value,
      provenance: Provenance(key: request.key, registration: 0, dependencies: [])
    )
  }

  /// Notes for the chain that it was built without the key.
  func noteAbsence(_ request: Request) {
    guard let chain = request.chain else { return }
    withCore { $0.noteAbsence(of: request.key) }
    chain.note(Provenance(key: request.key, registration: 0, dependencies: []), from: self)
  }

  /// How something made for this chain may hold the container.
  func reference(for chain: Frame?) -> ContainerReference {
    // Held by a shared instance, it must not keep alive the container that holds the instance.
    if let chain, chain.nearestBuild != nil, chain.container === self {
      .weakly(self)
    } else {
      .strongly(self)
    }
  }
}

// MARK: - Running factories

extension Container {
  func makeTransient<Value>(
    _ record: TypedRecord<Value>,
    _ request: Request
  ) throws(ContainerError) -> Resolved<Value> {
    try refuseCycle(request)
    let frame = enter(request, build: nil)
    defer { leave(frame) }
    do {
      let value = try call(record, frame)
      return transient(value, record, frame, request)
    } catch {
      throw failure(error, of: request, record)
    }
  }

  func transient<Value>(
    _ value: Value,
    _ record: TypedRecord<Value>,
    _ frame: Frame,
    _ request: Request
  ) -> Resolved<Value> {
    let provenance = Provenance(
      key: request.key,
      registration: record.id,
      dependencies: frame.finish()
    )
    if let chain = request.chain {
      record.markDependedUpon()
      chain.note(provenance, from: self)
    }
    return Resolved(value: value, provenance: provenance)
  }

  /// Runs the factory of a shared instance on this thread, for everybody who waits.
  func run<Value>(
    _ build: Build,
    _ record: TypedRecord<Value>,
    _ request: Request
  ) throws(ContainerError) -> Resolved<Value> {
    let frame = enter(request, build: build)
    defer { leave(frame) }
    do {
      let value = try call(record, frame)
      let instance = complete(build, value, record, frame)
      request.chain?.note(instance.provenance, from: self)
      return Resolved(value: value, provenance: instance.provenance)
    } catch {
      let failure = failure(error, of: request, record)
      _ = withCore { $0.finish(build, nil) }
      build.finish(error is CancellationError ? .cancelled : .failed(failure))
      throw failure
    }
  }

  /// Stores a built instance, unless something newer has won, and wakes who waits for it.
  @discardableResult
  func complete<Value>(
    _ build: Build,
    _ value: Value,
    _ record: TypedRecord<Value>,
    _ frame: Frame
  ) -> InstanceRecord {
    let instance = TypedInstance(
      value,
      provenance: Provenance(
        key: record.key,
        registration: record.id,
        dependencies: frame.finish()
      )
    )
    let resident = residency(of: instance)
    let (isStored, old) = withCore { core in
      let isStored = core.finish(build, instance)
      return (isStored, isStored ? resident.flatMap { core.moveIn($0) } : nil)
    }
    _ = old  // released here, outside the lock
    if isStored { resident?.resident.moveIn(sink: sink) }
    build.finish(.built(instance, stored: isStored))
    return instance
  }

  /// Calls a synchronous factory with this container current.
  private func call<Value>(_ record: TypedRecord<Value>, _ frame: Frame) throws -> Value {
    guard case .synchronous(let make) = record.body else {
      preconditionFailure("a claim hands an asynchronous factory to a task only")
    }
    return try Ambient.$current.withValue(Ambient(container: self, frame: frame)) {
      try make(Resolver(container: self, frame: frame))
    }
  }

  func enter(_ request: Request, build: Build?) -> Frame {
    cell.runningFactories.add(1, ordering: .relaxed)
    return Frame(
      key: request.key,
      container: self,
      parent: request.chain,
      site: request.site,
      build: build
    )
  }

  func leave(_ frame: Frame) {
    _ = frame.finish()
    cell.runningFactories.subtract(1, ordering: .relaxed)
  }

  /// A transient that needs itself has no build to meet, only the chain.
  func refuseCycle(_ request: Request) throws(ContainerError) {
    if request.chain?.isBuilding(request.key, in: self) == true { throw circular(request) }
  }

  /// Waits on this thread for a synchronous factory on another.
  ///
  /// - Returns: `nil` where the asker has to ask again.
  private func wait<Value>(
    for build: Build,
    since epoch: UInt64,
    _ request: Request
  ) throws(ContainerError) -> Resolved<Value>? {
    try announceWait(for: build, request)
    defer { endWait(for: build, request) }
    guard case .outcome(let outcome) = build.waitOnThread() else { return nil }
    return try take(outcome, of: build, since: epoch, request)
  }

  /// Refuses a wait that would never end: for what this very chain builds, or round about.
  func announceWait(for build: Build, _ request: Request) throws(ContainerError) {
    if request.chain?.isBuilding(request.key, in: self) == true { throw circular(request) }
    guard let waiter = request.chain?.nearestBuild else { return }
    let circle = WaitForGraph.shared.withLock { $0.add(waiter, waitsFor: build) }
    if let circle { throw waitsInVain(circle, request) }
  }

  func endWait(for build: Build, _ request: Request) {
    guard let waiter = request.chain?.nearestBuild else { return }
    WaitForGraph.shared.withLock { $0.remove(waiter, waitsFor: build) }
  }

  /// What a waiter makes of the outcome.
  ///
  /// - Returns: `nil` where the build ended too early for this asker, who has to ask again: it
  ///   asked after a change that the instance does not know of.
  func take<Value>(
    _ outcome: Build.Outcome,
    of build: Build,
    since epoch: UInt64,
    _ request: Request
  ) throws(ContainerError) -> Resolved<Value>? {
    switch outcome {
    case .built(let instance, let isStored):
      guard isStored || epoch == build.epoch else { return nil }
      request.chain?.note(instance.provenance, from: self)
      return typed(instance)
    case .failed(let error): throw error
    case .cancelled: return nil
    }
  }
}
