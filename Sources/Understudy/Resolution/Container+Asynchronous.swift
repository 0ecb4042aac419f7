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
    if let value = cached(type, name: name) { return value }
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
    if let value = cached(type, name: name) { return value }
    return try await resolvedIfRegistered(
      type,
      Request(
        Key(type, name: name),
        site: SourceSite(fileID: fileID, line: line),
        chain: ambientChain
      )
    )?.value
  }

  func resolved<Value>(
    _ type: Value.Type,
    _ request: Request
  ) async throws -> Resolved<Value> {
    if let found = try await found(type, request) { return found }
    throw reported(missing(request), request)
  }

  func resolvedIfRegistered<Value>(
    _ type: Value.Type,
    _ request: Request
  ) async throws -> Resolved<Value>? {
    if let found = try await found(type, request) { return found }
    if isUnavailable { throw missing(request) }
    noteAbsence(request)
    return nil
  }

  private func found<Value>(
    _ type: Value.Type,
    _ request: Request
  ) async throws -> Resolved<Value>? {
    while true {
      switch claim(request, for: Task.isCancelled ? .cancelledTask : .task) {
      case .ready(let instance):
        request.chain?.note(instance.provenance, from: self)
        return typed(instance)
      case .transient(let record):
        return try await makeTransient(typed(record), request)
      case .build(let build, let record):
        if !build.isAsynchronous { return try runHere(build, typed(record), request) }
        start(build, typed(record) as TypedRecord<Value>, request)
        if let result: Resolved<Value> = try await wait(
          for: build,
          since: build.epoch,
          request,
          isFirst: true
        ) {
          return result
        }
      case .join(let build, let epoch):
        if let result: Resolved<Value> = try await wait(for: build, since: epoch, request) {
          return result
        }
      case .hop:
        // A value that a main-actor factory makes is `Sendable`: `register(_:on:)` asks for it.
        let result: Transfer<Resolved<Value>?> = try await MainActor.run {
          Transfer(try synchronouslyFound(type, request))
        }
        return result.value
      case .missing:
        return derived(type, request)
      case .refused(.cancelled):
        throw CancellationError()
      case .refused(let refusal):
        throw reported(error(refusal, request), request)
      }
    }
  }

  /// The synchronous way by a name of its own, for code that stands in an asynchronous context.
  private func synchronouslyFound<Value>(
    _ type: Value.Type,
    _ request: Request
  ) throws(ContainerError) -> Resolved<Value>? {
    try resolvedIfRegistered(type, request)
  }
}

// MARK: - Running factories

extension Container {
  private func makeTransient<Value>(
    _ record: TypedRecord<Value>,
    _ request: Request
  ) async throws -> Resolved<Value> {
    guard case .asynchronous(let make) = record.body else {
      return try makeTransientHere(record, request)
    }
    try refuseCycle(request)
    let frame = enter(request, build: nil)
    defer { leave(frame) }
    do {
      let value = try await Ambient.$current.withValue(Ambient(container: self, frame: frame)) {
        try await make(Resolver(container: self, frame: frame))
      }
      return transient(value, record, frame, request)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw failure(error, of: request, record)
    }
  }

  private func makeTransientHere<Value>(
    _ record: TypedRecord<Value>,
    _ request: Request
  ) throws -> Resolved<Value> {
    do {
      return try makeTransient(record, request)
    } catch {
      throw unwrappingCancellation(error, of: request)
    }
  }

  /// A synchronous factory runs in the asking task; other tasks suspend meanwhile.
  private func runHere<Value>(
    _ build: Build,
    _ record: TypedRecord<Value>,
    _ request: Request
  ) throws -> Resolved<Value> {
    do {
      return try run(build, record, request)
    } catch {
      throw unwrappingCancellation(error, of: request)
    }
  }

  /// A cancellation comes through an asynchronous resolve as itself.
  private func unwrappingCancellation(
    _ error: ContainerError,
    of request: Request
  ) -> any Error {
    if case .factoryFailed(_, let underlying as CancellationError) = error { return underlying }
    return error
  }

  /// Starts the task that runs an asynchronous factory for everybody who waits.
  private func start<Value>(
    _ build: Build,
    _ record: TypedRecord<Value>,
    _ request: Request
  ) {
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
  private func perform<Value>(
    _ build: Build,
    _ record: TypedRecord<Value>,
    _ request: Request,
    _ frame: Frame
  ) async {
    guard case .asynchronous(let make) = record.body else {
      preconditionFailure("only asynchronous factories are started in a task")
    }
    do {
      let value = try await Ambient.$current.withValue(Ambient(container: self, frame: frame)) {
        try await make(Resolver(container: self, frame: frame))
      }
      complete(build, value, record, frame)
    } catch {
      _ = withCore { $0.finish(build, nil) }
      build.finish(
        error is CancellationError ? .cancelled : .failed(failure(error, of: request, record))
      )
    }
  }

  private func wait<Value>(
    for build: Build,
    since epoch: UInt64,
    _ request: Request,
    isFirst: Bool = false
  ) async throws -> Resolved<Value>? {
    // The first asker is the build's parent: that edge is in the build itself.
    if !isFirst { try announceWait(for: build, request) }
    defer { if !isFirst { endWait(for: build, request) } }
    switch await build.wait() {
    case .askAgain: return nil
    case .cancelled: throw CancellationError()
    case .outcome(.cancelled) where isFirst && !withCore({ $0.lifecycle != .open }):
      throw CancellationError()
    case .outcome(let outcome): return try take(outcome, of: build, since: epoch, request)
    }
  }
}
