/// The sleepers of a clock by deadline, the earliest first and, with one deadline, the first to
/// arrive.
///
/// A binary heap that knows each entry's place, so that a cancelled one leaves at once and not at
/// its deadline.
struct DeadlineHeap: Sendable {
  struct Entry: Sendable, Comparable {
    let deadline: ManualClock.Instant
    let arrival: UInt64
    let id: UInt64
    /// The moment of the clock at which it arrived.
    var start = ManualClock.Instant(offset: .zero)
    /// The test whose code sleeps, if it is known.
    var owner: ObjectIdentifier?

    static func < (left: Entry, right: Entry) -> Bool {
      (left.deadline, left.arrival) < (right.deadline, right.arrival)
    }
  }

  private(set) var entries: [Entry] = []
  private var places: [UInt64: Int] = [:]

  var count: Int { entries.count }
  var first: Entry? { entries.first }

  /// - Complexity: O(log n).
  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    places[entry.id] = entries.count - 1
    rise(from: entries.count - 1)
  }

  /// - Returns: whether it was in the heap.
  /// - Complexity: O(log n).
  mutating func remove(_ id: UInt64) -> Bool {
    guard let place = places[id] else { return false }
    swap(place, entries.count - 1)
    entries.removeLast()
    places[id] = nil
    if place < entries.count {
      rise(from: place)
      sink(from: place)
    }
    return true
  }

  private mutating func rise(from place: Int) {
    var place = place
    while place > 0, entries[place] < entries[(place - 1) / 2] {
      swap(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink(from place: Int) {
    var place = place
    while let child = lesserChild(of: place), entries[child] < entries[place] {
      swap(place, child)
      place = child
    }
  }

  private func lesserChild(of place: Int) -> Int? {
    let (left, right) = (2 * place + 1, 2 * place + 2)
    guard left < entries.count else { return nil }
    return right < entries.count && entries[right] < entries[left] ? right : left
  }

  private mutating func swap(_ left: Int, _ right: Int) {
    entries.swapAt(left, right)
    places[entries[left].id] = left
    places[entries[right].id] = right
  }
}
