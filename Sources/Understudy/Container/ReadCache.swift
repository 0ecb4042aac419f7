/// The quick way to built instances: an open-addressing table over the bits of their keys.
///
/// It owns nothing. Invariant: whatever it holds is also held by the container's registrations or
/// instances, and is what a resolve of its key gives; every change of those empties it first.
struct ReadCache: @unchecked Sendable {  // reached under the lock of its container alone
  private struct Slot {
    var bits: UInt
    var record: Unmanaged<InstanceRecord>?
    var key: Key? { record?.takeUnretainedValue().key }
  }

  private var slots: UnsafeMutablePointer<Slot>?
  private var mask = 0
  private var count = 0

  @inline(__always)
  func find(_ type: any Any.Type, name: String?, bits: UInt) -> Unmanaged<InstanceRecord>? {
    guard let slots else { return nil }
    var index = Int(truncatingIfNeeded: bits) & mask
    while let record = slots[index].record {
      if slots[index].bits == bits {
        let matches = record._withUnsafeGuaranteedRef {
          $0.key.type == type && $0.key.name == name
        }
        if matches { return record }
      }
      index = (index + 1) & mask
    }
    return nil
  }

  mutating func insert(_ record: InstanceRecord) {
    if 2 * (count + 1) > mask + 1 || slots == nil { grow() }
    let wasNew = place(Slot(bits: record.key.bits, record: .passUnretained(record)))
    if wasNew { count += 1 }
  }

  mutating func removeAll() {
    slots?.deallocate()
    slots = nil
    mask = 0
    count = 0
  }

  private func place(_ slot: Slot) -> Bool {
    guard let slots else { return false }
    var index = Int(truncatingIfNeeded: slot.bits) & mask
    while let record = slots[index].record {
      if slots[index].bits == slot.bits, record.takeUnretainedValue().key == slot.key {
        slots[index] = slot
        return false
      }
      index = (index + 1) & mask
    }
    slots[index] = slot
    return true
  }

  private mutating func grow() {
    let old = slots
    let oldCapacity = old == nil ? 0 : mask + 1
    let capacity = max(8, oldCapacity * 2)
    let table = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    table.initialize(repeating: Slot(bits: 0, record: nil), count: capacity)
    slots = table
    mask = capacity - 1
    guard let old else { return }
    for index in 0..<oldCapacity where old[index].record != nil { _ = place(old[index]) }
    old.deallocate()
  }
}
