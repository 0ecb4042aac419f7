/// What precedes a node's elements in memory.
struct MapNodeHeader {
  /// One bit for each slot that holds a leaf; none in a collision node.
  var leafMap: UInt32 = 0
  /// One bit for each slot that holds a node; none in a collision node.
  var nodeMap: UInt32 = 0
  /// How many elements are leaves. They come first, nodes behind them, both by slot.
  var leafCount: UInt32 = 0
  /// How many elements there is memory for.
  var capacity: UInt32

  @inline(__always)
  var count: Int { Int(leafCount) + nodeMap.nonzeroBitCount }

  @inline(__always)
  func leafIndex(_ slot: UInt32) -> Int { (leafMap & (slot &- 1)).nonzeroBitCount }

  @inline(__always)
  func nodeIndex(_ slot: UInt32) -> Int {
    Int(leafCount) &+ (nodeMap & (slot &- 1)).nonzeroBitCount
  }
}

/// One level of a `PersistentMap`: 32 slots by five bits of the key, of which only the taken ones
/// have memory, behind the header and in the same allocation.
///
/// Below the last bits there is a *collision node*: leaves whose bits are all equal, in a row.
/// Every node but the root has at least two leaves in or below it.
///
/// An element is an owned reference: to a `MapLeaf` below index `leafCount`, to a `MapNode` from
/// there on. That order is the proof for each `Unmanaged.fromOpaque` in this file.
final class MapNode: ManagedBuffer<MapNodeHeader, UnsafeMutableRawPointer> {
  /// How many bits of the key choose a slot.
  static let stride = 5

  deinit {
    for index in 0..<Int(header.leafCount) { unmanagedLeaf(index).release() }
    for index in Int(header.leafCount)..<header.count { unmanagedNode(index).release() }
  }

  /// A node with one leaf, as only a root may be.
  static func single(_ leaf: MapLeaf) -> MapNode {
    let node = make(capacity: 1)
    node.add(leaf, slot: slot(leaf.key.bits, 0))
    return node
  }

  /// A node for two leaves whose bits agree below the shift.
  private static func pair(_ one: MapLeaf, _ other: MapLeaf, shift: Int) -> MapNode {
    let node = make(capacity: 2)
    guard shift < UInt.bitWidth else {
      node.addColliding(one)
      node.addColliding(other)
      return node
    }
    let slots = (slot(one.key.bits, shift), slot(other.key.bits, shift))
    if slots.0 == slots.1 {
      node.add(pair(one, other, shift: shift + stride), slot: slots.0)
    } else {
      node.add(one, slot: slots.0)
      node.add(other, slot: slots.1)
    }
    return node
  }

  private static func make(capacity: Int) -> MapNode {
    // Allocators hand out memory in steps of two words and the head takes an even number of them
    // plus malloc's own one, so an odd number of elements leaves nothing unused.
    let capacity = capacity | 1
    let buffer = create(minimumCapacity: capacity) { _ in
      MapNodeHeader(capacity: UInt32(capacity))
    }
    // `create` is called on this final class and makes an object of the class it is called on.
    return unsafeDowncast(buffer, to: MapNode.self)
  }

  /// The bit that stands for the slot of a key on the level of the shift.
  @inline(__always)
  static func slot(_ bits: UInt, _ shift: Int) -> UInt32 {
    // `&<<` takes the low five bits of its right side: the stride.
    1 &<< UInt32(truncatingIfNeeded: bits &>> UInt(bitPattern: shift))
  }
}

// MARK: - Reading

extension MapNode {
  /// The leaf with the parts of a key, under a node that the caller keeps alive.
  static func find(
    type: any Any.Type,
    name: String?,
    bits: UInt,
    under root: MapNode
  ) -> MapLeaf? {
    // Unmanaged, as counting references on the way down would cost more than the search.
    var node = Unmanaged.passUnretained(root)
    var shift = 0
    while shift < UInt.bitWidth {
      let slot = slot(bits, shift)
      let header = node._withUnsafeGuaranteedRef { $0.header }
      if header.nodeMap & slot != 0 {
        let index = header.nodeIndex(slot)
        node = node._withUnsafeGuaranteedRef { $0.unmanagedNode(index) }
        shift &+= stride
        continue
      }
      guard header.leafMap & slot != 0 else { return nil }
      let leaf = node._withUnsafeGuaranteedRef { $0.unmanagedLeaf(header.leafIndex(slot)) }
      return matches(leaf, type, name, bits) ? leaf.takeUnretainedValue() : nil
    }
    return node._withUnsafeGuaranteedRef { $0.findColliding(type, name, bits) }
  }

  private func findColliding(_ type: any Any.Type, _ name: String?, _ bits: UInt) -> MapLeaf? {
    for index in 0..<Int(header.leafCount) {
      let leaf = unmanagedLeaf(index)
      if Self.matches(leaf, type, name, bits) { return leaf.takeUnretainedValue() }
    }
    return nil
  }

  @inline(__always)
  private static func matches(
    _ leaf: Unmanaged<MapLeaf>,
    _ type: any Any.Type,
    _ name: String?,
    _ bits: UInt
  ) -> Bool {
    leaf._withUnsafeGuaranteedRef {
      $0.key.bits == bits && $0.key.type == type && $0.key.name == name
    }
  }

  /// Calls the body with every leaf in and below this node.
  func forEach(_ body: (MapLeaf) throws -> Void) rethrows {
    for index in 0..<Int(header.leafCount) { try body(leaf(index)) }
    for index in Int(header.leafCount)..<header.count { try node(index).forEach(body) }
  }

  /// The leaf at an index below `leafCount`.
  func leaf(_ index: Int) -> MapLeaf { unmanagedLeaf(index).takeUnretainedValue() }

  /// The node at an index from `leafCount` on.
  func node(_ index: Int) -> MapNode { unmanagedNode(index).takeUnretainedValue() }

  @inline(__always)
  private func unmanagedLeaf(_ index: Int) -> Unmanaged<MapLeaf> { .fromOpaque(elements[index]) }

  @inline(__always)
  private func unmanagedNode(_ index: Int) -> Unmanaged<MapNode> { .fromOpaque(elements[index]) }

  /// The memory behind the header. It stays where it is for the node's whole life.
  @inline(__always)
  private var elements: UnsafeMutablePointer<UnsafeMutableRawPointer> {
    withUnsafeMutablePointerToElements { $0 }
  }
}

// MARK: - Changing

extension MapNode {
  /// Puts the leaf in or below the node and gives back the one it replaces.
  static func insert(_ leaf: MapLeaf, into node: inout MapNode, shift: Int) -> MapLeaf? {
    guard shift < UInt.bitWidth else { return insertColliding(leaf, into: &node) }
    let slot = slot(leaf.key.bits, shift)
    if node.header.nodeMap & slot != 0 {
      makeUnique(&node)
      return node.withNode(node.header.nodeIndex(slot)) {
        insert(leaf, into: &$0, shift: shift + stride)
      }
    }
    guard node.header.leafMap & slot != 0 else {
      makeUnique(&node, adding: 1)
      node.add(leaf, slot: slot)
      return nil
    }
    makeUnique(&node)
    let index = node.header.leafIndex(slot)
    if node.hasLeaf(leaf.key, at: index) { return node.replace(index, by: leaf) }
    let other = node.takeLeaf(index, slot: slot)
    node.add(pair(other, leaf, shift: shift + stride), slot: slot)
    return nil
  }

  private static func insertColliding(_ leaf: MapLeaf, into node: inout MapNode) -> MapLeaf? {
    if let index = node.collidingIndex(of: leaf.key) {
      makeUnique(&node)
      return node.replace(index, by: leaf)
    }
    makeUnique(&node, adding: 1)
    node.addColliding(leaf)
    return nil
  }

  /// Takes out the leaf under a key that is known to be in or below the node.
  static func remove(_ key: Key, from node: inout MapNode, shift: Int) -> MapLeaf {
    guard shift < UInt.bitWidth else {
      guard let index = node.collidingIndex(of: key) else {
        preconditionFailure("PersistentMap: a key that was found is not in its collision node.")
      }
      makeUnique(&node, adding: -1)
      return node.takeLeaf(index, slot: 0)
    }
    let slot = slot(key.bits, shift)
    guard node.header.nodeMap & slot != 0 else {
      makeUnique(&node, adding: -1)
      return node.takeLeaf(node.header.leafIndex(slot), slot: slot)
    }
    makeUnique(&node)
    let index = node.header.nodeIndex(slot)
    let removed = node.withNode(index) { remove(key, from: &$0, shift: shift + stride) }
    node.collapse(index, slot: slot)
    return removed
  }

  /// Replaces a node that is down to one leaf by that leaf.
  private func collapse(_ index: Int, slot: UInt32) {
    let child = unmanagedNode(index)._withUnsafeGuaranteedRef { $0.header }
    guard child.leafCount == 1, child.nodeMap == 0 else { return }
    let node = Unmanaged<MapNode>.fromOpaque(close(index)).takeRetainedValue()
    header.nodeMap ^= slot
    add(node.leaf(0), slot: slot)
  }

  private func hasLeaf(_ key: Key, at index: Int) -> Bool {
    Self.matches(unmanagedLeaf(index), key.type, key.name, key.bits)
  }

  private func collidingIndex(of key: Key) -> Int? {
    (0..<Int(header.leafCount)).first { hasLeaf(key, at: $0) }
  }
}

// MARK: - Changing a node that nobody else refers to

extension MapNode {
  /// Makes the node one that may change in place, with memory for the elements to come.
  private static func makeUnique(_ node: inout MapNode, adding extra: Int = 0) {
    let isUnique = isKnownUniquelyReferenced(&node)
    let needed = node.header.count + extra
    let capacity = Int(node.header.capacity)
    // A node that is less than half full is moved too: memory follows the map down.
    if isUnique, needed <= capacity, capacity <= 2 * needed + 3 { return }
    node = node.duplicate(capacity: max(needed, node.header.count), moving: isUnique)
  }

  private func duplicate(capacity: Int, moving: Bool) -> MapNode {
    let copy = Self.make(capacity: capacity)
    copy.elements.initialize(from: elements, count: header.count)
    copy.header.leafMap = header.leafMap
    copy.header.nodeMap = header.nodeMap
    copy.header.leafCount = header.leafCount
    if moving {
      // The references belong to the copy now; `deinit` must not release them.
      header = MapNodeHeader(capacity: header.capacity)
    } else {
      for index in 0..<Int(header.leafCount) { _ = unmanagedLeaf(index).retain() }
      for index in Int(header.leafCount)..<header.count { _ = unmanagedNode(index).retain() }
    }
    return copy
  }

  /// Lends the child at the index to the body, which may put another in its place.
  private func withNode<Result>(_ index: Int, _ body: (inout MapNode) -> Result) -> Result {
    // Out of its element while lent: a second reference would make it look shared.
    var child = unmanagedNode(index).takeRetainedValue()
    let result = body(&child)
    elements[index] = Unmanaged.passRetained(child).toOpaque()
    return result
  }

  private func add(_ leaf: MapLeaf, slot: UInt32) {
    open(header.leafIndex(slot), for: Unmanaged.passRetained(leaf).toOpaque())
    header.leafMap |= slot
    header.leafCount += 1
  }

  private func add(_ node: MapNode, slot: UInt32) {
    open(header.nodeIndex(slot), for: Unmanaged.passRetained(node).toOpaque())
    header.nodeMap |= slot
  }

  private func addColliding(_ leaf: MapLeaf) {
    open(Int(header.leafCount), for: Unmanaged.passRetained(leaf).toOpaque())
    header.leafCount += 1
  }

  private func replace(_ index: Int, by leaf: MapLeaf) -> MapLeaf {
    let replaced = unmanagedLeaf(index).takeRetainedValue()
    elements[index] = Unmanaged.passRetained(leaf).toOpaque()
    return replaced
  }

  /// Takes out a leaf; in a collision node its slot is 0, the one that is no slot.
  private func takeLeaf(_ index: Int, slot: UInt32) -> MapLeaf {
    let leaf = Unmanaged<MapLeaf>.fromOpaque(close(index)).takeRetainedValue()
    header.leafMap &= ~slot
    header.leafCount -= 1
    return leaf
  }

  /// Shifts the elements from the index on to make room for a new one.
  private func open(_ index: Int, for element: UnsafeMutableRawPointer) {
    let gap = elements + index
    (gap + 1).update(from: gap, count: header.count - index)
    gap.initialize(to: element)
  }

  /// Gives up the element at the index and shifts those behind it.
  private func close(_ index: Int) -> UnsafeMutableRawPointer {
    let gap = elements + index
    let element = gap.pointee
    gap.update(from: gap + 1, count: header.count - index - 1)
    return element
  }
}
