import Synchronization

/// The quick way to an instance that is there already.
///
/// What callers inline of it is specialised for their types; the look-up itself knows none.
extension Container {
  /// Finds a built instance that any resolve of the key gives as it is.
  ///
  /// - Returns: the instance, guaranteed to live until ``endReading()``, which has to follow; `nil`,
  ///   with nothing to end, where the long way has to be taken.
  @usableFromInline
  func beginReading(_ type: any Any.Type, name: String?) -> Unmanaged<InstanceRecord>? {
    guard cell.detours.load(ordering: .relaxed) == 0 else { return nil }
    let bits = Key.bits(of: type, name: name)
    lock.lock()
    if let instance = core.cached(type, name: name, bits: bits) { return instance }
    lock.unlock()
    return nil
  }

  @inlinable
  @inline(__always)
  func endReading() { lock.unlock() }

  /// A built instance, if it can be had the quick way.
  @inlinable
  @inline(__always)
  func read<Value>(_ type: Value.Type, name: String?) -> Value? {
    guard let instance = beginReading(type, name: name) else { return nil }
    defer { endReading() }
    return instance._withUnsafeGuaranteedRef { Self.value(of: $0) }
  }
}
