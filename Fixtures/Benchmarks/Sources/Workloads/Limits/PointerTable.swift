import Synchronization

/// The least that a look-up of a shared instance can cost: one acquire load of an insert-only
/// table, a pointer hash with linear probing, and the retain of what is found.
///
/// Instances and tables live as long as the process, so a reader needs no reclamation.
final class PointerTable: Sendable {
  /// An instance under its type; what is no class comes in a ``Boxed``.
  struct Entry: Sendable {
    let key: UInt
    let instance: any AnyObject & Sendable

    init(_ key: any Any.Type, _ instance: any AnyObject & Sendable) {
      self.key = PointerTable.bits(of: key)
      self.instance = instance
    }
  }

  private struct Slot {
    var key: UInt
    var instance: Unmanaged<AnyObject>?
  }

  private struct Storage {
    let mask: Int
    let slots: UnsafeMutablePointer<Slot>
  }

  // The address of a `Storage`; as an integer, because a pointer is not `Sendable`.
  private let published: Atomic<UInt>

  init(_ entries: [Entry]) {
    var capacity = 8
    while capacity < entries.count * 2 { capacity *= 2 }
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    slots.initialize(repeating: Slot(key: 0, instance: nil), count: capacity)
    for entry in entries {
      var index = Self.start(of: entry.key) & (capacity - 1)
      while slots[index].key != 0 { index = (index + 1) & (capacity - 1) }
      slots[index] = Slot(key: entry.key, instance: .passRetained(entry.instance))
    }
    let storage = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
    storage.initialize(to: Storage(mask: capacity - 1, slots: slots))
    published = Atomic(UInt(bitPattern: storage))
  }

  // A call, as any look-up in another module is one.
  @inline(never)
  func instance<Value: AnyObject>(of type: Value.Type) -> Value? {
    // The key is the metatype the instance was stored under.
    found(type).map { unsafeDowncast($0.takeUnretainedValue(), to: type) }
  }

  /// The value of what is no class.
  @inline(never)
  func value<Value: Sendable>(of type: Value.Type) -> Value? {
    // What is no class was stored in a box of its type.
    found(type)?._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Boxed<Value>.self).value }
  }

  @inline(__always)
  private func found(_ type: any Any.Type) -> Unmanaged<AnyObject>? {
    let address = published.load(ordering: .acquiring)
    let storage = UnsafePointer<Storage>(bitPattern: address).unsafelyUnwrapped.pointee
    let key = Self.bits(of: type)
    var index = Self.start(of: key) & storage.mask
    while true {
      let slot = storage.slots[index]
      if slot.key == key { return slot.instance }
      if slot.key == 0 { return nil }
      index = (index + 1) & storage.mask
    }
  }

  @inline(__always)
  private static func bits(of type: any Any.Type) -> UInt {
    UInt(bitPattern: ObjectIdentifier(type))
  }

  @inline(__always)
  private static func start(of key: UInt) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}

/// A value as an object.
final class Boxed<Value: Sendable>: Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
