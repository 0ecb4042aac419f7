import Synchronization

/// Runs synchronous factories, and ends their builds.
extension Container {
  /// Runs a factory for one caller.
  func makeInstance(
    of record: RegistrationRecord,
    into destination: UnsafeMutableRawPointer,
    _ request: Request
  ) throws(ContainerError) -> Found {
    var frame = Frame.make(request, record, container: self)
    enter(frame, on: .current)
    defer { leave(&frame) }
    do {
      try Ambient.run(frame) {
        try record.make(into: destination, Resolver(frame, in: self))
      }
    } catch {
      let origin = frame.finishRecordingFailure()
      request.chain?.note(origin, from: self)
      throw failure(error, of: request, record)
    }
    return made(record, frame, request, in: destination)
  }

  /// Runs a factory for one caller, and records nothing of what the value is made from.
  func makePlainly(
    _ record: RegistrationRecord,
    for chain: Frame?,
    at site: ShortSite,
    within binding: Ambient.Binding,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) {
    if let chain { try refuseChain(chain, before: record, at: site) }
    let spares = SpareFrames.own
    let frame = Frame.plain(record, in: self, below: chain, at: site, from: spares)
    frame._withUnsafeGuaranteedRef { $0.beginUncounted(on: .current) }
    defer {
      frame._withUnsafeGuaranteedRef { $0.returned() }
      if Frame.leavePlainly(frame), let spares {
        spares._withUnsafeGuaranteedRef { $0.put(frame) }
      } else {
        frame.release()
      }
      // The frame holds neither.
      extendLifetime(self)
      extendLifetime(chain)
    }
    do {
      try Ambient.run(frame, within: binding) {
        try frame._withUnsafeGuaranteedRef {
          try record.make(into: destination, Resolver($0, in: self))
        }
      }
    } catch {
      throw failure(error, of: Request(record.key, at: site, chain: chain), record)
    }
  }

  /// A newly made transient, with what it was made from if the request wants that.
  func made(
    _ record: RegistrationRecord,
    _ frame: Frame,
    _ request: Request,
    in destination: UnsafeMutableRawPointer
  ) -> Found {
    guard frame.wantsProvenance else { return Found(provenance: nil) }
    let provenance = frame.finishRecording()
    request.chain?.note(provenance, from: self)
    reportCreation(of: record.anyValue(in: destination), record, builtFrom: provenance, request)
    return Found(provenance: provenance)
  }

  /// Runs the factory of a shared instance on this thread, for all waiting callers.
  ///
  /// - Parameter claimed: consumed, so that it is known in the end whether there is another
  ///   reference.
  func run(
    _ claimed: consuming Build,
    _ record: RegistrationRecord,
    _ request: Request
  ) throws(ContainerError) -> InstanceRecord {
    var build = claimed
    enter(build, on: .current)
    defer { leave(&build) }
    do {
      let instance = try Ambient.run(build) {
        try record.makeInstance(Resolver(build, in: self))
      }
      try complete(build, instance, record, request)
      return instance
    } catch {
      throw end(build, after: error, of: record, request)
    }
  }

  /// Ends a build whose factory has failed, for all waiting callers, and returns the error.
  func end(
    _ build: Build,
    after error: any Error,
    of record: RegistrationRecord,
    _ request: Request
  ) -> ContainerError {
    let failure = failure(error, of: request, record)
    let provenance = build.finishRecordingFailure()
    request.chain?.note(provenance, from: self)
    abort(build)
    build.finish(error is CancellationError ? .cancelled : .failed(failure, provenance))
    return failure
  }

  /// Stores a built instance, unless something newer has replaced it, and resumes its waiting
  /// callers.
  func complete(
    _ build: Build,
    _ instance: InstanceRecord,
    _ record: RegistrationRecord,
    _ request: Request
  ) throws(ContainerError) {
    // Before any caller has it whose test may be over then.
    reportCreation(of: instance.anyValue, record, builtFrom: instance.provenance, request)
    if let scope = build.scope {
      build.settle(instance, in: scope)
      build.finish(.built(instance, .stored))
      return
    }
    let stored = record.lifetime == .weak ? instance.weakened : instance
    guard let stored else {
      throw .weakUnsupported(context(request, registeredAt: record.site.site))
    }
    let resident = residency(of: instance, keptAs: stored)
    var retired = ContainerCore.Retired()
    let (ending, old) = withCore { core in
      let ending = core.finish(build, stored, retired: &retired)
      guard ending == .stored else { return (ending, nil as AttachedDoubleRecord?) }
      core.keepForCleanup(instance, record)
      return (ending, resident.flatMap { core.extras.made.testState.attach($0) })
    }
    extendLifetime(old)  // released here, outside the lock
    extendLifetime(retired)  // as well
    let isStored = ending == .stored
    if isStored { attach(resident) }
    // The caller that runs a synchronous factory has the instance, too.
    let isHanded = build.finish(.built(instance, ending)) || !build.isAsynchronous
    guard record.lifetime.isKept, let cleanup = record.cleanup else { return }
    guard !isStored else { return host?.hasHooks(self) ?? () }
    let late = PendingCleanup(instance: instance, cleanup: cleanup, site: record.site)
    let isKept = isHanded && withCore { $0.keepIfOpen(late) }
    if isKept {
      host?.hasHooks(self)
    } else {
      // Nothing waits for it and nothing will close it: it is cleaned up now.
      let task = Task.detached { await self.clean(late) }
      host?.began(BuilderTask(build: build, task: task))
    }
  }

  /// Ends a build without a result.
  func abort(_ build: Build) {
    if let scope = build.scope {
      build.settle(nil, in: scope)
    } else {
      var retired = ContainerCore.Retired()
      _ = withCore { $0.finish(build, nil, retired: &retired) }
      extendLifetime(retired)  // released here, outside the lock
    }
  }

  /// Takes a build off its key, so that the next caller starts another.
  func supersede(_ build: Build, hasBegun: Bool) {
    withCore { $0.supersede(build, hasBegun: hasBegun) }
  }

  /// Begins the run of a factory, and counts it if necessary.
  ///
  /// - Parameter thread: the thread of a synchronous factory.
  func enter(_ frame: Frame, on thread: ThreadIdentity? = nil) {
    if frame.begin(on: thread) { countFactories(by: 1) }
  }

  func leave<Running: Frame>(_ frame: inout Running) {
    frame.returned()
    if frame.hasToBeUncounted { countFactories(by: -1) }
    Frame.leave(&frame)
    // The frame does not hold it.
    extendLifetime(self)
  }

  /// Ends the run of a plain factory, whose frame is then left.
  @inline(__always)
  func endPlainly(_ frame: Frame) {
    frame.returned()
    if frame.hasToBeUncounted { countFactories(by: -1) }
  }

  /// Changes the count of running factories, in ancestors too: what a factory reads there is a
  /// dependency, so fast reads must know.
  private func countFactories(by difference: Int) {
    cell.detours.wrappingAdd(difference, ordering: .relaxed)
    guard level > 0 else { return }
    var container = parent
    while let current = container {
      current.cell.detours.wrappingAdd(difference, ordering: .relaxed)
      container = current.parent
    }
  }
}
