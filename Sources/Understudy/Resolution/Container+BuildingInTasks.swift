/// Runs factories on behalf of tasks.
extension Container {
  /// Runs a factory for one caller.
  func makeInstance(
    of record: RegistrationRecord,
    into destination: UnsafeMutableRawPointer,
    _ request: Request
  ) async throws -> Found {
    guard record.place == .task else {
      return try makeInstanceHere(of: record, into: destination, request)
    }
    var frame = Frame.make(request, record, container: self)
    enter(frame)
    defer { leave(&frame) }
    do {
      let (ambient, resolver) = (Ambient(running: frame), Resolver(frame, in: self))
      try await Ambient.carried.withValue(ambient) {
        try await record.make(into: destination, resolver)
      }
    } catch let error as CancellationError {
      throw error
    } catch {
      let origin = frame.finishRecordingFailure()
      request.chain?.note(origin, from: self)
      throw failure(error, of: request, record)
    }
    return made(record, frame, request, in: destination)
  }

  private func makeInstanceHere(
    of record: RegistrationRecord,
    into destination: UnsafeMutableRawPointer,
    _ request: Request
  ) throws -> Found {
    do {
      return try makeInstance(of: record, into: destination, request)
    } catch {
      throw unwrappingCancellation(error)
    }
  }

  /// Runs a build that this task has claimed: in a task of its own, which other callers may need
  /// when this one is cancelled, or in place.
  ///
  /// - Returns: `nil` if the caller must ask again.
  func run(
    _ claimed: consuming Build,
    _ record: RegistrationRecord,
    _ request: Request
  ) async throws -> InstanceRecord? {
    guard claimed.isAsynchronous else { return try await runInPlace(claimed, record, request) }
    let build = claimed
    return try await wait(
      for: build,
      since: build.epoch,
      request,
      starting: { self.start(build, record, request) }
    )
  }

  /// Runs a factory in the calling task, for others that may wait for it.
  private func runInPlace(
    _ claimed: consuming Build,
    _ record: RegistrationRecord,
    _ request: Request
  ) async throws -> InstanceRecord {
    guard record.place == .task else { return try runHere(claimed, record, request) }
    var build = claimed
    enter(build)
    defer { leave(&build) }
    do {
      let (ambient, resolver) = (Ambient(running: build), Resolver(build, in: self))
      let instance = try await Ambient.carried.withValue(ambient) {
        try await record.makeInstance(resolver)
      }
      try complete(build, instance, record, request)
      return instance
    } catch {
      let origin = build.finishRecordingFailure()
      abort(build)
      if error is CancellationError {
        build.finish(.cancelled)
        throw error
      }
      request.chain?.note(origin, from: self)
      let failure = failure(error, of: request, record)
      build.finish(.failed(failure, origin))
      throw failure
    }
  }

  /// Runs a synchronous factory in the calling task; other tasks suspend meanwhile.
  private func runHere(
    _ claimed: consuming Build,
    _ record: RegistrationRecord,
    _ request: Request
  ) throws -> InstanceRecord {
    do {
      return try run(claimed, record, request)
    } catch {
      throw unwrappingCancellation(error)
    }
  }

  /// The error to throw from an asynchronous resolve: a cancellation stays a `CancellationError`.
  func unwrappingCancellation(_ error: ContainerError) -> any Error {
    if case .factoryFailed(_, let underlying as CancellationError) = error { return underlying }
    return error
  }

  /// Starts the task that runs an asynchronous factory for all waiting callers.
  private func start(_ build: Build, _ record: RegistrationRecord, _ request: Request) {
    enter(build)
    let run: @Sendable () async -> Void = { [self] in
      await runToTheEnd(build, record, request)
      var build = build
      leave(&build)
    }
    // Only a caller of the container's own test shares its task locals with the others.
    let sharesTaskLocals = host != nil && Ambient.current?.container.host === host
    let priority = Task.currentPriority
    let task =
      sharesTaskLocals
      ? Task(priority: priority) { await run() }
      : Task.detached(priority: priority) { await run() }
    if let host, host.followsCreations { host.began(BuilderTask(build: build, task: task)) }
    build.run(by: task)
  }

  @concurrent
  private func runToTheEnd(
    _ build: Build,
    _ record: RegistrationRecord,
    _ request: Request
  ) async {
    do {
      let instance = try await Ambient.carried.withValue(Ambient(running: build)) {
        try await record.makeInstance(Resolver(build, in: self))
      }
      try complete(build, instance, record, request)
    } catch {
      abort(build)
      let failure = failure(error, of: request, record)
      build.finish(
        error is CancellationError
          ? .cancelled : .failed(failure, build.finishRecordingFailure())
      )
    }
  }

  /// Suspends until a build ends.
  ///
  /// - Parameter start: starts the build, for its first caller.
  /// - Returns: `nil` if the caller must ask again.
  func wait(
    for build: Build,
    since epoch: UInt64,
    _ request: Request,
    starting start: (() -> Void)? = nil
  ) async throws -> InstanceRecord? {
    if start == nil {
      try announceWait(for: build, request)
    } else {
      announceWait(forNew: build, request)
    }
    defer { endWait(for: build, request) }
    // An undetectable cycle includes a caller that joins: the first caller waits for what it began.
    let patience = start == nil ? patience(with: build, request) : nil
    switch await build.wait(starting: start, with: patience) {
    case .timedOut: throw stalled(build, request)
    case .askAgain: return nil
    case .cancelled: throw CancellationError()
    case .outcome(.cancelled) where start != nil && withCore({ $0.lifecycle == .open }):
      throw CancellationError()
    case .outcome(let outcome): return try take(outcome, of: build, since: epoch, request)
    }
  }
}
