/// What precedes a table's slots in memory.
struct ChangeTableHeader {
  /// How many slots are taken.
  var count = 0
  /// How many slots there are, less one; they are a power of two.
  var mask: Int
}

/// A change in a table, with the bits of its key so that most looks need not follow it.
struct ChangeTableSlot {
  var bits: UInt = 0
  var change = MapChange.empty
}

/// The changes of a map by key: open addressing with linear probing, in one allocation.
///
/// Invariants: at least one slot is empty, so that every search ends; between the slot that the
/// bits of a key point at and the one that has its change, none is. A taken slot owns a reference
/// to its leaf.
final class ChangeTable: ManagedBuffer<ChangeTableHeader, ChangeTableSlot> {
  deinit { visit { $0.leaf.release() } }

  /// How many changes so many slots may hold: three quarters.
  static func room(in slots: Int) -> Int { slots - slots / 4 }

  /// An empty table that has room for so many changes.
  static func make(for count: Int) -> ChangeTable {
    var slots = 4
    while room(in: slots) < count { slots *= 4 }
    let buffer = create(minimumCapacity: slots) { _ in ChangeTableHeader(mask: slots - 1) }
    // `create` makes an object of the class that it is called on, and that is this final one.
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

  /// Notes a change in the place of an earlier one of the key. There has to be room.
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

  /// Forgets the change of the key, which there is one of.
  func forget(_ key: Key) {
    var gap = index(key.type, key.name, key.bits)
    let forgotten = slots[gap].change.leaf
    var next = following(gap)
    // What was put behind it only because the slot was taken moves up.
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

  /// Gives all it has to a larger table that is empty, and is empty itself.
  func move(to other: ChangeTable) {
    for slot in taken { other.slots[other.firstEmpty(slot.bits)] = slot }
    other.head.count = head.count
    head.count = 0
    // The references belong to the other one now; `deinit` must not release them.
    slots.update(repeating: ChangeTableSlot(), count: head.mask + 1)
  }

  func visit(_ body: (MapChange) throws -> Void) rethrows {
    for slot in taken { try body(slot.change) }
  }
}

// MARK: - Slots

extension ChangeTable {
  /// The header, without a run-time check for exclusive access: only the map whose own table it is
  /// writes.
  @inline(__always)
  fileprivate(set) var head: ChangeTableHeader {
    get { withUnsafeMutablePointerToHeader { $0.pointee } }
    set { withUnsafeMutablePointerToHeader { $0.pointee = newValue } }
  }

  /// The memory behind the header. It stays where it is for the table's whole life.
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
