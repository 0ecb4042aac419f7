import Synchronization

extension Container {
  /// The instance for a type, now.
  ///
  /// A built singleton comes back at once; otherwise its factory runs here, or, if it runs on
  /// another thread already, the call waits for that one. It never waits for a task or an actor.
  ///
  /// ```swift
  /// let mailer = try container.resolve((any Mailer).self)
  /// let backup: any Mailer = try container.resolve(name: "backup")
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError``: nothing registered, a cycle, a factory that failed, something
  ///   only asynchronous code can build, a closed container.
  /// - Complexity: O(1) for a built instance.
  @inlinable
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value {
    if let reading = beginReading(Value.self, name: name) {
      defer { endReading(reading) }
      return reading.instance._withUnsafeGuaranteedRef { Self.value(of: $0) }
    }
    return try withRoom(for: type) { room throws(ContainerError) in
      try fetch(Value.self, name, at: ShortSite(file: fileID, line: line), into: room)
    }
  }

  /// The instance for a type, or `nil` if nothing is registered for it.
  ///
  /// - Throws: ``ContainerError`` for everything but an absent registration; a failing factory is
  ///   not an absent one.
  public func resolveIfRegistered<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value? {
    try resolvedIfRegistered(
      type,
      Request(
        Key(Value.self, name: name),
        at: ShortSite(file: fileID, line: line),
        chain: ambientChain
      )
    )?.value
  }

  /// The instance for a type, where being without it is a programmer's error: it traps.
  ///
  /// The error's whole text is printed first. In tests prefer ``resolve(_:name:fileID:line:)``,
  /// which fails one test and not the process.
  @inlinable
  public func require<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Value {
    do {
      return try resolve(type, name: name, fileID: fileID, line: line)
    } catch {
      trap(after: error, at: SourceSite(fileID: fileID, line: line))
    }
  }

  @usableFromInline
  func trap(after error: ContainerError, at site: SourceSite) -> Never {
    if severity(of: error) == nil {
      IssueOutlet.record(ContainerIssue(error.description, at: site), preferring: sink)
    }
    fatalError("\(site): \(error)")
  }

  /// The instance as the type its key stands for.
  @inlinable
  @inline(__always)
  static func value<Value>(of instance: InstanceRecord) -> Value {
    // What is kept under the key of `Value`, its factory made as a `TypedInstance<Value>`.
    unsafeDowncast(instance, to: TypedInstance<Value>.self).value
  }

  /// The long way, without the type: puts the value where uninitialized room for it is.
  @usableFromInline
  func fetch(
    _ type: any Any.Type,
    _ name: String?,
    at site: ShortSite,
    into room: UnsafeMutableRawPointer
  ) throws(ContainerError) {
    let chain = ambientChain
    if let hit = recordedHit(type, name, at: site, for: chain) { return hit.copy(into: room) }
    _ = try fetch(Request(Key(type, name: name), at: site, chain: chain), into: room)
  }

  func fetch(
    _ request: Request,
    into room: UnsafeMutableRawPointer
  ) throws(ContainerError) -> Found {
    if let found = try fetchIfRegistered(request, into: room) { return found }
    noteAbsence(request)
    throw missed(request)
  }

  /// - Returns: `nil`, and no value, if nothing is registered and the type is none that any container
  ///   can make.
  func fetchIfRegistered(
    _ request: Request,
    into room: UnsafeMutableRawPointer
  ) throws(ContainerError) -> Found? {
    switch glance(for: request) {
    case .hit(let instance): return deliver(instance, into: room, request)
    case .transient(let record): return try makeTransient(record, into: room, request)
    case .neither: break
    }
    return try fill(room, request) ?? derive(request, into: room)
  }

  func resolved<Value>(
    _ type: Value.Type,
    _ request: Request
  ) throws(ContainerError) -> Resolved<Value> {
    var found = Found(provenance: nil)
    let value: Value = try withRoom(for: type) { room throws(ContainerError) in
      found = try fetch(request, into: room)
    }
    return Resolved(value: value, provenance: found.provenance)
  }

  func resolvedIfRegistered<Value>(
    _ type: Value.Type,
    _ request: Request
  ) throws(ContainerError) -> Resolved<Value>? {
    var provenance: Provenance?
    let value = try withRoomIfNeeded(for: type) { room throws(ContainerError) in
      guard let found = try fetchIfRegistered(request, into: room) else { return false }
      provenance = found.provenance
      return true
    }
    if let value { return Resolved(value: value, provenance: provenance) }
    if isUnavailable || isEscape { throw missed(request) }
    noteAbsence(request)
    return nil
  }

  /// The long way: claims the key and does what the claim says.
  ///
  /// - Parameter room: uninitialized room for a value of the key's type.
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
        guard let graph = request.chain?.graph else {
          return try makeTransient(record, into: room, request)
        }
        return try fill(room, request, record, sharedIn: graph)
      case .build(let build, let record):
        try refuse(build, for: request)
        return deliver(try run(build, record, request), into: room, request)
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

  /// Notes for the chain that this container found the key above: its own registration of it would
  /// come first.
  func noteLook(_ found: Provenance, for chain: Frame?) {
    guard let chain else { return }
    withCore { $0.noteAbsence(of: found.key) }
    chain.note(
      Provenance(
        key: found.key,
        registration: found.registration,
        level: level,
        mark: found.mark
      ),
      from: self
    )
  }

  /// Notes for the chain that it was built from something that this container gave before.
  func note(_ provenance: Provenance, for chain: Frame) {
    record(for: provenance.key)?.markDependedUpon()
    chain.note(provenance, from: self)
    if withCore({ $0.registrations.find(provenance.key) == nil }) {
      noteLook(provenance, for: chain)
    }
  }

  /// The last resort for a key without a registration: types the container can make itself.
  func derive(_ request: Request, into room: UnsafeMutableRawPointer) -> Found? {
    guard !isUnavailable, let maker = request.key.type as? any ContainerDerived.Type else {
      return nil
    }
    if let chain = request.chain, chain.container === self {
      chain.noteLater(InjectedTarget.of(request.key))
    }
    maker.derive(from: reference(for: request), request.key.name, into: room)
    return Found(provenance: Provenance(key: request.key, registration: 0, level: level))
  }

  /// Notes for the chain that it was built without the key.
  func noteAbsence(_ request: Request) {
    guard let chain = request.chain else { return }
    withCore { $0.noteAbsence(of: request.key) }
    chain.note(Provenance(key: request.key, registration: 0, level: level), from: self)
  }

  /// How something made for this chain may hold the container.
  func reference(for chain: Frame?) -> ContainerReference {
    // Held by a shared instance, it must not keep alive the container that holds the instance.
    reference(weakly: chain.map { $0.isHeldWeakly && $0.container === self } == true)
  }

  func reference(for request: Request) -> ContainerReference {
    request.isHeldWeakly ? reference(weakly: true) : reference(for: request.chain)
  }

  private func reference(weakly isWeak: Bool) -> ContainerReference {
    // What belongs to the app follows the current container: it must not reach around a test's.
    let publication = ProcessDefault.publication(of: self)
    if publication?.hasHappened == true { return .current }
    let own = isWeak ? ContainerReference.weakly(self) : .strongly(self)
    return publication.map { .until($0, own) } ?? own
  }
}
