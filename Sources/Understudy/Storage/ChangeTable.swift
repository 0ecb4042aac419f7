/// The header that precedes a table's slots in memory.
struct ChangeTableHeader {
  /// The number of taken slots.
  var count = 0
  /// The number of slots, a power of two, minus one.
  var mask: Int
}

/// A change in a table, with the bits of its key so that most lookups need not dereference it.
struct ChangeTableSlot {
  var bits: UInt = 0
  var change = MapChange.empty
}

/// The changes of a map by key: open addressing with linear probing, in one allocation.
///
/// Invariants: at least one slot is empty, so that every search ends; no slot between the one that
/// the bits of a key select and the one that has its change is empty. A taken slot owns a reference
/// to its leaf.
final class ChangeTable: ManagedBuffer<ChangeTableHeader, ChangeTableSlot> {
  deinit { visit { $0.leaf.release() } }

  /// The number of changes that a table with that many slots may hold: three quarters.
  static func room(in slots: Int) -> Int { slots - slots / 4 }

  /// Makes an empty table with room for that many changes.
  static func make(for count: Int) -> ChangeTable {
    var slots = 4
    // No size between those of a usual test and of a whole app: each block of more than a kilobyte makes
    // the allocator tidy up, which takes as long as ten changes.
    while room(in: slots) < count { slots *= slots < 16 ? 4 : 16 }
    let buffer = create(minimumCapacity: slots) { _ in ChangeTableHeader(mask: slots - 1) }
    // `create` makes an object of the class that it is called on, which is this final class.
    let table = unsafeDowncast(buffer, to: ChangeTable.self)
    table.slots.initialize(repeating: ChangeTableSlot(), count: slots)
    return table
  }

  func hasRoom(for extra: Int) -> Bool { head.count + extra <= Self.room(in: head.mask + 1) }

  /// The change of the key with these parts.
  func find(_ type: any Any.Type, _ name: String?, _ bits: UInt) -> MapChange? {
    let change = slots[index(type, name, bits)].change
    return change.isEmpty ? nil : change
  }

  /// Stores a change, replacing an earlier one of the key. There must be room.
  func put(_ leaf: MapLeaf, isRemoval: Bool) -> MapChanges.Former {
    let index = index(leaf.key.type, leaf.key.name, leaf.key.bits)
    let old = slots[index].change
    slots[index] = ChangeTableSlot(
      bits: leaf.key.bits,
      change: MapChange(.passRetained(leaf), isRemoval: isRemoval)
    )
    guard !old.isEmpty else {
      head.count += 1
      return .unchanged
    }
    let former = old.leaf.takeRetainedValue()
    return old.isRemoval ? .removed : .leaf(former)
  }

  /// Removes the change of the key, which must exist.
  func forget(_ key: Key) {
    var gap = index(key.type, key.name, key.bits)
    let forgotten = slots[gap].change.leaf
    var next = following(gap)
    // Entries that were placed behind it only because the slot was taken move up.
    while !slots[next].change.isEmpty {
      if distance(from: start(slots[next].bits), to: next) >= distance(from: gap, to: next) {
        slots[gap] = slots[next]
        gap = next
      }
      next = following(next)
    }
    slots[gap] = ChangeTableSlot()
    head.count -= 1
    forgotten.release()
  }

  /// Moves all entries to a larger, empty table.
  func move(to other: ChangeTable) {
    for slot in taken { other.slots[other.firstEmpty(slot.bits)] = slot }
    other.head.count = head.count
    head.count = 0
    // The references belong to the other table now; `deinit` must not release them.
    slots.update(repeating: ChangeTableSlot(), count: head.mask + 1)
  }

  func visit(_ body: (MapChange) throws -> Void) rethrows {
    for slot in taken { try body(slot.change) }
  }
}

// MARK: - Slots

extension ChangeTable {
  /// The header, without a run-time check for exclusive access: only the map that owns the table
  /// writes it.
  @inline(__always)
  fileprivate(set) var head: ChangeTableHeader {
    get { withUnsafeMutablePointerToHeader { $0.pointee } }
    set { withUnsafeMutablePointerToHeader { $0.pointee = newValue } }
  }

  /// The memory behind the header. It does not move during the table's life.
  @inline(__always)
  private var slots: UnsafeMutablePointer<ChangeTableSlot> {
    withUnsafeMutablePointerToElements { $0 }
  }

  private var taken: some Sequence<ChangeTableSlot> {
    (0...head.mask).lazy.map { self.slots[$0] }.filter { !$0.change.isEmpty }
  }

  /// The slot that has the change of the key, or the empty one where it belongs.
  @inline(__always)
  private func index(_ type: any Any.Type, _ name: String?, _ bits: UInt) -> Int {
    var index = start(bits)
    while true {
      let slot = slots[index]
      if slot.change.isEmpty { return index }
      if slot.bits == bits, MapNode.matches(slot.change.leaf, type, name, bits) { return index }
      index = following(index)
    }
  }

  private func firstEmpty(_ bits: UInt) -> Int {
    var index = start(bits)
    while !slots[index].change.isEmpty { index = following(index) }
    return index
  }

  @inline(__always)
  private func start(_ bits: UInt) -> Int { Int(truncatingIfNeeded: bits) & head.mask }

  @inline(__always)
  private func following(_ index: Int) -> Int { (index &+ 1) & head.mask }

  private func distance(from start: Int, to end: Int) -> Int { (end &- start) & head.mask }
}
