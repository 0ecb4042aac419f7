import Synchronization

/// The fast path to an existing instance.
///
/// The code that callers inline is specialised for their types; the lookup itself knows no types.
extension Container {
  /// A read of an instance that must be ended.
  @usableFromInline
  struct Reading {
    @usableFromInline let instance: Unmanaged<InstanceRecord>
    /// The slot in which this thread announced that it reads; without one it holds the lock.
    @usableFromInline let slot: ReaderSlot?
  }

  /// Finds a built instance that any resolve of the key gives as it is.
  ///
  /// - Returns: the instance, guaranteed to live until ``endReading(_:)``, which must follow; only
  ///   its value may be copied before. `nil`, with nothing to end, if the slow path is needed.
  @usableFromInline
  func beginReading(_ type: any Any.Type, name: String?) -> Reading? {
    guard cell.detours.load(ordering: .relaxed) == 0 else { return nil }
    let address = cell.table.load(ordering: .relaxed)
    guard address != 0 else { return nil }
    let bits = Key.bits(of: type, name: name)
    let slot = cell.slots.own
    guard cell.enter(address, in: slot) else { return beginReadingLocked(type, name, bits) }
    if let instance = ReadTable(at: address).find(type, name: name, bits: bits) {
      return Reading(instance: instance, slot: slot)
    }
    slot.leave()
    return nil
  }

  @inline(never)
  private func beginReadingLocked(
    _ type: any Any.Type,
    _ name: String?,
    _ bits: UInt
  ) -> Reading? {
    lock.lock()
    if let instance = core.cache.find(type, name: name, bits: bits) {
      return Reading(instance: instance, slot: nil)
    }
    lock.unlock()
    return nil
  }

  @inlinable
  @inline(__always)
  func endReading(_ reading: Reading) {
    if let slot = reading.slot { slot.leave() } else { lock.unlock() }
    // Until here: what it releases when it ends, it releases without waiting for readers.
    extendLifetime(self)
  }

  /// The result of one lookup under the lock, if nothing but recorders has to be notified.
  enum Shortcut {
    /// A built instance, for a factory or where recorders listen: any resolve of the key gives it as
    /// it is.
    case hit(InstanceRecord)
    /// A transient that this container may make for any caller: the result of
    /// ``nextStep(of:for:hasWaited:)``, without its checks.
    case transient(RegistrationRecord)
    /// A singleton that nobody builds yet, claimed: the caller must run the build.
    case build(Unmanaged<Build>, RegistrationRecord)
    case none
  }

  func shortcut(for request: __shared Request) -> Shortcut {
    // Recorders hear of a request by its ``ResolveWatch``.
    guard request.sharing == nil, cell.isUnheard else { return .none }
    let key = request.key
    return shortcut(
      key.type,
      key.name,
      key.bits,
      for: request.chain,
      buildingAt: nil,
      isHeard: false
    )
  }

  /// - Parameters:
  ///   - site: the line that resolves, if the caller can run a build.
  ///   - isHeard: whether something listens.
  @inline(__always)
  func shortcut(
    _ type: any Any.Type,
    _ name: String?,
    _ bits: UInt,
    for chain: Frame?,
    buildingAt site: ShortSite?,
    isHeard: Bool
  ) -> Shortcut {
    guard !isHeard || !cell.isObserved else { return .none }
    // Other callers without a chain come here before there is a table for readers, and the long way
    // makes one.
    let takesHits = chain != nil || isHeard
    if site != nil { SpareFrames.prepare() }
    return withCore { core in
      if takesHits, let entry = core.cache.entry(type, name, bits) {
        if chain != nil {
          entry.registration._withUnsafeGuaranteedRef { $0.markDependedUpon() }
        }
        return .hit(entry.instance.takeUnretainedValue())
      }
      guard core.lifecycle == .open, !isHeard || !core.isDryRun,
        let found = core.registrations.findUnmanaged(type, name: name, bits: bits)
      else { return .none }
      return found._withUnsafeGuaranteedRef { record in
        // Plain registrations are not marked live, so other rules let them pass.
        if test?.mayGuard(record) == true { return .none }
        if record.isPlainTransient {
          if chain != nil { record.markDependedUpon() }
          core.noteUse(of: record)
          return .transient(found.takeUnretainedValue())
        }
        guard let site, record.isPlainSingleton, !followsCreations,
          core.instances.findUnmanaged(type, name: name, bits: bits) == nil,
          core.builds.isEmpty || core.builds[record.key] == nil
        else { return .none }
        if chain != nil { record.markDependedUpon() }
        core.noteUse(of: record)
        let build = Build.plain(record, in: self, below: chain, at: site, epoch: core.epoch)
        build._withUnsafeGuaranteedRef { core.builds.add($0) }
        return .build(build, found.takeUnretainedValue())
      }
    }
  }

  /// A built instance, if the fast path can return it.
  @inlinable
  @inline(__always)
  func read<Value>(_ type: Value.Type, name: String?) -> Value? {
    guard let reading = beginReading(Value.self, name: name) else { return nil }
    defer { endReading(reading) }
    // Its type is spelled out: the optional type would be inferred.
    let value: Value = reading.instance._withUnsafeGuaranteedRef { Self.value(of: $0) }
    return value
  }
}
