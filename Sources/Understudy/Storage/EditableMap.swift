import Synchronization

/// A dictionary of leaves by key that shares its present state at the cost of a reference or two.
///
/// It makes forks and snapshots of a container O(1): they get what it ``share()``s, or are a
/// ``fork()`` of it, and a later change to either side leaves the other unchanged.
///
/// ```swift
/// var map = EditableMap<Registration>()
/// map.insert(registration)
/// let before = map.share()
/// map.remove(registration.key)  // `before` still finds it
/// ```
///
/// It cannot be copied: a copy would treat the same nodes as its own.
///
/// The nodes are the hash trie of Bagwell, *Ideal Hash Trees* (2001), with leaves kept apart from
/// nodes as in Steindorfer and Vinju, *Optimizing Hash-Array Mapped Tries* (2015), and edited in
/// place as Clojure's transients are. Each carries the number of its editor, and sharing gives the
/// editor a new one; so no node changes that another thread may have seen, whatever happens to the
/// copies.
///
/// A map is in one of three stages, and passes through them in this order:
/// - *Amending*, as a fork begins: its nodes are those of its origin and stay as they are; it
///   records its changes beside them. A change costs the same whatever the size of the origin.
/// - *Settled*, as a fork continues after ``MapChanges/limit`` changes: they are in nodes of its
///   own that share what they can with the origin's. It keeps the origin's.
/// - *Building*, as any other map begins and stays: it changes its nodes, and copies only the few
///   on the way to the changed leaf if they are shared. A lone leaf needs no node, nor do the first
///   ``MapChanges/limit`` of a map that begins in a table, until its state is shared. The first few
///   leaves added after it has shared its state are recorded beside its nodes, because the shared
///   state may soon be the only part still wanted. *Sharing* and *keeping* are parts of this stage:
///   see ``share(withSnapshot:)``.
///
/// Invariants: while building but not sharing, a change beside nodes is of a leaf whose key they do
/// not have; none is shared; a fork holds all leaves of its origin as long as it exists, so nothing
/// it does can release the last reference to one.
struct EditableMap<Leaf: MapLeaf>: ~Copyable, @unchecked Sendable {  // owns what it changes
  enum Stage {
    case building
    /// Building, while a snapshot has the nodes, which reports its end.
    case sharing
    /// Building, until such a snapshot reports its end, after changes to what it has.
    case keeping(MapNode)
    case amending
    case settled(keeping: MapNode)
  }

  /// The number of leaves.
  private(set) var count = 0
  private(set) var layers = MapLayers()
  var stage = Stage.building
  private var editor = MapEditor.none
  private let beginsInTable: Bool

  /// Makes an empty map.
  ///
  /// - Parameter isInTable: whether its first leaves need no nodes, as those of a map that is mostly
  ///   small and rarely shared. They take less time, and a map that grows takes a little more.
  init(inTable isInTable: Bool = false) { beginsInTable = isInTable }

  /// Makes a map that begins with the leaves of another.
  ///
  /// It releases a leaf that it replaces or removes, and its first changes take longer than those
  /// of a ``fork()`` of a map; if the other map was a fork, it continues as that one.
  init(_ map: PersistentMap<Leaf>) {
    layers = map.layers
    count = map.count
    beginsInTable = false
    if root != nil, !layers.changes.isEmpty { stage = .amending }
  }

  private init(amending layers: consuming MapLayers, count: Int) {
    self.layers = layers
    self.count = count
    beginsInTable = false
    stage = .amending
  }

  /// Whether there are no leaves.
  var isEmpty: Bool { count == 0 }

  /// The topmost node, for tests.
  var root: MapNode? { layers.root }

  /// The present leaves, independent of later changes of this map.
  ///
  /// - Complexity: O(1), and O(changes) once for a few that were made since the last time
  mutating func share() -> PersistentMap<Leaf> {
    settleAdditions()
    editor = .none
    let changes = layers.changes.share()
    return PersistentMap(MapLayers(root: layers.root, changes: changes), count: count)
  }

  /// The present leaves, for an owner that only holds them until they can be released.
  ///
  /// - Complexity: O(1)
  func remaining() -> PersistentMap<Leaf> { PersistentMap(layers, count: count) }

  /// The nodes it keeps of the map that it began with, or of a snapshot's, besides the present leaves.
  var base: MapNode? {
    switch stage {
    case .settled(let base), .keeping(let base): base
    case .building, .sharing, .amending: nil
    }
  }

  /// Returns a map that begins with the present leaves, and whose changes cost little.
  ///
  /// It holds the leaves it begins with as long as it exists, including those it replaces or
  /// removes.
  ///
  /// - Complexity: O(1), and O(changes) once for a fork that has itself changed more than a few.
  mutating func fork() -> EditableMap {
    // Each fork would copy them.
    if layers.changes.count > MapChanges.few { settle() }
    settleAdditions()
    editor = .none
    // Not a share that is copied: each retain costs as much as a lookup.
    return EditableMap(
      amending: MapLayers(root: layers.root, changes: layers.changes.share()),
      count: count
    )
  }

  /// The leaf under the key.
  ///
  /// - Complexity: O(log32 `count`)
  func find(_ key: Key) -> Leaf? { layers.find(key) }

  /// The leaf with the parts of a key, unretained: valid until the map changes.
  @inline(__always)
  func findUnmanaged(
    _ type: any Any.Type,
    name: String?,
    bits: UInt
  ) -> Unmanaged<Leaf>? {
    // All leaves came through `insert`.
    layers.find(type, name, bits).map { .fromOpaque($0.toOpaque()) }
  }

  /// Whether there is a leaf under the key.
  func contains(_ key: Key) -> Bool { layers.find(key.type, key.name, key.bits) != nil }

  /// Calls the body with every leaf, in no particular order.
  func visit(_ body: (Leaf) throws -> Void) rethrows { try layers.visit(body) }
}

// MARK: - Changing

extension EditableMap {
  /// Adds the leaf, replacing the one under an equal key.
  ///
  /// Neither this nor `remove` ever releases the last reference to a leaf, even if another owner
  /// releases a shared node meanwhile: they run no `deinit` of a leaf and are safe under a lock.
  ///
  /// - Returns: the leaf it replaced. A caller that holds a lock keeps it until after the lock, as
  ///   its release may run user code.
  /// - Complexity: O(1) in a fork with few changes, else O(log32 `count`)
  @discardableResult
  mutating func insert(_ leaf: Leaf) -> Leaf? {
    let replaced = admitsChange(to: leaf) ? note(leaf) : edit(leaf)
    if replaced == nil { count += 1 }
    return replaced.map(MapLayers.typed)
  }

  /// Removes the leaf under the key, if there is one.
  ///
  /// - Returns: the removed leaf, which the caller releases outside its lock.
  /// - Complexity: that of ``insert(_:)``
  @discardableResult
  mutating func remove(_ key: Key) -> Leaf? {
    // The lookup comes first: a miss must not copy the path.
    guard let leaf = find(key) else { return nil }
    if let below = layers.findBelow(key.type, key.name, key.bits) {
      if admitsChange() {
        _ = layers.changes.put(below.takeUnretainedValue(), isRemoval: true)
      } else {
        cut(key)
      }
    } else {
      layers.changes.forget(key)
    }
    count -= 1
    guard isEmpty, !isAmending else { return leaf }
    if layers.changes.isEmpty { layers.root = nil } else { settle() }
    return leaf
  }

  /// Whether the next change is recorded beside the nodes; if not, all changes are in nodes
  /// afterwards.
  private mutating func admitsChange(to leaf: Leaf? = nil) -> Bool {
    guard isAmending || root == nil else {
      if admitsChangeBesideShared(leaf) { return true }
      settleAdditions()
      return false
    }
    let most =
      !isAmending && !beginsInTable
      ? 1 : layers.changes.isShared ? MapChanges.few + 1 : MapChanges.limit
    if layers.changes.count < most { return true }
    settle()
    return false
  }

  /// Whether the change to the leaf, or a removal, is recorded beside nodes that have another owner,
  /// too.
  private func admitsChangeBesideShared(_ leaf: Leaf?) -> Bool {
    guard editor.hasMadeNothing, layers.changes.count < MapChanges.few else { return false }
    if case .sharing = stage { return true }
    guard let key = leaf?.key else { return false }
    // An existing leaf is replaced in its node, which would hold it.
    return layers.findBelow(key.type, key.name, key.bits) == nil
  }

  /// Moves the changes beside the nodes of a map that is building into them, so that no other code
  /// has to handle them; but for a lone leaf without nodes.
  mutating func settleAdditions() {
    guard !layers.changes.isEmpty, !isAmending else { return }
    if root != nil || layers.changes.count > 1 { settle() }
  }

  private var isAmending: Bool { if case .amending = stage { true } else { false } }

  private mutating func note(_ leaf: Leaf) -> MapLeaf? {
    switch layers.changes.put(leaf) {
    case .unchanged:
      let key = leaf.key
      return layers.findBelow(key.type, key.name, key.bits)?.takeUnretainedValue()
    case .removed: return nil
    case .leaf(let old): return old
    }
  }

  /// Stores the leaf in the nodes.
  private mutating func edit(_ leaf: MapLeaf) -> MapLeaf? {
    editor.begin()
    guard root != nil else {
      layers.root = editor.single(leaf)
      return nil
    }
    return editor.insert(leaf, into: &layers.root!)
  }

  /// Removes a leaf that is in the nodes.
  private mutating func cut(_ key: Key) {
    editor.begin()
    _ = editor.remove(key, from: &layers.root!, shift: 0)
  }

  /// Moves the changes into the nodes.
  private mutating func settle() {
    let changes = layers.changes
    layers.changes = .none
    switch stage {
    case .amending: stage = root.map { .settled(keeping: $0) } ?? .building
    case .sharing: stage = root.map { .keeping($0) } ?? .building
    case .building, .keeping, .settled: break
    }
    guard !isEmpty else {
      layers.root = nil
      return
    }
    changes.visit { change in
      if let leaf = change.present { _ = edit(leaf.takeUnretainedValue()) }
    }
    changes.visit { change in
      if change.isRemoval { cut(change.leaf._withUnsafeGuaranteedRef(\.key)) }
    }
  }
}
