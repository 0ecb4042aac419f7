import Understudy

/// How often each key was given out and registered, however many resolves there were.
///
/// An open-addressing table over the bits of the keys: they are mixed already, and a dictionary
/// would hash them again at every resolve. Invariant: at least half of `slots` is empty.
struct KeyTallies {
  struct Tally {
    let key: Key
    var given = 0
    var failed = 0
    /// How often it was registered.
    var registered = 0
    /// Where it was asked for first, and by whose factory.
    var firstSite: SourceSite?
    var firstAsker: Key?
  }

  private(set) var all: [Tally] = []
  /// Places in `all`, plus one; 0 is empty.
  private var slots = [Int](repeating: 0, count: 32)

  func find(_ key: Key) -> Tally? {
    let place = slots[slot(of: key)]
    return place == 0 ? nil : all[place - 1]
  }

  mutating func count(_ entry: Journal.Entry) {
    let index = index(of: entry.key)
    guard entry.outcome == .given else {
      all[index].failed += 1
      return
    }
    all[index].given += 1
    if all[index].given == 1 {
      all[index].firstSite = entry.site
      all[index].firstAsker = entry.asker
    }
  }

  mutating func countRegistration(of key: Key) { all[index(of: key)].registered += 1 }

  private mutating func index(of key: Key) -> Int {
    let slot = slot(of: key)
    if slots[slot] != 0 { return slots[slot] - 1 }
    all.append(Tally(key: key))
    slots[slot] = all.count
    if 2 * all.count > slots.count { grow() }
    return all.count - 1
  }

  private func slot(of key: Key) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.bits) & mask
    while slots[slot] != 0, all[slots[slot] - 1].key != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [Int](repeating: 0, count: slots.count * 2)
    for (index, tally) in all.enumerated() { slots[slot(of: tally.key)] = index + 1 }
  }
}
