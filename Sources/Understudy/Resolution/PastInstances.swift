/// Instances that a container has no more, told apart by what they were built from.
///
/// It keeps nothing alive: an instance is forgotten when nothing is left that was built from it.
struct PastInstances: Sendable {
  private struct Entry: Sendable {
    weak var provenance: Provenance?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  func contains(_ look: Provenance) -> Bool {
    // Compared as well: another may stand by now where one was that is gone.
    entries[ObjectIdentifier(look.whole)]?.provenance === look.whole
  }

  mutating func insert(_ provenance: Provenance) {
    entries[ObjectIdentifier(provenance.whole)] = Entry(provenance: provenance.whole)
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

  /// Forgets those that nothing was built from, or nothing that is left.
  mutating func prune() { entries = entries.filter { $0.value.provenance != nil } }
}
