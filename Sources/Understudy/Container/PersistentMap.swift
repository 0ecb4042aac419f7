/// What a `PersistentMap` holds: an object that carries its own key.
///
/// A leaf is shared by every copy of a map that contains it, so subclasses either add constants
/// only or guard what changes.
class MapLeaf: @unchecked Sendable {  // its one property is a constant; subclasses keep to that
  /// What the leaf is found by.
  final let key: Key

  /// Makes a leaf that is found by the key.
  init(key: Key) { self.key = key }
}

/// A dictionary of leaves by key, whose copies cost one reference and never see each other change.
///
/// It makes forks and snapshots of a container O(1): they take a copy, and a later change to
/// either side copies only the few nodes on the way to the changed leaf. A map that nobody shares
/// changes in place, so that building one is quick.
///
/// ```swift
/// var map = PersistentMap<Registration>()
/// map.insert(registration)
/// let before = map
/// map.remove(registration.key)  // `before` still finds it
/// ```
///
/// The structure is the hash trie of Bagwell, *Ideal Hash Trees* (2001), with leaves kept apart
/// from nodes as in Steindorfer and Vinju, *Optimizing Hash-Array Mapped Tries* (2015).
struct PersistentMap<Leaf: MapLeaf>: @unchecked Sendable {  // nodes change while uniquely owned
  /// How many leaves there are.
  private(set) var count = 0
  /// The topmost node; `nil` in an empty map, so that making one allocates nothing.
  private(set) var root: MapNode?

  /// Makes an empty map.
  init() {}

  /// Whether there are no leaves.
  var isEmpty: Bool { count == 0 }

  /// The leaf under the key.
  ///
  /// - Complexity: O(log32 `count`)
  func find(_ key: Key) -> Leaf? {
    find(type: key.type, name: key.name, bits: key.bits)
  }

  /// The leaf under the key that these parts would make, without making it.
  ///
  /// - Parameters:
  ///   - type: the key's type.
  ///   - name: the key's name.
  ///   - bits: `Key.bits(of: type, name: name)`.
  /// - Complexity: O(log32 `count`)
  func find(type: any Any.Type, name: String?, bits: UInt) -> Leaf? {
    guard let root else { return nil }
    return withExtendedLifetime(root) {
      Self.typed(MapNode.find(type: type, name: name, bits: bits, under: root))
    }
  }

  /// Adds the leaf, in the place of the one under an equal key.
  ///
  /// Neither this nor `remove` ever releases the last reference to a leaf, also when another owner
  /// lets go of a shared node meanwhile: they run no `deinit` of a leaf and are safe under a lock.
  ///
  /// - Returns: the leaf it replaced. A caller that holds a lock keeps it until after the lock, as
  ///   its release may run user code.
  /// - Complexity: O(log32 `count`)
  @discardableResult
  mutating func insert(_ leaf: Leaf) -> Leaf? {
    guard root != nil else {
      root = MapNode.single(leaf)
      count = 1
      return nil
    }
    let replaced = Self.typed(MapNode.insert(leaf, into: &root!, shift: 0))
    if replaced == nil { count += 1 }
    return replaced
  }

  /// Takes out the leaf under the key, if there is one.
  ///
  /// - Returns: the leaf taken out, which is the caller's to release outside its lock.
  /// - Complexity: O(log32 `count`)
  @discardableResult
  mutating func remove(_ key: Key) -> Leaf? {
    // The look first: a miss must not copy the path.
    guard find(key) != nil else { return nil }
    let removed = Self.typed(MapNode.remove(key, from: &root!, shift: 0))
    count -= 1
    if isEmpty { root = nil }
    return removed
  }

  /// Calls the body with every leaf, in no particular order.
  func visit(_ body: (Leaf) throws -> Void) rethrows {
    try root?.visit { try body(Self.typed($0)) }
  }

  /// Whether both are copies of one map, unchanged since.
  ///
  /// `false` proves nothing: two maps may have grown equal in different ways.
  ///
  /// - Complexity: O(1)
  func isIdentical(to other: Self) -> Bool { root === other.root }

  @inline(__always)
  private static func typed(_ leaf: MapLeaf) -> Leaf {
    // Nodes are not generic, but the only leaves in this map's nodes came through `insert(_: Leaf)`.
    unsafeDowncast(leaf, to: Leaf.self)
  }

  @inline(__always)
  private static func typed(_ leaf: MapLeaf?) -> Leaf? {
    guard let leaf else { return nil }
    return typed(leaf) as Leaf
  }
}
