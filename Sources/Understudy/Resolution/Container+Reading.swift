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

  /// The same for a factory, which will have made its value from it.
  func hit(_ key: Key, for chain: Frame) -> InstanceRecord? {
    guard cell.isUnheard else { return nil }
    let found: InstanceRecord? = withCore { core in
      guard let entry = core.cache.entry(for: key) else { return nil }
      entry.registration._withUnsafeGuaranteedRef { $0.markDependedUpon() }
      return entry.instance.takeUnretainedValue()
    }
    if let found { chain.note(found.provenance, from: self) }
    return found
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
