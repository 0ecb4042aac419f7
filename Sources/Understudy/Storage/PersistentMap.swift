/// An entry of a `PersistentMap`: an object that carries its own key.
///
/// A leaf is shared by every copy of a map that contains it, so subclasses either add only
/// constants or guard what changes.
@usableFromInline
class MapLeaf: @unchecked Sendable {  // its one property is a constant; subclasses keep to that
  /// The key that the leaf is found by.
  final let key: Key

  /// Makes a leaf that is found by the key.
  init(key: Key) { self.key = key }
}

/// An immutable dictionary of leaves by key, whose copies cost a reference or two.
///
/// It is what an ``EditableMap`` shares with forks and snapshots.
struct PersistentMap<Leaf: MapLeaf>: @unchecked Sendable {  // nothing in it belongs to an editor
  /// The number of leaves.
  let count: Int
  let layers: MapLayers

  /// Makes an empty map.
  init() { self.init(MapLayers(), count: 0) }

  init(_ layers: MapLayers, count: Int) {
    self.layers = layers
    self.count = count
  }

  /// Whether there are no leaves.
  var isEmpty: Bool { count == 0 }

  /// The leaf under the key.
  ///
  /// - Complexity: O(log32 `count`)
  func find(_ key: Key) -> Leaf? { layers.find(key) }

  /// Whether there is a leaf under the key.
  func contains(_ key: Key) -> Bool { layers.find(key.type, key.name, key.bits) != nil }

  /// Calls the body with every leaf, in no particular order.
  func visit(_ body: (Leaf) throws -> Void) rethrows { try layers.visit(body) }

  /// Whether both are copies of one map, unchanged since.
  ///
  /// `false` proves nothing: two maps may have become equal in different ways.
  ///
  /// - Complexity: O(1)
  func isIdentical(to other: Self) -> Bool { layers.isIdentical(to: other.layers) }
}
