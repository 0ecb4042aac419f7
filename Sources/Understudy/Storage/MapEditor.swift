import Synchronization

/// Changes nodes: in place those that it made itself, others as copies.
///
/// Invariant: a node that carries the number of an editor has one reference, from within the map of
/// that editor.
struct MapEditor {
  /// The number of the editor, unique in the process; 0 if it has made no node yet.
  private var number: UInt64 = 0

  private static let numbers = Atomic<UInt64>(0)

  /// An editor that owns no node.
  static let none = MapEditor()

  private init() {}

  /// Whether it has made no node yet.
  var hasMadeNothing: Bool { number == 0 }

  /// Makes sure that it can make nodes.
  mutating func begin() {
    if number == 0 { number = Self.numbers.add(1, ordering: .relaxed).newValue }
  }

  /// Makes a root with one leaf.
  func single(_ leaf: MapLeaf) -> MapNode {
    let node = make(capacity: 1)
    node.add(leaf, slot: MapNode.slot(leaf.key.bits, 0))
    return node
  }

  /// Stores the leaf in or below the root and returns the one it replaces.
  func insert(_ leaf: MapLeaf, into root: inout MapNode) -> MapLeaf? {
    let bits = leaf.key.bits
    if let capacity = newCapacity(of: root, for: leaf, bits, shift: 0) { move(&root, capacity) }
    // Guaranteed references: the root holds everything below it, and retaining it is most of the
    // time that a step takes.
    var node = Unmanaged.passUnretained(root)
    var shift = 0
    while shift < UInt.bitWidth {
      let slot = MapNode.slot(bits, shift)
      let head = node._withUnsafeGuaranteedRef { $0.head }
      guard head.nodeMap & slot != 0 else {
        return node._withUnsafeGuaranteedRef { put(leaf, in: $0, slot, shift: shift) }
      }
      shift += MapNode.stride
      let index = head.nodeIndex(slot)
      node = node._withUnsafeGuaranteedRef { own(index, in: $0, for: leaf, bits, shift: shift) }
    }
    return node._withUnsafeGuaranteedRef { putColliding(leaf, in: $0) }
  }

  /// The node at an index of an owned one, made owned as well and with room for the leaf.
  @inline(__always)
  private func own(
    _ index: Int,
    in parent: MapNode,
    for leaf: MapLeaf,
    _ bits: UInt,
    shift: Int
  ) -> Unmanaged<MapNode> {
    let node = parent.unmanagedNode(index)
    let capacity = node._withUnsafeGuaranteedRef {
      newCapacity(of: $0, for: leaf, bits, shift: shift)
    }
    guard let capacity else { return node }
    parent.withNode(index) { move(&$0, capacity) }
    return parent.unmanagedNode(index)
  }

  /// The capacity that a copy needs for the leaf; `nil` for a node that needs no copy.
  @inline(__always)
  private func newCapacity(
    of node: MapNode,
    for leaf: MapLeaf,
    _ bits: UInt,
    shift: Int
  ) -> Int? {
    let head = node.head
    let isInPlace =
      shift < UInt.bitWidth
      ? (head.leafMap | head.nodeMap) & MapNode.slot(bits, shift) != 0
      : node.collidingIndex(of: leaf.key) != nil
    return newCapacity(head, adding: isInPlace ? 0 : 1)
  }

  @inline(__always)
  private func newCapacity(_ head: MapNodeHeader, adding extra: Int) -> Int? {
    let needed = head.count + extra
    let capacity = Int(head.capacity)
    // A node that is less than half full is moved too: memory shrinks with the map.
    if head.editor == number, needed <= capacity, capacity <= 2 * needed + 3 { return nil }
    return max(needed, head.count)
  }

  @inline(__always)
  private func put(_ leaf: MapLeaf, in node: MapNode, _ slot: UInt32, shift: Int) -> MapLeaf? {
    guard node.head.leafMap & slot != 0 else {
      node.add(leaf, slot: slot)
      return nil
    }
    return replaceOrSplit(node, slot, by: leaf, shift: shift)
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

  private func putColliding(_ leaf: MapLeaf, in node: MapNode) -> MapLeaf? {
    if let index = node.collidingIndex(of: leaf.key) { return node.replace(index, by: leaf) }
    node.addColliding(leaf)
    return nil
  }

  /// Removes the leaf under a key that is known to be in or below the node.
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
    // The object's header takes five words and malloc's own takes one, in steps of two: with an
    // even number of elements nothing is wasted.
    let capacity = (capacity + 1) & ~1
    let buffer = MapNode.create(minimumCapacity: capacity) { _ in
      MapNodeHeader(capacity: UInt32(capacity), editor: number)
    }
    // `create` makes an object of the class that it is called on, which is this final class.
    return unsafeDowncast(buffer, to: MapNode.self)
  }

  /// Makes a node for two leaves whose bits agree below the shift.
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

  /// Makes the node changeable in place, with memory for additional elements.
  private func makeOwn(_ node: inout MapNode, adding extra: Int = 0) {
    if let capacity = newCapacity(node.head, adding: extra) { move(&node, capacity) }
  }

  @inline(never)
  private func move(_ node: inout MapNode, _ capacity: Int) {
    node = duplicate(node, capacity: capacity, moving: node.head.editor == number)
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
