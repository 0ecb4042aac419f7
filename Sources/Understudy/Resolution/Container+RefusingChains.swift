/// Refuses what a chain of factories must not begin: a cycle, or one factory too many for the stack.
extension Container {
  /// The factory that this task is running, in any container.
  var ambientChain: Frame? { Ambient.current?.frame?.whileRunning }

  /// Throws if the factory of an instance for one caller must not begin.
  func refuseChain(
    of request: Request,
    before record: RegistrationRecord
  ) throws(ContainerError) {
    guard request.chain != nil else { return }
    try refuseCycle(request)
    // An asynchronous factory begins on a stack of its own.
    if record.place != .task { try refuseDepth(request) }
  }

  /// Throws if the factory of a plain transient must not begin.
  func refuseChain(
    _ chain: Frame,
    before record: RegistrationRecord,
    at site: ShortSite
  ) throws(ContainerError) {
    let isCircular = chain.isBuilding(record.key, in: self)
    guard isCircular || chain.depth % StackGuard.interval == 0 else { return }
    try refuseChain(of: Request(record.key, at: site, chain: chain), before: record)
  }

  /// Throws if the chain is too deep for the remaining stack.
  func refuseDepth(_ request: Request) throws(ContainerError) {
    guard let depth = request.chain?.depth, depth % StackGuard.interval == 0,
      StackGuard.isNearlyUsedUp
    else { return }
    throw .depthExceeded(context(request))
  }

  /// Ends a build that must not begin: one that the chain is running already and that was taken off
  /// its key meanwhile, which would begin again and again; one for which no stack is left; or one that
  /// goes around a test.
  func refuse(_ build: Build, for request: Request) throws(ContainerError) {
    do {
      // Without a change since the chain began, there cannot be a second build of one key.
      if request.chain?.outermost.build?.epoch != build.epoch { try refuseCycle(request) }
      if !build.isAsynchronous { try refuseDepth(request) }
    } catch {
      end(build, with: error)
      throw error
    }
    guard let detour = detour(of: request) else { return }
    // Before it is reported, which may run code of the user.
    if let error = detour.error { end(build, with: error) }
    report(detour)
    if let error = detour.error { throw error }
  }

  private func end(_ build: Build, with error: ContainerError) {
    abort(build)
    build.finish(.failed(error, nil))
  }

  /// Throws if a transient depends on itself: it has no build to meet, only the chain.
  func refuseCycle(_ request: Request) throws(ContainerError) {
    if request.chain?.isBuilding(request.key, in: self) == true { throw circular(request) }
  }
}
