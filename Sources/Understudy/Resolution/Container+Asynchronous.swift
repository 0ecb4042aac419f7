import Synchronization

extension Container {
  /// The instance for a type, suspending where it has to be built by asynchronous code.
  ///
  /// However many tasks ask, a shared instance is built once. Cancelling one waiter leaves the
  /// others alone; when the last one cancels, the build is cancelled and the next asker starts a
  /// new one. In a cancelled task a built instance is returned and no build is started.
  ///
  /// ```swift
  /// let analytics = try await container.resolve(Analytics.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError`` or `CancellationError`, nothing else.
  /// - Complexity: O(1) for a built instance, without suspending.
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value {
    if cell.runningFactories.load(ordering: .relaxed) == 0, let instance = cached(type, name) {
      return Self.value(of: instance)
    }
    return try await resolved(
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
  /// - Throws: ``ContainerError`` or `CancellationError`; an absent registration is no error.
  public func resolveIfRegistered<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value? {
    try await resolvedIfRegistered(
      type,
      Request(
        Key(type, name: name),
        site: SourceSite(fileID: fileID, line: line),
        chain: ambientChain
      )
    )?.value
  }

  private func cached(_ type: any Any.Type, _ name: String?) -> InstanceRecord? {
    withCore {
      $0.cached(type, name: name, bits: Key.bits(of: type, name: name))?.takeUnretainedValue()
    }
  }

  func resolved<Value>(
    _ type: Value.Type,
    _ request: Request
  ) async throws -> Resolved<Value> {
    let room = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { room.deallocate() }
    if let provenance = try await fill(room, request) {
      return Resolved(value: room.move(), provenance: provenance)
    }
    if let derived = derived(type, request) { return derived }
    throw reported(missing(request), request)
  }

  func resolvedIfRegistered<Value>(
    _ type: Value.Type,
    _ request: Request
  ) async throws -> Resolved<Value>? {
    let room = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { room.deallocate() }
    if let provenance = try await fill(room, request) {
      return Resolved(value: room.move(), provenance: provenance)
    }
    if let derived = derived(type, request) { return derived }
    if isUnavailable { throw missing(request) }
    noteAbsence(request)
    return nil
  }

  /// The long way for tasks; see the synchronous one.
  private func fill(
    _ room: UnsafeMutableRawPointer,
    _ request: Request
  ) async throws -> Provenance? {
    while true {
      switch claim(request, for: Task.isCancelled ? .cancelledTask : .task) {
      case .ready(let instance):
        return deliver(instance, into: room, request)
      case .transient(let record):
        return try await makeTransient(record, into: room, request)
      case .build(let build, let record):
        if !build.isAsynchronous {
          return deliver(try runHere(build, record, request), into: room, request)
        }
        start(build, record, request)
        if let instance = try await wait(
          for: build,
          since: build.epoch,
          request,
          isFirst: true
        ) {
          return deliver(instance, into: room, request)
        }
      case .join(let build, let epoch):
        if let instance = try await wait(for: build, since: epoch, request) {
          return deliver(instance, into: room, request)
        }
      case .hop:
        // This task waits meanwhile, so the main actor alone touches the room; and what a
        // main-actor factory makes is `Sendable`, as `register(_:on:)` asks for.
        let room = Transfer(room)
        return try await MainActor.run { try fillSynchronously(room.value, request) }
      case .missing:
        return nil
      case .refused(.cancelled):
        throw CancellationError()
      case .refused(let refusal):
        throw reported(error(refusal, request), request)
      }
    }
  }

  /// The synchronous way by a name of its own, for code that stands in an asynchronous context.
  private func fillSynchronously(
    _ room: UnsafeMutableRawPointer,
    _ request: Request
  ) throws(ContainerError) -> Provenance? {
    try fill(room, request)
  }
}

// MARK: - Running factories

extension Container {
  private func makeTransient(
    _ record: RegistrationRecord,
    into room: UnsafeMutableRawPointer,
    _ request: Request
  ) async throws -> Provenance {
    guard record.place == .task else { return try makeTransientHere(record, into: room, request) }
    try refuseCycle(request)
    let frame = enter(request, build: nil)
    defer { leave(frame) }
    do {
      try await Ambient.$current.withValue(Ambient(container: self, frame: frame)) {
        try await record.make(into: room, Resolver(container: self, frame: frame))
      }
    } catch let error as CancellationError {
      throw error
    } catch {
      throw failure(error, of: request, record)
    }
    return transient(record, frame, request)
  }

  private func makeTransientHere(
    _ record: RegistrationRecord,
    into room: UnsafeMutableRawPointer,
    _ request: Request
  ) throws -> Provenance {
    do {
      return try makeTransient(record, into: room, request)
    } catch {
      throw unwrappingCancellation(error)
    }
  }

  /// A synchronous factory runs in the asking task; other tasks suspend meanwhile.
  private func runHere(
    _ build: Build,
    _ record: RegistrationRecord,
    _ request: Request
  ) throws -> InstanceRecord {
    do {
      return try run(build, record, request)
    } catch {
      throw unwrappingCancellation(error)
    }
  }

  /// A cancellation comes through an asynchronous resolve as itself.
  private func unwrappingCancellation(_ error: ContainerError) -> any Error {
    if case .factoryFailed(_, let underlying as CancellationError) = error { return underlying }
    return error
  }

  /// Starts the task that runs an asynchronous factory for everybody who waits.
  private func start(_ build: Build, _ record: RegistrationRecord, _ request: Request) {
    let frame = enter(request, build: build)
    let run: @Sendable () async -> Void = { [self] in
      await perform(build, record, request, frame)
      leave(frame)
    }
    // Only somebody of the container's own test shares his task locals with the others.
    let sharesTaskLocals = sink != nil && Ambient.current?.container.sink === sink
    let priority = Task.currentPriority
    build.run(
      by: sharesTaskLocals
        ? Task(priority: priority) { await run() }
        : Task.detached(priority: priority) { await run() }
    )
  }

  @concurrent
  private func perform(
    _ build: Build,
    _ record: RegistrationRecord,
    _ request: Request,
    _ frame: Frame
  ) async {
    do {
      let ambient = Ambient(container: self, frame: frame)
      let instance = try await Ambient.$current.withValue(ambient) {
        try await record.makeInstance(Resolver(container: self, frame: frame)) {
          provenance(record, frame)
        }
      }
      complete(build, instance)
    } catch {
      _ = withCore { $0.finish(build, nil) }
      build.finish(
        error is CancellationError ? .cancelled : .failed(failure(error, of: request, record))
      )
    }
  }

  private func wait(
    for build: Build,
    since epoch: UInt64,
    _ request: Request,
    isFirst: Bool = false
  ) async throws -> InstanceRecord? {
    // The first asker is the build's parent: that edge is in the build itself.
    if !isFirst { try announceWait(for: build, request) }
    defer { if !isFirst { endWait(for: build, request) } }
    switch await build.wait() {
    case .askAgain: return nil
    case .cancelled: throw CancellationError()
    case .outcome(.cancelled) where isFirst && !withCore({ $0.lifecycle != .open }):
      throw CancellationError()
    case .outcome(let outcome): return try take(outcome, of: build, since: epoch)
    }
  }
}
