import Synchronization

/// Reads that find a change, or nothing held yet.
extension InjectedStorage {
  /// Returns the instance, on the slow path.
  ///
  /// - Parameter reportsMisses: whether a strict mock reports a missing key to the test; the getter
  ///   does so itself.
  @usableFromInline
  @inline(never)
  func value<Value>(
    _ type: Value.Type,
    reportsMisses: Bool = true
  ) throws(ContainerError) -> Value {
    guard let container = reference.container else {
      return Container.value(of: try heldAfterTheEnd(type))
    }
    if let value = weaklyHeld(type, from: container) { return value }
    if let provision { try container.refuseOther(than: provision, at: ShortSite(site)) }
    let turn = lock.withLock { self.turn }
    if let instance = known(type, turn, in: container) { return Container.value(of: instance) }
    if let provision { try container.provide(provision, at: ShortSite(site)) }
    let mark = Mark(container)
    let (scope, kept) = begin(mark, in: container)
    defer { end(scope) }
    if let kept { return Container.value(of: kept) }
    let request = request(
      in: container,
      reportsMisses: reportsMisses,
      sharing: Sharing(in: scope, epoch: mark.epoch)
    )
    let found = try InjectedValue<Value>.find(request, in: container)
    return Container.value(of: keep(found, mark, turn, in: container))
  }

  @usableFromInline
  @inline(never)
  func value<Value>(_ type: Value.Type) async throws -> Value {
    guard let container = reference.container else {
      return Container.value(of: try heldAfterTheEnd(type))
    }
    if let value = weaklyHeld(type, from: container) { return value }
    if let provision { try container.refuseOther(than: provision, at: ShortSite(site)) }
    let turn = lock.withLock { self.turn }
    if let instance = known(type, turn, in: container) { return Container.value(of: instance) }
    if let provision { try container.provide(provision, at: ShortSite(site)) }
    let mark = Mark(container)
    let (scope, kept) = begin(mark, in: container)
    defer { end(scope) }
    if let kept { return Container.value(of: kept) }
    let request = request(
      in: container,
      reportsMisses: true,
      sharing: Sharing(in: scope, epoch: mark.epoch)
    )
    let found = try await InjectedValue<Value>.find(request, in: container)
    return Container.value(of: keep(found, mark, turn, in: container))
  }

  func description(_ type: any Any.Type) -> String {
    "\(Key(type, name: name)) of \(owner)"
  }

  /// The instance that was read before the container ended; a first read has no container to ask.
  private func heldAfterTheEnd(_ type: any Any.Type) throws(ContainerError) -> InstanceRecord {
    if let held = lock.withLock({ held })?.strong { return held }
    throw reference.gone(Key(type, name: name), site)
  }

  func request(
    in container: Container,
    reportsMisses: Bool,
    sharing: Sharing? = nil
  ) -> InjectedRequest {
    InjectedRequest(
      name: name,
      site: site,
      chain: container.ambientChain,
      reportsMisses: reportsMisses,
      isHeldWeakly: reference.isWeak,
      owner: reference.isMoving ? nil : owner,
      sharing: sharing,
      origin: reference.graph
    )
  }
}

// MARK: - First reads

extension InjectedStorage {
  /// Begins a first read.
  ///
  /// - Returns: the scope that concurrent readers share, and the instance, if one of them has just
  ///   kept it.
  private func begin(_ mark: Mark, in container: Container) -> (GraphScope, InstanceRecord?) {
    let (scope, kept) = lock.withLock { () -> (GraphScope, InstanceRecord?) in
      let isKept = isHeld(from: container.cell) && epoch == mark.epoch
      return (readers.enter(), isKept ? held : nil)
    }
    guard let kept = kept?.strong else { return (scope, nil) }
    if let chain = container.ambientChain { container.note(kept.provenance, for: chain) }
    return (scope, kept)
  }

  private func end(_ scope: GraphScope) { lock.withLock { readers.leave(scope) }?.end() }
}

// MARK: - Keeping

extension InjectedStorage {
  /// The instance that is held or built already, as a `TypedInstance` of the type.
  private func known<Value>(
    _ type: Value.Type,
    _ turn: UInt32,
    in container: Container
  ) -> InstanceRecord? {
    if let held = rechecked(type, turn, in: container) { return held }
    guard let (built, mark) = container.built(InjectedValue<Value>.keyType, name: name) else {
      return nil
    }
    return keep(InjectedValue<Value>.instance(from: built), mark, turn, in: container)
  }

  /// The instance held weakly, if nothing has changed since it was read and it still exists.
  private func weaklyHeld<Value>(_ type: Value.Type, from container: Container) -> Value? {
    guard isWeak else { return nil }
    let cell = container.cell
    let held = lock.withLock { () -> InstanceRecord? in
      isHeld(from: cell) && cell.isUndisturbed(since: epoch) ? self.held : nil
    }
    // What an injection of `Value` keeps weakly is one of `WeakInstance<Value>`.
    return held.flatMap { unsafeDowncast($0, to: WeakInstance<Value>.self).value }
  }

  /// The held instance after a change, if it is still the right one.
  private func rechecked(
    _ type: any Any.Type,
    _ turn: UInt32,
    in container: Container
  ) -> InstanceRecord? {
    let (last, since) = lock.withLock { () -> (InstanceRecord?, UInt64) in
      (isHeld(from: container.cell) ? held : nil, reset)
    }
    guard let held = last, let instance = held.strong else { return nil }
    // A hook has read the instance before it was complete: the graph knows its final provenance.
    if let graph = reference.graph, graph.hasCompleted(held.provenance) { return nil }
    let mark = Mark(container)
    guard container.stillGives(held.provenance, heldSince: since) else {
      return nil
    }
    if let chain = container.ambientChain { container.note(held.provenance, for: chain) }
    // Not kept, so that a read of the next test is reported to that one.
    if container.isPastItsTest {
      reportLeftover(type, in: container)
      return instance
    }
    return keep(instance, mark, turn, in: container)
  }

  /// Holds the instance for later reads and returns the one that counts.
  ///
  /// - Parameter turn: the number of own resets when the read began.
  func keep(
    _ instance: InstanceRecord,
    _ mark: Mark,
    _ turn: UInt32,
    in container: Container
  ) -> InstanceRecord {
    // What its graph lends may hold the owner, and is not kept alive. It is checked at each read.
    let isLent = reference.graph?.hasLent(instance.provenance) == true
    let earlier = self.earlier(than: instance, mark, in: container)
    let staysLent = earlier.isSame && earlier.isLent
    // What it holds strongly from within the resolve stays so, and what it holds as lent stays
    // lent.
    let isHeldWeakly = isWeak || staysLent || isLent && !(earlier.isSame && earlier.isStrong)
    let next = isHeldWeakly ? instance.weakened : instance
    let epochRead = isHeldWeakly && !isWeak ? .max : mark.epoch
    let cell = reference.isMoving ? container.cell : nil
    // Two first readers of a transient agree on one: an instance held for this very state wins, and
    // so does one held from before or after a change that does not concern it. A reader from before
    // any other change has its own, and leaves alone what was read after the change.
    let (kept, old) = lock.withLock { () -> (InstanceRecord, (InstanceRecord?, ChangeCounter?)) in
      if turn != self.turn { return (instance, (nil, nil)) }
      if let held, isHeld(from: container.cell) {
        if earlier.isStillRight, held === earlier.held { return (held, (nil, nil)) }
        if epoch != .max, epoch > mark.epoch { return (instance, (nil, nil)) }
        if epoch == mark.epoch, let held = held.strong { return (held, (nil, nil)) }
      }
      let old = (held, origin)
      (held, epoch, reset, origin) = (next, epochRead, mark.reset, cell)
      return (instance, old)
    }
    extendLifetime(old)  // released here, outside the lock
    return kept
  }

  /// The held instance, compared with the one to be held next.
  private struct Earlier {
    let held: InstanceRecord?
    /// Whether both are the same object.
    var isSame = false
    var isStrong = false
    var isLent = false
    /// Whether they differ, and no change in between concerns the held one.
    var isStillRight = false
  }

  private func earlier(
    than instance: InstanceRecord,
    _ mark: Mark,
    in container: Container
  ) -> Earlier {
    let (held, epoch, reset) = lock.withLock {
      isHeld(from: container.cell) ? (self.held, self.epoch, self.reset) : (nil, .max, 0)
    }
    guard let held else { return Earlier(held: nil) }
    var earlier = Earlier(held: held)
    earlier.isStrong = held.isCacheable
    earlier.isLent = !isWeak && !held.isCacheable && epoch == .max
    if held.provenance === instance.provenance {
      earlier.isSame = true
    } else {
      earlier.isSame = held.object.map { $0 === instance.object } == true
      let (first, since) =
        epoch < mark.epoch ? (held.provenance, reset) : (instance.provenance, mark.reset)
      earlier.isStillRight =
        epoch != mark.epoch && held.isCacheable && container.stillGives(first, heldSince: since)
    }
    return earlier
  }
}

/// The moment of a read: the state of the container just before.
struct Mark {
  let epoch: UInt64
  let reset: UInt64
}

extension Mark {
  init(_ container: Container) {
    // Both at one moment: with an epoch from before a reset and its count from after, an instance
    // built before would look as if it had been built since.
    (epoch, reset) = container.withCore { ($0.epoch, $0.resetCount) }
  }
}

extension Container {
  /// The instance that a resolve of the type gives directly, and the moment of that state.
  @inline(__always)
  func built(_ type: any Any.Type, name: String?) -> (InstanceRecord, Mark)? {
    guard cell.detours.load(ordering: .relaxed) == 0 else { return nil }
    let bits = Key.bits(of: type, name: name)
    return withCore { core in
      core.cache.find(type, name: name, bits: bits).map {
        ($0.takeUnretainedValue(), Mark(epoch: core.epoch, reset: core.resetCount))
      }
    }
  }
}
