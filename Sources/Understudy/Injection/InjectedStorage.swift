public import Synchronization

/// The captured container and the instance of an injection, with the type erased, because looking
/// up the metadata of generic types costs more than the rest.
///
/// States: *unread*; *being read*, by one or several readers, which share one instance (see
/// ``FirstReaders``); *held* (an instance, with the epoch it was read in). A held instance is
/// returned while the container's epoch stays the same. After a change it is checked: it stays if a
/// resolve would still give it; otherwise the next read resolves anew. If the container is closed
/// or gone, a held instance stays held. A reset makes it *unread*, and a read from before the reset
/// keeps nothing. *Given*: it was made of its instance, has no container, and stays so.
///
/// A read takes the instance out under the lock. Otherwise the reader's reference could be released
/// elsewhere before it is retained.
@usableFromInline
final class InjectedStorage: @unchecked Sendable {  // what changes is reached under `lock` alone
  let name: String?
  let file: StaticString
  let line: UInt
  let owner: StaticString
  let reference: ContainerReference
  let isWeak: Bool
  /// The registration to make if there is none, for a typed key.
  let provision: Provision?
  /// The cell that shows changes; `nil` if a read has to check more.
  ///
  /// Unowned, because `reference` holds it.
  @usableFromInline let cell: Unmanaged<ChangeCounter>?
  /// The container that a strong `reference` holds.
  private let container: Unmanaged<Container>?
  @usableFromInline let lock = LockWord()
  /// A `TypedInstance` of the injected type, or one that holds it weakly.
  @exclusivity(unchecked)
  @usableFromInline var held: InstanceRecord?
  /// The epoch of the read; unreachable while it is unread, and for what its graph lends.
  @exclusivity(unchecked)
  @usableFromInline var epoch = UInt64.max
  /// The number of resets of the container at the read.
  @exclusivity(unchecked)
  var reset: UInt64 = 0
  /// The cell of the container that gave the instance, if another one may be asked next.
  @exclusivity(unchecked)
  var origin: ChangeCounter?
  /// The number of its own resets.
  @exclusivity(unchecked)
  var turn: UInt32 = 0
  @exclusivity(unchecked)
  var readers = FirstReaders()

  @usableFromInline
  init(
    of type: any Any.Type,
    _ hold: InjectionReference,
    name: String?,
    file: StaticString,
    line: UInt,
    owner: StaticString,
    provision: Provision? = nil,
    asking given: Container? = nil
  ) {
    let reference: ContainerReference =
      if let given {
        .strongly(given)
      } else {
        hold == .current
          ? .current : .captured(for: type, name: name, at: provision == nil ? file : nil, line)
      }
    isWeak = hold == .weak
    container = reference.unmanagedContainer
    if hold == .weak {
      cell = nil
    } else if let container {
      cell = container._withUnsafeGuaranteedRef { .passUnretained($0.cell) }
    } else {
      cell = reference.cell.map(Unmanaged.passUnretained)
    }
    // Last, so that they are moved here and not counted.
    self.reference = reference
    self.provision = provision
    self.name = name
    self.file = file
    self.line = line
    self.owner = owner
  }

  /// Makes the storage of a given instance.
  init(given instance: InstanceRecord, file: StaticString, line: UInt, owner: StaticString) {
    (name, provision, isWeak, container) = (nil, nil, false, nil)
    (self.file, self.line, self.owner) = (file, line, owner)
    reference = .current
    cell = .passUnretained(Self.still)
    (held, epoch) = (instance, 0)
  }

  /// A cell of no container, which never changes.
  private static let still = ChangeCounter()

  private var isGiven: Bool {
    cell?.toOpaque() == Unmanaged.passUnretained(Self.still).toOpaque()
  }

  var site: SourceSite { SourceSite(fileID: file, line: line) }

  /// Drops what was read, so that the next read resolves anew.
  func forget() {
    if isGiven { return }
    let (scope, old) = lock.withLock { () -> (GraphScope?, (InstanceRecord?, ChangeCounter?)) in
      defer { (held, epoch, origin, turn) = (nil, .max, nil, turn &+ 1) }
      return (readers.dismiss(), (held, origin))
    }
    scope?.end()
    extendLifetime(old)  // released here, outside the lock
  }

  func isHeld(from cell: ChangeCounter) -> Bool { origin == nil || origin === cell }
}

// MARK: - Fast reads

extension InjectedStorage {
  /// The instance, if nothing has changed since it was read, or if this is the first read and the
  /// container has it.
  @inlinable
  @inline(__always)
  func ready<Value>(_ type: Value.Type) -> Value? {
    guard let held = lockReady(type) else { return nil }
    defer { lock.unlock() }
    // What an injection of `Value` keeps strongly is one of `TypedInstance<Value>`.
    return held._withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: TypedInstance<Value>.self).value
    }
  }

  /// The result of ``ready(_:)`` with the lock held, which keeps it alive.
  @inlinable
  @inline(__always)
  func lockReady<Value>(_ type: Value.Type) -> Unmanaged<InstanceRecord>? {
    // No container has an instance of an optional type: the optional stands for its wrapped type.
    let built: (any Any.Type)? = _isOptional(type) ? nil : type
    guard let cell else { return lockReadyElsewhere(built) }
    lock.lock()
    // The order matters to the compiler: what is loaded after the atomics needs no retain.
    if cell._withUnsafeGuaranteedRef({ $0.isUndisturbed(since: epoch) }), let held {
      return .passUnretained(held)
    }
    return keepLockedFirst(built)
  }

  /// The result of ``lockReady(_:)`` if another container may be asked at each read.
  @usableFromInline
  @inline(never)
  func lockReadyElsewhere(_ type: (any Any.Type)?) -> Unmanaged<InstanceRecord>? {
    guard !isWeak else { return nil }
    guard reference.isFollowing else { return lockAfterHolding(type) }
    if let ambient = Ambient.current {
      // A task started in a factory may outlive it, and then does not hold its container.
      guard ambient.holdsContainer else { return lockAfterHolding(type) }
      let override = ambient.container
      let cell = Unmanaged.passUnretained(override.cell)
      return lockHeld(from: cell) ?? lockFirst(type, in: override)
    }
    let known = Container.defaultCell
    if let known, let held = lockHeld(from: known) { return held }
    return lockAfterHolding(type, withoutOverride: true, isUnread: known != nil)
  }

  @inline(__always)
  private func lockHeld(from cell: Unmanaged<ChangeCounter>) -> Unmanaged<InstanceRecord>? {
    lock.lock()
    if let origin, Unmanaged.passUnretained(origin).toOpaque() == cell.toOpaque(),
      origin.isUndisturbed(since: epoch), let held
    {
      return .passUnretained(held)
    }
    lock.unlock()
    return nil
  }

  /// Keeps the lock, which the caller holds, if nothing was held and the container has built it.
  @usableFromInline
  @inline(never)
  func keepLockedFirst(_ type: (any Any.Type)?) -> Unmanaged<InstanceRecord>? {
    // A typed key's first read checks which declaration was built: see ``value(_:reportsMisses:)``.
    if held == nil, provision == nil, let type, let container {
      // One lock inside the other, in this order everywhere: a container never reads an injection.
      let found = container._withUnsafeGuaranteedRef { $0.built(type, name: name) }
      if let (built, mark) = found { return hold(built, mark) }
    }
    lock.unlock()
    guard container == nil,
      let cell = holdFirst(type, withoutOverride: false, isUnread: true)
    else { return nil }
    lock.lock()
    if cell.isUndisturbed(since: epoch), let held { return .passUnretained(held) }
    lock.unlock()
    return nil
  }

  @inline(__always)
  private func lockAfterHolding(
    _ type: (any Any.Type)?,
    withoutOverride: Bool = false,
    isUnread: Bool = false
  ) -> Unmanaged<InstanceRecord>? {
    guard let cell = holdFirst(type, withoutOverride: withoutOverride, isUnread: isUnread)
    else { return nil }
    return lockHeld(from: .passUnretained(cell))
  }

  /// Holds what the container has built, if nothing is held yet.
  ///
  /// For a container to which this may be the last reference: releasing it runs the deinitializers
  /// of its instances, and so must not happen inside the lock.
  ///
  /// - Parameters:
  ///   - withoutOverride: whether the task is known to have none, and its container to be current.
  ///   - isUnread: whether nothing from that container was held a moment ago.
  /// - Returns: the cell of the container, or `nil` if nothing from there is held.
  @inline(never)
  private func holdFirst(
    _ type: (any Any.Type)?,
    withoutOverride: Bool,
    isUnread: Bool
  ) -> ChangeCounter? {
    guard let container = withoutOverride ? .inReach : reference.container else { return nil }
    let cell = container.cell
    let held = isUnread ? nil : lockHeld(from: .passUnretained(cell))
    guard held ?? lockFirst(type, in: container) != nil else { return nil }
    withExtendedLifetime(container) { lock.unlock() }
    return cell
  }

  /// Takes the lock and holds what the container has built, if nothing is held yet.
  @inline(__always)
  private func lockFirst(
    _ type: (any Any.Type)?,
    in container: Container
  ) -> Unmanaged<InstanceRecord>? {
    guard provision == nil, let type, let (built, mark) = container.built(type, name: name)
    else { return nil }
    lock.lock()
    guard held == nil else {
      // This may be the last reference to it, which must not be released inside the lock.
      withExtendedLifetime(built) { lock.unlock() }
      return nil
    }
    if cell == nil { origin = container.cell }
    return hold(built, mark)
  }

  /// Holds it for the first time, under the lock.
  @inline(__always)
  private func hold(
    _ built: consuming InstanceRecord,
    _ mark: Mark
  ) -> Unmanaged<InstanceRecord> {
    let unmanaged = Unmanaged.passUnretained(built)
    held = built
    (epoch, reset) = (mark.epoch, mark.reset)
    return unmanaged
  }
}

extension ChangeCounter {
  @inlinable
  @inline(__always)
  func isUndisturbed(since epoch: UInt64) -> Bool {
    self.epoch.load(ordering: .acquiring) == epoch && isBuildingNothing
  }
}

extension ContainerReference {
  /// The container that it holds strongly, and that answers every lookup. Not inlined, where it would
  /// be retained.
  @inline(never)
  fileprivate var unmanagedContainer: Unmanaged<Container>? {
    if case .strongly(let container) = self { .passUnretained(container) } else { nil }
  }

  /// The cell of the container that answers every lookup, valid while this reference is held.
  fileprivate var cell: ChangeCounter? {
    switch self {
    case .strongly(let container): container.cell
    case .weakly(let weak): weak.cell
    case .current, .until: nil
    case .inGraph(_, let reference): reference.cell
    }
  }
}

extension InjectedStorage: InstanceKeeper {
  @usableFromInline package var keptValues: [Any] {
    // An instance held weakly is not kept.
    guard let held = lock.withLock({ held }), held.isCacheable else { return [] }
    return [held.anyValue]
  }
}
