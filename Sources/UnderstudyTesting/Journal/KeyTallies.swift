import Understudy

/// The number of resolves and registrations of each key, however many there were; and numbers that
/// stand for the keys.
///
/// An open-addressing table over the bits of the keys: they are mixed already, and a dictionary
/// would hash them again at every resolve.
///
/// Invariants: a key gets a number when it is first mentioned and keeps it, which is also the index
/// of its tally. `counted` has each key with a nonzero count, once. `slots` is empty before the
/// first key, and at least half empty from then on.
struct KeyTallies {
  /// The number that stands for a key.
  typealias Number = Int32

  struct Tally {
    let key: Key
    var given = 0
    var failed = 0
    /// The number of registrations.
    var registered = 0
    /// The site of its first successful resolve, and the key whose factory made it.
    var firstSite: ShortSite?
    var firstAsker: Key?
  }

  /// A tally as it is stored: smaller, so that those of a usual test fit into a block that the
  /// allocator has at hand.
  private struct Stored {
    let key: Key
    var given: UInt32 = 0
    var failed: UInt32 = 0
    var registered: UInt32 = 0
    /// The number of ``Tally/firstAsker``; negative if there is none.
    var firstAsker: Number = -1
    var firstSite: ShortSite?

    init(key: Key) { self.key = key }

    var isEmpty: Bool { given == 0 && failed == 0 && registered == 0 }

    /// Compares without a copy of the key, whose name would be retained.
    @inline(__always)
    func isOf(_ other: borrowing Key) -> Bool {
      key.bits == other.bits && key.type == other.type && key.name == other.name
    }
  }

  private var tallies: [Stored] = []
  /// The counted keys, in the order in which they were first counted.
  private var counted: [Number] = []
  /// Numbers plus one; 0 is empty.
  private var slots: [Number] = []

  /// The tallies, in the order in which the keys were first counted. Keys that only resolved others
  /// are not included.
  var all: [Tally] { counted.map { tally(Int($0)) } }

  func find(_ key: Key) -> Tally? {
    guard !slots.isEmpty, case let number = slots[slot(of: key)] - 1, number >= 0 else {
      return nil
    }
    return tally(Int(number))
  }

  private func tally(_ index: Int) -> Tally {
    let stored = tallies[index]
    return Tally(
      key: stored.key,
      given: Int(stored.given),
      failed: Int(stored.failed),
      registered: Int(stored.registered),
      firstSite: stored.firstSite,
      firstAsker: stored.firstAsker < 0 ? nil : key(stored.firstAsker)
    )
  }

  func key(_ number: Number) -> Key { tallies[Int(number)].key }

  /// Returns the number of the key, a new one if it has none.
  mutating func number(of key: Key) -> Number {
    if slots.isEmpty { begin() }
    let slot = slot(of: key)
    if slots[slot] != 0 { return slots[slot] - 1 }
    tallies.append(Stored(key: key))
    slots[slot] = Number(tallies.count)
    if 2 * tallies.count > slots.count { grow() }
    return Number(tallies.count - 1)
  }

  mutating func countGiven(_ number: Number, at site: ShortSite?, for asker: Key?) {
    let index = Int(number)
    if tallies[index].given == 0 {
      _ = begun(number)
      tallies[index].firstSite = site
      if let asker { tallies[index].firstAsker = self.number(of: asker) }
    }
    Self.count(&tallies[index].given)
  }

  mutating func countFailed(_ number: Number) { Self.count(&tallies[begun(number)].failed) }

  mutating func countRegistration(of key: Key) {
    Self.count(&tallies[begun(number(of: key))].registered)
  }

  /// Counts to the highest number there is, and no further.
  @inline(__always)
  private static func count(_ number: inout UInt32) { if number < .max { number += 1 } }

  /// Returns the index of a tally that is about to count something.
  private mutating func begun(_ number: Number) -> Int {
    if tallies[Int(number)].isEmpty { counted.append(number) }
    return Int(number)
  }

  private func slot(of key: Key) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.bits) & mask
    while slots[slot] != 0, !tallies[Int(slots[slot] - 1)].isOf(key) { slot = (slot + 1) & mask }
    return slot
  }

  /// Makes room for the keys of a usual test at once.
  private mutating func begin() {
    slots = [Number](repeating: 0, count: 32)
    tallies.reserveCapacity(12)
    counted.reserveCapacity(12)
  }

  private mutating func grow() {
    slots = [Number](repeating: 0, count: slots.count * 2)
    for (index, tally) in tallies.enumerated() { slots[slot(of: tally.key)] = Number(index + 1) }
  }
}
