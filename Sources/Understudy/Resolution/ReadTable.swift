import Synchronization

/// An array for looking up built instances without a lock: open addressing over the bits of their
/// keys.
///
/// Its container's lock guards writing. Readers that have announced themselves (``ReaderSlots``)
/// may read it meanwhile: an entry is complete before its instance is stored, and readers skip an
/// entry without one. The table does not own the instances.
struct ReadTable: Equatable, @unchecked Sendable {  // one writer; `instance` is atomic
  private struct Head {
    let mask: Int
    /// The table that this one replaced; it may still have readers.
    let older: ReadTable?
  }

  private struct Entry: ~Copyable {
    var bits: UInt = 0
    let instance = Atomic<Unmanaged<InstanceRecord>?>(nil)
    /// Only for the holder of the lock.
    var registration: Unmanaged<RegistrationRecord>?
  }

  /// An entry, without retain: valid while the table is published and the lock is held.
  struct Find {
    let instance: Unmanaged<InstanceRecord>
    let registration: Unmanaged<RegistrationRecord>

    /// Whether the entry has the key with these parts.
    @inline(__always)
    func matches(_ type: any Any.Type, _ name: String?, _ bits: UInt) -> Bool {
      instance._withUnsafeGuaranteedRef {
        $0.key.bits == bits && $0.key.type == type && $0.key.name == name
      }
    }
  }

  private let base: UnsafeMutableRawPointer

  init(capacity: Int, replacing older: ReadTable? = nil) {
    base = .allocate(
      byteCount: MemoryLayout<Head>.stride + capacity * MemoryLayout<Entry>.stride,
      alignment: 16
    )
    base.initializeMemory(as: Head.self, to: Head(mask: capacity - 1, older: older))
    for index in 0..<capacity { (entries + index).initialize(to: Entry()) }
  }

  /// The address that readers announce; even, and never 0.
  var address: UInt { UInt(bitPattern: base) }

  /// Makes the table at an address that the caller has announced.
  @inline(__always)
  init(at address: UInt) { base = UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped }

  var capacity: Int { head.pointee.mask + 1 }

  @inline(__always)
  private var head: UnsafeMutablePointer<Head> { base.assumingMemoryBound(to: Head.self) }

  @inline(__always)
  private var entries: UnsafeMutablePointer<Entry> {
    (base + MemoryLayout<Head>.stride).assumingMemoryBound(to: Entry.self)
  }
}

// MARK: - Finding

extension ReadTable {
  /// The instance for the parts of a key, for a caller that has announced the table or has the
  /// lock.
  @inline(__always)
  func find(_ type: any Any.Type, name: String?, bits: UInt) -> Unmanaged<InstanceRecord>? {
    search(type, name, bits).found
  }

  /// The instance and its registration, for a caller that has the lock.
  @inline(__always)
  func entry(_ type: any Any.Type, _ name: String?, _ bits: UInt) -> Find? {
    let (index, found) = search(type, name, bits)
    guard let instance = found, let registration = entries[index].registration else { return nil }
    return Find(instance: instance, registration: registration)
  }

  /// Searches for the key with the given parts.
  ///
  /// - Returns: the index where the key is, or would be.
  @inline(__always)
  private func search(
    _ type: any Any.Type,
    _ name: String?,
    _ bits: UInt
  ) -> (index: Int, found: Unmanaged<InstanceRecord>?) {
    let mask = head.pointee.mask
    var index = Int(truncatingIfNeeded: bits) & mask
    while let instance = entries[index].instance.load(ordering: .acquiring) {
      if entries[index].bits == bits {
        let matches = instance._withUnsafeGuaranteedRef {
          $0.key.type == type && $0.key.name == name
        }
        if matches { return (index, instance) }
      }
      index = (index &+ 1) & mask
    }
    return (index, nil)
  }
}

// MARK: - Changing

extension ReadTable {
  /// Stores an instance under its key; there must be room for it.
  ///
  /// - Returns: whether the key is new.
  func insert(_ find: Find) -> Bool {
    let bits = find.instance._withUnsafeGuaranteedRef(\.key.bits)
    let (index, found) = find.instance._withUnsafeGuaranteedRef {
      search($0.key.type, $0.key.name, $0.key.bits)
    }
    // Existing bits are not written again: readers look at them.
    if found == nil { entries[index].bits = bits }
    entries[index].registration = find.registration
    entries[index].instance.store(find.instance, ordering: .releasing)
    return found == nil
  }

  /// Returns a larger table with the same entries. This one stays linked behind it.
  func grown() -> ReadTable {
    // Small ones grow fast: each test's container starts small, and there are as many as there are
    // tests.
    let table = ReadTable(capacity: capacity < 128 ? 4 * capacity : 2 * capacity, replacing: self)
    for index in 0..<capacity {
      guard let instance = entries[index].instance.load(ordering: .relaxed),
        let registration = entries[index].registration
      else { continue }
      _ = table.insert(Find(instance: instance, registration: registration))
    }
    return table
  }
}

// MARK: - Ending

extension ReadTable {
  /// Whether an address belongs to this table, or to one linked behind it.
  func includes(_ address: UInt) -> Bool {
    var next: ReadTable? = self
    while let table = next {
      if table.address == address { return true }
      next = table.head.pointee.older
    }
    return false
  }

  /// Frees it and all tables linked behind it; there must be no readers.
  func free() {
    var next: ReadTable? = self
    while let table = next {
      next = table.head.pointee.older
      table.base.deallocate()
    }
  }
}
