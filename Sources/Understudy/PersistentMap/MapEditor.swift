import Synchronization

/// Changes nodes: in place those that it made itself, others as copies.
///
/// Invariant: a node that carries the number of an editor is referred to once, from within the map
/// of that editor.
struct MapEditor {
  /// Unique in the process, or 0 for one that has made no node yet.
  private var number: UInt64 = 0

  private static let numbers = Atomic<UInt64>(0)

  /// Owns no node.
  static let none = MapEditor()

  private init() {}

  /// Makes sure that it may make nodes.
  mutating func begin() {
    if number == 0 { number = Self.numbers.add(1, ordering: .relaxed).newValue }
  }

  /// A root with one leaf.
  func single(_ leaf: MapLeaf) -> MapNode {
    let node = make(capacity: 1)
    node.add(leaf, slot: MapNode.slot(leaf.key.bits, 0))
    return node
  }

  /// Puts the leaf in or below the node and gives back the one it replaces.
  func insert(_ leaf: MapLeaf, into node: inout MapNode, shift: Int) -> MapLeaf? {
    guard shift < UInt.bitWidth else { return insertColliding(leaf, into: &node) }
    let slot = MapNode.slot(leaf.key.bits, shift)
    if node.head.nodeMap & slot != 0 {
      makeOwn(&node)
      return node.withNode(node.head.nodeIndex(slot)) {
        insert(leaf, into: &$0, shift: shift + MapNode.stride)
      }
    }
    if node.head.leafMap & slot != 0 {
      makeOwn(&node)
      return replaceOrSplit(node, slot, by: leaf, shift: shift)
    }
    makeOwn(&node, adding: 1)
    node.add(leaf, slot: slot)
    return nil
  }

  private func replaceOrSplit(
    _ node: MapNode,
    _ slot: UInt32,
    by leaf: MapLeaf,
    shift: Int
  ) -> MapLeaf? {
    let index = node.head.leafIndex(slot)
    let key = leaf.key
    if MapNode.matches(node.unmanagedLeaf(index), key.type, key.name, key.bits) {
      return node.replace(index, by: leaf)
    }
    let other = node.takeLeaf(index, slot: slot)
    node.add(pair(other, leaf, shift: shift + MapNode.stride), slot: slot)
    return nil
  }

  private func insertColliding(_ leaf: MapLeaf, into node: inout MapNode) -> MapLeaf? {
    if let index = node.collidingIndex(of: leaf.key) {
      makeOwn(&node)
      return node.replace(index, by: leaf)
    }
    makeOwn(&node, adding: 1)
    node.addColliding(leaf)
    return nil
  }

  /// Takes out the leaf under a key that is known to be in or below the node.
  func remove(_ key: Key, from node: inout MapNode, shift: Int) -> MapLeaf {
    guard shift < UInt.bitWidth else { return removeColliding(key, from: &node) }
    let slot = MapNode.slot(key.bits, shift)
    guard node.head.nodeMap & slot != 0 else {
      makeOwn(&node, adding: -1)
      return node.takeLeaf(node.head.leafIndex(slot), slot: slot)
    }
    makeOwn(&node)
    let index = node.head.nodeIndex(slot)
    let removed = node.withNode(index) { remove(key, from: &$0, shift: shift + MapNode.stride) }
    node.collapse(index, slot: slot)
    return removed
  }

  private func removeColliding(_ key: Key, from node: inout MapNode) -> MapLeaf {
    guard let index = node.collidingIndex(of: key) else {
      preconditionFailure("A key that was found in a map is not in its collision node.")
    }
    makeOwn(&node, adding: -1)
    return node.takeLeaf(index, slot: 0)
  }
}

// MARK: - Making nodes

extension MapEditor {
  private func make(capacity: Int) -> MapNode {
    // The object's head takes five words and malloc's own takes one, in steps of two: with an even
    // number of elements nothing is left over.
    let capacity = (capacity + 1) & ~1
    let buffer = MapNode.create(minimumCapacity: capacity) { _ in
      MapNodeHeader(capacity: UInt32(capacity), editor: number)
    }
    // `create` makes an object of the class that it is called on, and that is this final one.
    return unsafeDowncast(buffer, to: MapNode.self)
  }

  /// A node for two leaves whose bits agree below the shift.
  private func pair(_ one: MapLeaf, _ other: MapLeaf, shift: Int) -> MapNode {
    let node = make(capacity: 2)
    guard shift < UInt.bitWidth else {
      node.addColliding(one)
      node.addColliding(other)
      return node
    }
    let slots = (MapNode.slot(one.key.bits, shift), MapNode.slot(other.key.bits, shift))
    if slots.0 == slots.1 {
      node.add(pair(one, other, shift: shift + MapNode.stride), slot: slots.0)
    } else {
      node.add(one, slot: slots.0)
      node.add(other, slot: slots.1)
    }
    return node
  }

  /// Makes the node one that may change in place, with memory for the elements to come.
  private func makeOwn(_ node: inout MapNode, adding extra: Int = 0) {
    let isOwn = node.head.editor == number
    let needed = node.head.count + extra
    let capacity = Int(node.head.capacity)
    // A node that is less than half full is moved too: memory follows the map down.
    if isOwn, needed <= capacity, capacity <= 2 * needed + 3 { return }
    node = duplicate(node, capacity: max(needed, node.head.count), moving: isOwn)
  }

  private func duplicate(_ node: MapNode, capacity: Int, moving: Bool) -> MapNode {
    let copy = make(capacity: capacity)
    let head = node.head
    copy.elements.initialize(from: node.elements, count: head.count)
    copy.head.leafMap = head.leafMap
    copy.head.nodeMap = head.nodeMap
    copy.head.leafCount = head.leafCount
    if moving {
      // The references belong to the copy now; `deinit` must not release them.
      node.head = MapNodeHeader(capacity: head.capacity, editor: head.editor)
    } else {
      for index in 0..<Int(head.leafCount) { _ = node.unmanagedLeaf(index).retain() }
      for index in Int(head.leafCount)..<head.count { _ = node.unmanagedNode(index).retain() }
    }
    return copy
  }
}
