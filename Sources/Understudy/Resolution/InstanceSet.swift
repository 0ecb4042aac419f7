/// Instances, told apart by their provenance.
///
/// It keeps nothing alive: an instance is forgotten when it is gone, and all that was built from it.
struct InstanceSet: Sendable {
  private struct Entry: Sendable {
    weak var provenance: Provenance?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  func contains(_ look: Provenance) -> Bool {
    // Compared as well: another may stand by now where one was that is gone.
    entries[ObjectIdentifier(look)]?.provenance === look
  }

  mutating func insert(_ provenance: Provenance) {
    entries[ObjectIdentifier(provenance)] = Entry(provenance: provenance)
  }

  mutating func formUnion(_ other: InstanceSet) {
    // One that is gone gives its place to another that lies where it was.
    entries.merge(other.entries) { own, new in new.provenance == nil ? own : new }
  }

  /// Takes out those of a key.
  mutating func remove(_ key: Key) -> [Provenance] {
    let found = entries.compactMap { $0.value.provenance }.filter { $0.key == key }
    for provenance in found { entries[ObjectIdentifier(provenance)] = nil }
    return found
  }

  /// Forgets those of all other keys.
  mutating func keep(_ keys: Set<Key>) {
    entries = entries.filter { entry in
      entry.value.provenance.map { keys.contains($0.key) } ?? false
    }
  }

  /// Forgets those that are gone.
  mutating func prune() { entries = entries.filter { $0.value.provenance != nil } }
}
