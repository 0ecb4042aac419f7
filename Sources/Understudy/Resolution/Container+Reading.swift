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
