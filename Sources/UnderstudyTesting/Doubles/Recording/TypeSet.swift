/// A set of types, by their addresses: a `Set` would hash them at length.
///
/// Invariant: `slots` is empty before the first type; from then on its size is a power of two, and
/// at least half of it is 0, which stands for no type.
struct TypeSet {
  private var slots: [UInt] = []
  private(set) var count = 0

  func contains(_ type: any Any.Type) -> Bool {
    !slots.isEmpty && slots[slot(of: Self.address(of: type))] != 0
  }

  mutating func insert(_ type: any Any.Type) {
    if 2 * (count + 1) > slots.count { grow() }
    let address = Self.address(of: type)
    let slot = slot(of: address)
    guard slots[slot] == 0 else { return }
    slots[slot] = address
    count += 1
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt](repeating: 0, count: max(64, 2 * old.count))
    for address in old where address != 0 { slots[slot(of: address)] = address }
  }

  /// The slot that has the address, or would get it.
  private func slot(of address: UInt) -> Int {
    let mask = slots.count - 1
    // Addresses of types differ in their middle.
    var slot = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[slot] != 0, slots[slot] != address { slot = (slot + 1) & mask }
    return slot
  }

  private static func address(of type: any Any.Type) -> UInt {
    UInt(bitPattern: ObjectIdentifier(type))
  }
}
