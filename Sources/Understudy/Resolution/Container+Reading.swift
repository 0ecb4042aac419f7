import Synchronization

/// The quick way to an instance that is there already.
///
/// What callers inline of it is specialised for their types; the look-up itself knows none.
extension Container {
  /// A look at an instance that has to be ended.
  @usableFromInline
  struct Reading {
    @usableFromInline let instance: Unmanaged<InstanceRecord>
    /// Where this thread has said that it reads; without one it holds the lock.
    @usableFromInline let slot: ReaderSlot?
  }

  /// Finds a built instance that any resolve of the key gives as it is.
  ///
  /// - Returns: the instance, guaranteed to live until ``endReading(_:)``, which has to follow and
  ///   before which nothing may be done but copy its value; `nil`, with nothing to end, where the
  ///   long way has to be taken.
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
    // Until here: what it lets go of when it ends, it lets go of without waiting for readers.
    extendLifetime(self)
  }

  /// What one look under the lock finds out, where nobody has to be told of it.
  enum Glance {
    /// A built instance, for a factory: any resolve of the key gives it as it is.
    case hit(InstanceRecord)
    /// A transient that this container may make for anybody: what ``look(_:_:)`` would find out,
    /// without the questions.
    case transient(RegistrationRecord)
    case neither
  }

  func glance(for request: __shared Request) -> Glance {
    guard cell.isUnheard else { return .neither }
    let hasChain = request.chain != nil
    // Plain transients bear no mark, so other rules let them pass.
    let isGuarded = self.isGuarded
    return withCore { core in
      if hasChain, let entry = core.cache.entry(for: request.key) {
        entry.registration._withUnsafeGuaranteedRef { $0.markDependedUpon() }
        return .hit(entry.instance.takeUnretainedValue())
      }
      guard !isGuarded, core.lifecycle == .open,
        let found = core.registrations.findUnmanaged(
          request.key.type,
          name: request.key.name,
          bits: request.key.bits
        )
      else { return .neither }
      let isPlain = found._withUnsafeGuaranteedRef { record in
        guard record.isPlainTransient, record.usage == nil else { return false }
        if hasChain { record.markDependedUpon() }
        return true
      }
      return isPlain ? .transient(found.takeUnretainedValue()) : .neither
    }
  }

  /// A built instance, if it can be had the quick way.
  @inlinable
  @inline(__always)
  func read<Value>(_ type: Value.Type, name: String?) -> Value? {
    guard let reading = beginReading(Value.self, name: name) else { return nil }
    defer { endReading(reading) }
    // Its type spelled out: it would be inferred as the optional one.
    let value: Value = reading.instance._withUnsafeGuaranteedRef { Self.value(of: $0) }
    return value
  }
}
