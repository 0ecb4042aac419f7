/// A set of instances, identified by their records.
///
/// It keeps nothing alive: an instance is forgotten once it, and everything built from it, is gone.
struct InstanceSet: Sendable {
  private struct Entry: Sendable {
    weak var record: DependencyRecord?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  func contains(_ lookup: DependencyRecord) -> Bool {
    // Compared as well: another record may have the same address by now.
    entries[ObjectIdentifier(lookup)]?.record === lookup
  }

  mutating func insert(_ record: DependencyRecord) {
    entries[ObjectIdentifier(record)] = Entry(record: record)
  }

  mutating func formUnion(_ other: InstanceSet) {
    // An entry that is gone is replaced by another with the same address.
    entries.merge(other.entries) { own, new in new.record == nil ? own : new }
  }

  /// Removes the instances of a key.
  mutating func remove(_ key: Key) -> [DependencyRecord] {
    let found = entries.compactMap { $0.value.record }.filter { $0.key == key }
    for record in found { entries[ObjectIdentifier(record)] = nil }
    return found
  }

  /// Removes the instances of all other keys.
  mutating func keep(_ keys: Set<Key>) {
    entries = entries.filter { entry in
      entry.value.record.map { keys.contains($0.key) } ?? false
    }
  }

  /// Removes the instances that are gone.
  mutating func prune() { entries = entries.filter { $0.value.record != nil } }
}
