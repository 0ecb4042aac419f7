/// Runs the factories of plain singletons: the same as ``Container/run(_:_:_:)``, without a
/// ``Request`` unless something goes wrong or a double has to be attached.
extension Container {
  /// Runs a factory on this thread, for all waiting callers, and writes the value into the memory.
  ///
  /// - Parameters:
  ///   - build: with a reference that this takes over, so that it is known in the end whether there is
  ///     another.
  ///   - record: a plain singleton; nobody follows what is created here.
  func buildPlainly(
    _ build: Unmanaged<Build>,
    _ record: RegistrationRecord,
    for chain: Frame?,
    at site: ShortSite,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) {
    // The build holds neither.
    defer {
      extendLifetime(self)
      extendLifetime(chain)
    }
    let instance: InstanceRecord
    do throws(ContainerError) {
      instance = try build.borrowing { build throws(ContainerError) in
        if let chain { try refuseChain(chain, before: build, of: record, at: site) }
        return try run(plainly: build, record, for: chain, at: site)
      }
    } catch {
      Build.leavePlainly(build)
      throw error
    }
    Build.leavePlainly(build)
    chain?.note(instance.provenance, from: self)
    instance.copy(into: destination)
  }

  private func run(
    plainly build: Build,
    _ record: RegistrationRecord,
    for chain: Frame?,
    at site: ShortSite
  ) throws(ContainerError) -> InstanceRecord {
    enter(build, on: .current)
    defer { endPlainly(build) }
    do {
      let instance = try Ambient.run(build) { try record.makeInstance(Resolver(build, in: self)) }
      try store(instance, of: build, record, for: chain, at: site)
      return instance
    } catch {
      throw end(build, after: error, of: record, Request(record.key, at: site, chain: chain))
    }
  }

  /// Stores a built instance, unless something newer has replaced it, and resumes its waiting
  /// callers.
  private func store(
    _ instance: InstanceRecord,
    of build: Build,
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
    try refuse(build, for: Request(record.key, at: site, chain: chain))
  }
}
