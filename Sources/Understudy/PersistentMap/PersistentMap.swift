/// What a `PersistentMap` holds: an object that carries its own key.
///
/// A leaf is shared by every copy of a map that contains it, so subclasses either add constants
/// only or guard what changes.
@usableFromInline
class MapLeaf: @unchecked Sendable {  // its one property is a constant; subclasses keep to that
  /// What the leaf is found by.
  final let key: Key

  /// Makes a leaf that is found by the key.
  init(key: Key) { self.key = key }
}

/// A dictionary of leaves by key that never changes, and whose copies cost one reference.
///
/// It is what an ``EditableMap`` shares with forks and snapshots.
struct PersistentMap<Leaf: MapLeaf>: @unchecked Sendable {  // its nodes belong to no editor
  /// How many leaves there are.
  let count: Int
  /// The topmost node; `nil` in an empty map, so that making one allocates nothing.
  let root: MapNode?

  /// Makes an empty map.
  init() { self.init(root: nil, count: 0) }

  init(root: MapNode?, count: Int) {
    self.root = root
    self.count = count
  }

  /// Whether there are no leaves.
  var isEmpty: Bool { count == 0 }

  /// The leaf under the key.
  ///
  /// - Complexity: O(log32 `count`)
  func find(_ key: Key) -> Leaf? { MapNode.find(key, under: root) }

  /// Calls the body with every leaf, in no particular order.
  func visit(_ body: (Leaf) throws -> Void) rethrows { try MapNode.visit(root, body) }

  /// Whether both are copies of one map, unchanged since.
  ///
  /// `false` proves nothing: two maps may have grown equal in different ways.
  ///
  /// - Complexity: O(1)
  func isIdentical(to other: Self) -> Bool { root === other.root }
}

// MARK: - Maps of one kind of leaf

extension MapNode {
  /// The leaf under the key.
  static func find<Leaf: MapLeaf>(_ key: Key, under root: MapNode?) -> Leaf? {
    guard let root else { return nil }
    return withExtendedLifetime(root) {
      typed(find(type: key.type, name: key.name, bits: key.bits, under: root))
    }
  }

  static func visit<Leaf: MapLeaf>(_ root: MapNode?, _ body: (Leaf) throws -> Void) rethrows {
    try root?.visit { try body(unsafeDowncast($0, to: Leaf.self)) }
  }

  /// Nodes are not generic, but the only leaves below a map's root came through its `insert`.
  @inline(__always)
  static func typed<Leaf: MapLeaf>(_ leaf: MapLeaf?) -> Leaf? {
    leaf.map { unsafeDowncast($0, to: Leaf.self) }
  }
}
