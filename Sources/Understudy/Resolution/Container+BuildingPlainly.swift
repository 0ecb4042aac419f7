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
    defer {
      endPlainly(build)
      Build.leavePlainly(&build)
      // The build holds neither.
      extendLifetime(self)
      extendLifetime(chain)
    }
    do {
      let instance = try Ambient.run(build) {
        try record.makeInstance(Resolver(build, in: self))
      }
      try completePlainly(build, instance, record, for: chain, at: site)
      chain?.note(instance.provenance, from: self)
      instance.copy(into: destination)
    } catch {
      throw end(build, after: error, of: record, Request(record.key, at: site, chain: chain))
    }
  }

  private func completePlainly(
    _ build: Build,
    _ instance: InstanceRecord,
    _ record: RegistrationRecord,
    for chain: Frame?,
    at site: ShortSite
  ) throws(ContainerError) {
    guard AttachedDoubles.find(in: instance) == nil else {
      return try complete(build, instance, record, Request(record.key, at: site, chain: chain))
    }
    var retired = ContainerCore.Retired()
    let ending = withCore { $0.finish(build, instance, retired: &retired) }
    extendLifetime(retired)  // released here, outside the lock
    build.finish(.built(instance, ending))
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
