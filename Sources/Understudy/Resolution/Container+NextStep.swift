/// Decides how a resolve continues, the same for synchronous and asynchronous callers.
extension Container {
  /// Decides the next step of a resolve. It runs no factory and never waits.
  ///
  /// A build that it returns is claimed: the caller must run it.
  ///
  /// - Parameter hasWaited: whether the caller has just waited for a build that it would
  ///   share, and that gave it no result.
  /// - Throws: the refusal, reported to the test if the container has one.
  func nextStep(
    of request: Request,
    for caller: Caller,
    hasWaited: Bool
  ) throws(ContainerError) -> ResolveStep {
    var caller = caller
    while true {
      switch claim(request, for: caller) {
      case .ready(let instance):
        return .deliver(instance)
      case .unkept(let record):
        return try stepToMake(record, request, hasWaited)
      case .build(let build, let record):
        try refuse(build, for: request)
        return .build(build, record)
      case .join(let build, let epoch):
        return .wait(build, since: epoch)
      case .needsMainActor(let record):
        guard caller.blocks else { return .switchToMainActor }
        guard caller == .thread, MainQueue.isCurrent else {
          throw requiresAsync(request, record)
        }
        caller = .mainQueue
      case .missing:
        switch inherited(request.key) {
        case nil: return .giveUp
        case .shared(let owner)?: return .ask(owner)
        case .made(let record)?:
          return try stepToMakeInherited(record, request, caller, hasWaited)
        }
      case .reported(let finding):
        reportLive(finding, request)
      case .refused(.cancelled):
        return .stop
      case .refused(let refusal):
        throw reported(error(refusal, request), request)
      }
    }
  }

  private func claim(_ request: Request, for caller: Caller) -> ContainerCore.Claim {
    var retired = ContainerCore.Retired()
    // By its address, as a closure would retain all that is in it.
    let claim = withUnsafePointer(to: request) { request in
      withCore { core in
        core.claim(
          request.pointee.key,
          for: caller,
          isForChain: request.pointee.chain != nil,
          test: test,
          retired: &retired
        ) { record, epoch in
          Build(
            request.pointee,
            record,
            container: self,
            isAsynchronous: record.place == .task,
            epoch: epoch
          )
        }
      }
    }
    extendLifetime(retired)  // released here, outside the lock
    return claim
  }

  /// The step to an instance that no container keeps.
  private func stepToMake(
    _ record: RegistrationRecord,
    _ request: Request,
    _ hasWaited: Bool
  ) throws(ContainerError) -> ResolveStep {
    if record.lifetime == .graph { return try stepInGraph(record, request, hasWaited) }
    if let sharing = request.sharing {
      return try stepToShare(record, by: sharing, request, hasWaited)
    }
    try refuseChain(of: request, before: record)
    return .make(record)
  }

  /// The step to an instance that this container makes with an ancestor's factory, so that the
  /// factory sees the overrides of this container.
  private func stepToMakeInherited(
    _ record: RegistrationRecord,
    _ request: Request,
    _ caller: Caller,
    _ hasWaited: Bool
  ) throws(ContainerError) -> ResolveStep {
    guard withCore({ $0.lifecycle == .open }) else {
      throw reported(error(.closed, request), request)
    }
    if caller == .cancelledTask { return .stop }
    reportIfLive(record, request)
    if record.place == .mainActor, !caller.blocks { return .switchToMainActor }
    if caller.blocks,
      record.place == .task || record.place == .mainActor && !MainQueue.isCurrent
    {
      throw requiresAsync(request, record)
    }
    withCore { $0.noteUse(of: record) }
    return try stepToMake(record, request, hasWaited)
  }
}
