import Synchronization

/// A dictionary of leaves by key that shares its present state at the cost of one reference.
///
/// It makes forks and snapshots of a container O(1): they get what it ``share()``s, and a later
/// change to either side copies only the few nodes on the way to the changed leaf. Nodes that were
/// made since the last share change in place, so that building a map is quick.
///
/// ```swift
/// var map = EditableMap<Registration>()
/// map.insert(registration)
/// let before = map.share()
/// map.remove(registration.key)  // `before` still finds it
/// ```
///
/// It cannot be copied: a copy would take the same nodes for its own. Each node carries the number
/// of its editor, and sharing gives the editor a new one; so no node changes that another thread
/// may have seen, whatever has become of the copies.
///
/// The structure is the hash trie of Bagwell, *Ideal Hash Trees* (2001), with leaves kept apart
/// from nodes as in Steindorfer and Vinju, *Optimizing Hash-Array Mapped Tries* (2015), and edited
/// in place as Clojure's transients are.
struct EditableMap<Leaf: MapLeaf>: ~Copyable, @unchecked Sendable {  // owns what it changes
  /// How many leaves there are.
  private(set) var count = 0
  /// The topmost node; `nil` in an empty map, so that making one allocates nothing.
  private(set) var root: MapNode?
  private var editor = MapEditor.none

  /// Makes an empty map.
  init() {}

  /// Makes a map that begins with the leaves of another.
  init(_ map: PersistentMap<Leaf>) {
    root = map.root
    count = map.count
  }

  /// Whether there are no leaves.
  var isEmpty: Bool { count == 0 }

  /// The leaves of now, whatever becomes of this map.
  ///
  /// - Complexity: O(1)
  mutating func share() -> PersistentMap<Leaf> {
    editor = .none
    return PersistentMap(root: root, count: count)
  }

  /// The leaf under the key.
  ///
  /// - Complexity: O(log32 `count`)
  func find(_ key: Key) -> Leaf? { MapNode.find(key, under: root) }

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
    editor.begin()
    guard root != nil else {
      root = editor.single(leaf)
      count = 1
      return nil
    }
    let replaced: Leaf? = MapNode.typed(editor.insert(leaf, into: &root!, shift: 0))
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
    editor.begin()
    let removed: Leaf? = MapNode.typed(editor.remove(key, from: &root!, shift: 0))
    count -= 1
    if isEmpty { root = nil }
    return removed
  }

  /// Calls the body with every leaf, in no particular order.
  func visit(_ body: (Leaf) throws -> Void) rethrows { try MapNode.visit(root, body) }
}
