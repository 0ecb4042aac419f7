/// Runs the factories of plain singletons: the same as ``Container/run(_:_:_:)``, without a
/// ``Request`` unless something goes wrong or a double has to be attached.
extension Container {
  /// Runs a factory on this thread, for all waiting callers, and writes the value into the memory.
  ///
  /// - Parameters:
  ///   - claimed: consumed, so that it is known in the end whether there is another reference.
  ///   - record: a plain singleton; nobody follows what is created here.
  func buildPlainly(
    _ claimed: consuming Build,
    _ record: RegistrationRecord,
    for chain: Frame?,
    at site: ShortSite,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) {
    if let chain { try refuseChain(chain, before: claimed, of: record, at: site) }
    var build = claimed
    enter(build, on: .current)
    // The build holds neither.
    defer {
      extendLifetime(self)
      extendLifetime(chain)
    }
    do {
      let instance = try Ambient.run(build) {
        try record.makeInstance(Resolver(build, in: self))
      }
      let ending = try store(instance, of: build, record, for: chain, at: site)
      endPlainly(build)
      Build.leavePlainly(&build, ending.map { .built(instance, $0) })
      chain?.note(instance.provenance, from: self)
      instance.copy(into: destination)
    } catch {
      let request = Request(record.key, at: site, chain: chain)
      let failure = end(build, after: error, of: record, request)
      endPlainly(build)
      Build.leavePlainly(&build, nil)
      throw failure
    }
  }

  /// Stores a built instance, unless something newer has replaced it.
  ///
  /// - Returns: how the build ends; `nil` if its waiting callers have been told.
  private func store(
    _ instance: InstanceRecord,
    of build: Build,
    _ record: RegistrationRecord,
    for chain: Frame?,
    at site: ShortSite
  ) throws(ContainerError) -> ContainerCore.Ending? {
    guard AttachedDoubles.find(in: instance) == nil else {
      try complete(build, instance, record, Request(record.key, at: site, chain: chain))
      return nil
    }
    var retired = ContainerCore.Retired()
    let ending = withCore { $0.finish(build, instance, retired: &retired) }
    extendLifetime(retired)  // released here, outside the lock
    return ending
  }

  /// Throws if the build must not begin: see ``refuse(_:for:)``.
  private func refuseChain(
    _ chain: Frame,
    before build: Build,
    of record: RegistrationRecord,
    at site: ShortSite
  ) throws(ContainerError) {
    guard
      chain.outermost.build?.epoch != build.epoch || chain.depth % StackGuard.interval == 0
    else { return }
    do {
      try refuse(build, for: Request(record.key, at: site, chain: chain))
    } catch {
      // Somebody may have met it.
      build.keepParent()
      throw error
    }
  }
}
