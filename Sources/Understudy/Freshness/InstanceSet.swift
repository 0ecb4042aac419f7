/// A set of instances, identified by their provenance.
///
/// It keeps nothing alive: an instance is forgotten once it, and everything built from it, is gone.
struct InstanceSet: Sendable {
  private struct Entry: Sendable {
    weak var provenance: DependencyRecord?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  func contains(_ look: DependencyRecord) -> Bool {
    // Compared as well: another provenance may have the same address by now.
    entries[ObjectIdentifier(look)]?.provenance === look
  }

  mutating func insert(_ provenance: DependencyRecord) {
    entries[ObjectIdentifier(provenance)] = Entry(provenance: provenance)
  }

  mutating func formUnion(_ other: InstanceSet) {
    // An entry that is gone is replaced by another with the same address.
    entries.merge(other.entries) { own, new in new.provenance == nil ? own : new }
  }

  /// Removes the instances of a key.
  mutating func remove(_ key: Key) -> [DependencyRecord] {
    let found = entries.compactMap { $0.value.provenance }.filter { $0.key == key }
    for provenance in found { entries[ObjectIdentifier(provenance)] = nil }
    return found
  }

  /// Removes the instances of all other keys.
  mutating func keep(_ keys: Set<Key>) {
    entries = entries.filter { entry in
      entry.value.provenance.map { keys.contains($0.key) } ?? false
    }
  }

  /// Removes the instances that are gone.
  mutating func prune() { entries = entries.filter { $0.value.provenance != nil } }
}
