import Synchronization

/// The least that a look-up of a shared instance can cost: one acquire load of an insert-only
/// table, a pointer hash with linear probing, and the retain of what is found.
///
/// Instances and tables live as long as the process, so a reader needs no reclamation.
final class PointerTable: Sendable {
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

  init(_ entries: [(key: any Any.Type, instance: AnyObject)]) {
    var capacity = 8
    while capacity < entries.count * 2 { capacity *= 2 }
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    slots.initialize(repeating: Slot(key: 0, instance: nil), count: capacity)
    for entry in entries {
      let key = Self.bits(of: entry.key)
      var index = Self.start(of: key) & (capacity - 1)
      while slots[index].key != 0 { index = (index + 1) & (capacity - 1) }
      slots[index] = Slot(key: key, instance: .passRetained(entry.instance))
    }
    let storage = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
    storage.initialize(to: Storage(mask: capacity - 1, slots: slots))
    published = Atomic(UInt(bitPattern: storage))
  }

  // A call, as any look-up in another module is one.
  @inline(never)
  func instance<Value: AnyObject>(of type: Value.Type) -> Value? {
    let address = published.load(ordering: .acquiring)
    let storage = UnsafePointer<Storage>(bitPattern: address).unsafelyUnwrapped.pointee
    let key = Self.bits(of: type)
    var index = Self.start(of: key) & storage.mask
    while true {
      let slot = storage.slots[index]
      if slot.key == key {
        // The key is the metatype the instance was stored under.
        return slot.instance.map { unsafeDowncast($0.takeUnretainedValue(), to: type) }
      }
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
