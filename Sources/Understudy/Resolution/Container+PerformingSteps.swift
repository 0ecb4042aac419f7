/// Performs the steps of a resolve, one loop for threads and one for tasks.
extension Container {
  /// Resolves step by step on this thread.
  ///
  /// - Parameter destination: uninitialized memory for a value of the key's type.
  /// - Returns: `nil`, and no value, if nothing is registered.
  func performSteps(
    of request: Request,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) -> Found? {
    var hasWaited = false
    while true {
      switch try nextStep(of: request, for: .thread, hasWaited: hasWaited) {
      case .deliver(let instance):
        return deliver(instance, into: destination, request)
      case .make(let record):
        return try makeInstance(of: record, into: destination, request)
      case .build(let build, let record):
        return deliver(try run(consume build, record, request), into: destination, request)
      case .wait(let build, let epoch):
        if let instance = try wait(for: build, since: epoch, request) {
          return deliver(instance, into: destination, request)
        }
        hasWaited = epoch == Build.afterwards
      case .ask(let owner):
        do {
          return found(try owner.performSteps(of: request, into: destination), for: request)
        } catch {
          guard isOvertaken(error, request, askedOf: owner) else { throw error }
        }
      case .resolveAlone:
        return try performSteps(of: request.alone, into: destination)
      case .switchToMainActor, .stop:
        // Only tasks get these steps.
        throw .requiresAsync(context(request))
      case .giveUp:
        return nil
      }
    }
  }

  /// Resolves step by step in this task.
  func performSteps(
    of request: Request,
    into destination: UnsafeMutableRawPointer
  ) async throws -> Found? {
    var hasWaited = false
    while true {
      let caller: Caller = Task.isCancelled ? .cancelledTask : .task
      switch try nextStep(of: request, for: caller, hasWaited: hasWaited) {
      case .deliver(let instance):
        return deliver(instance, into: destination, request)
      case .make(let record):
        return try await makeInstance(of: record, into: destination, request)
      case .build(let build, let record):
        if let instance = try await run(consume build, record, request) {
          return deliver(instance, into: destination, request)
        }
      case .wait(let build, let epoch):
        if let instance = try await wait(for: build, since: epoch, request) {
          return deliver(instance, into: destination, request)
        }
        hasWaited = epoch == Build.afterwards
      case .ask(let owner):
        do {
          return found(try await owner.performSteps(of: request, into: destination), for: request)
        } catch {
          guard isOvertaken(error, request, askedOf: owner) else { throw error }
        }
      case .resolveAlone:
        return try await performSteps(of: request.alone, into: destination)
      case .switchToMainActor:
        return try await performStepsOnMainActor(of: request, into: destination)
      case .stop:
        throw CancellationError()
      case .giveUp:
        return nil
      }
    }
  }

  private func performStepsOnMainActor(
    of request: Request,
    into destination: UnsafeMutableRawPointer
  ) async throws -> Found? {
    // This task waits meanwhile, so only the main actor accesses the memory; and what a main-actor
    // factory makes is `Sendable`, as `register(_:on:)` requires.
    let destination = Transfer(destination)
    do {
      return try await MainActor.run {
        try performStepsHere(of: request, into: destination.value)
      }
    } catch let error as ContainerError {
      throw unwrappingCancellation(error)
    }
  }

  /// The synchronous loop under a separate name, for calls from an asynchronous context.
  private func performStepsHere(
    of request: Request,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) -> Found? {
    try performSteps(of: request, into: destination)
  }

  /// Copies the value of an instance to the caller.
  func deliver(
    _ instance: InstanceRecord,
    into destination: UnsafeMutableRawPointer,
    _ request: Request
  ) -> Found {
    request.chain?.note(instance.provenance, from: self)
    instance.copy(into: destination)
    return Found(provenance: instance.provenance)
  }

  /// Records an ancestor's result for the chain, and returns it.
  private func found(_ found: Found?, for request: Request) -> Found? {
    if let provenance = found?.provenance { noteLookup(provenance, for: request.chain) }
    return found
  }
}
