/// The slow path to an instance for synchronous callers, and what both paths record about it.
extension Container {
  /// Resolves on the slow path: claims the key and does what the claim says.
  ///
  /// - Parameter room: uninitialized memory for a value of the key's type.
  /// - Returns: `nil`, and no value, if nothing is registered.
  func fill(
    _ room: UnsafeMutableRawPointer,
    _ request: Request
  ) throws(ContainerError) -> Found? {
    guard let watch = ResolveWatch(self, request) else { return try look(room, request) }
    do {
      let found = try look(room, request)
      watch.end(request, found: found != nil)
      return found
    } catch {
      watch.end(request, error)
      throw error
    }
  }

  func look(
    _ room: UnsafeMutableRawPointer,
    _ request: Request
  ) throws(ContainerError) -> Found? {
    var asker = ContainerCore.Asker.thread
    while true {
      switch claim(request, for: asker) {
      case .ready(let instance):
        return deliver(instance, into: room, request)
      case .transient(let record):
        return try makeTransient(record, into: room, request)
      case .graph(let record):
        return try fillInGraph(room, request, record)
      case .build(let build, let record):
        try refuse(build, for: request)
        return deliver(try run(consume build, record, request), into: room, request)
      case .join(let build, let epoch):
        if let instance = try wait(for: build, since: epoch, request) {
          return deliver(instance, into: room, request)
        }
      case .hop(let record):
        guard asker == .thread, MainQueue.isCurrent else {
          throw .requiresAsync(context(request, registeredAt: record.site.site))
        }
        asker = .mainQueue
      case .missing:
        switch inherited(request.key) {
        case nil: return nil
        case .shared(let owner)?:
          do {
            let found = try owner.look(room, request)
            if let provenance = found?.provenance { noteLook(provenance, for: request.chain) }
            return found
          } catch {
            guard isOvertaken(error, request, askedOf: owner) else { throw error }
          }
        case .made(let record)?: return try makeInherited(record, into: room, request)
        }
      case .reported(let finding): reportLive(finding, request)
      case .refused(let refusal):
        throw reported(error(refusal, request), request)
      }
    }
  }

  func deliver(
    _ instance: InstanceRecord,
    into room: UnsafeMutableRawPointer,
    _ request: Request
  ) -> Found {
    request.chain?.note(instance.provenance, from: self)
    instance.copy(into: room)
    return Found(provenance: instance.provenance)
  }

  /// Records for the chain that this container found the key in an ancestor: its own registration
  /// of it would come first.
  func noteLook(_ found: DependencyRecord, for chain: Frame?) {
    guard let chain else { return }
    withCore { $0.noteAbsence(of: found.key) }
    chain.note(
      DependencyRecord(
        key: found.key,
        registration: found.registration,
        level: level,
        mark: found.mark
      ),
      from: self
    )
  }

  /// Records for the chain that it was built from something that this container gave before.
  func note(_ provenance: DependencyRecord, for chain: Frame) {
    record(for: provenance.key)?.markDependedUpon()
    chain.note(provenance, from: self)
    if withCore({ $0.registrations.find(provenance.key) == nil }) {
      noteLook(provenance, for: chain)
    }
  }

  /// Makes the types that a container can make itself; the last resort for a key without a
  /// registration.
  func derive(_ request: Request, into room: UnsafeMutableRawPointer) -> Found? {
    guard !isUnavailable, let maker = request.key.type as? any ContainerDerived.Type else {
      return nil
    }
    let target = InjectedTarget.of(request.key)
    if let chain = request.chain, chain.runs(in: self) { chain.noteLater(target, in: self) }
    let graph = request.origin ?? graph(of: request.chain, lookedUpBy: target)
    let reference = reference(for: request).made(in: graph)
    maker.derive(from: reference, request.key.name, into: room)
    return Found(provenance: DependencyRecord(key: request.key, registration: 0, level: level))
  }

  /// Records for the chain that it was built without the key.
  func noteAbsence(_ request: Request) {
    guard let chain = request.chain else { return }
    withCore { $0.noteAbsence(of: request.key) }
    chain.note(DependencyRecord(key: request.key, registration: 0, level: level), from: self)
  }

  /// The reference by which something made for this chain may hold the container.
  func reference(for chain: Frame?) -> ContainerReference {
    // If a shared instance holds it, it must not keep alive the container that holds the instance.
    reference(weakly: chain.map { $0.isHeldWeakly && $0.runs(in: self) } == true)
  }

  func reference(for request: Request) -> ContainerReference {
    request.isHeldWeakly ? reference(weakly: true) : reference(for: request.chain)
  }

  private func reference(weakly isWeak: Bool) -> ContainerReference {
    // What belongs to the app follows the current container: it must not bypass a test's.
    let publication = ProcessDefault.publication(of: self)
    if publication?.hasHappened == true { return .current }
    let own = isWeak ? ContainerReference.weakly(self) : .strongly(self)
    return publication.map { .until($0, own) } ?? own
  }
}
