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
    within binding: Ambient.Binding,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) {
    defer {
      Build.leavePlainly(build)
      // The build holds neither.
      extendLifetime(self)
      extendLifetime(chain)
    }
    if let chain { try refuseChain(chain, before: build, of: record, at: site) }
    build._withUnsafeGuaranteedRef { enter($0, on: .current) }
    defer { build._withUnsafeGuaranteedRef { endPlainly($0) } }
    do {
      let frame = Unmanaged<Frame>.fromOpaque(build.toOpaque())
      let instance = try Ambient.run(frame, within: binding) {
        try frame._withUnsafeGuaranteedRef { try record.makeInstance(Resolver($0, in: self)) }
      }
      try store(instance, of: build, record, for: chain, at: site)
      chain?.note(instance, from: self)
      instance.copy(into: destination)
    } catch {
      let request = Request(record.key, at: site, chain: chain)
      throw build._withUnsafeGuaranteedRef { end($0, after: error, of: record, request) }
    }
  }

  /// Stores a built instance, unless something newer has replaced it, and resumes its waiting
  /// callers.
  private func store(
    _ instance: InstanceRecord,
    of build: Unmanaged<Build>,
    _ record: RegistrationRecord,
    for chain: Frame?,
    at site: ShortSite
  ) throws(ContainerError) {
    guard !AttachedDoubles.mayBe(in: instance) || AttachedDoubles.find(in: instance) == nil else {
      let request = Request(record.key, at: site, chain: chain)
      return try build.borrowing { build throws(ContainerError) in
        try complete(build, instance, record, request)
      }
    }
    var retired = ContainerCore.Retired()
    let ending = withCore { core in
      build._withUnsafeGuaranteedRef { core.finish($0, instance, retired: &retired) }
    }
    extendLifetime(retired)  // released here, outside the lock
    build._withUnsafeGuaranteedRef { _ = $0.finish(.built(instance, ending)) }
  }

  /// Throws if the build must not begin: see ``refuse(_:for:)``.
  private func refuseChain(
    _ chain: Frame,
    before build: Unmanaged<Build>,
    of record: RegistrationRecord,
    at site: ShortSite
  ) throws(ContainerError) {
    let epoch = build._withUnsafeGuaranteedRef(\.epoch)
    guard
      chain.outermost.build?.epoch != epoch || chain.depth % StackGuard.interval == 0
        || !chain.runs(in: self)
    else { return }
    let request = Request(record.key, at: site, chain: chain)
    try build.borrowing { build throws(ContainerError) in try refuse(build, for: request) }
  }
}
